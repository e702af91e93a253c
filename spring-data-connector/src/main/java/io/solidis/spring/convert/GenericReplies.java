package io.solidis.spring.convert;

import io.solidis.command.Command;
import io.solidis.command.CommandBuilder;
import io.solidis.protocol.ErrorReply;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.util.Assert;

/*
 * Callers of the generic execute() and of scripts were written against RESP2. Whatever RESP3 adds is therefore brought
 * back to what RESP2 says in its place: a double is text, a boolean is 0 or 1, a map is a flat list.
 */
/** Commands by name, and replies of any shape. */
public final class GenericReplies {

    private GenericReplies() {}

    /** Any command; its reply by its shape alone. */
    public static Command<Object> command(String name, byte[]... arguments) {
        Assert.hasText(name, "Command must not be null or empty");
        Assert.notNull(arguments, "Arguments must not be null");
        CommandBuilder command = Command.of(name);
        for (byte[] argument : arguments) {
            command.add(argument, "argument");
        }
        return command.reply(GenericReplies::plain);
    }

    /** A reply in the types of RESP2, on either protocol. */
    public static @Nullable Object plain(@Nullable Object reply) {
        if (reply instanceof List<?> items) {
            List<@Nullable Object> plain = new ArrayList<>(items.size());
            for (Object item : items) {
                plain.add(plain(item));
            }
            return plain;
        }
        if (reply instanceof String status) {
            return status.getBytes(StandardCharsets.UTF_8);
        }
        if (reply instanceof Double number) {
            boolean whole = number == Math.rint(number) && Math.abs(number) < 1e15;
            return ascii(whole ? Long.toString(number.longValue()) : infinityOr(number));
        }
        if (reply instanceof Boolean bool) {
            return bool ? 1L : 0L;
        }
        if (reply instanceof BigInteger number) {
            return ascii(number.toString());
        }
        return reply instanceof ErrorReply error ? error.message() : reply;
    }

    private static String infinityOr(double number) {
        return Double.isInfinite(number) ? (number > 0 ? "inf" : "-inf") : Double.toString(number);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
