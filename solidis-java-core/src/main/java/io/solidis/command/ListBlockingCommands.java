package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.ListEnd;
import io.solidis.command.reply.KeyedValue;
import io.solidis.command.reply.KeyedValues;
import java.util.List;
import java.util.Objects;

/**
 * Commands of the list group that wait until there is an element, for a number of seconds that may have a fraction; 0 is
 * for ever. When the time is over they answer {@code null}.
 */
public final class ListBlockingCommands {

    private static final CommandName BLMOVE = define("BLMOVE", Trait.BLOCKING);
    private static final CommandName BLMPOP = define("BLMPOP", Trait.BLOCKING);
    private static final CommandName BLPOP = define("BLPOP", Trait.BLOCKING);
    private static final CommandName BRPOP = define("BRPOP", Trait.BLOCKING);
    private static final CommandName BRPOPLPUSH = define("BRPOPLPUSH", Trait.BLOCKING);

    /** A key and one element; nil gives {@code null}. */
    static final ReplyDecoder<KeyedValue> KEYED_VALUE = reply -> {
        if (reply == null) {
            return null;
        }
        List<?> pair = (List<?>) reply;
        return new KeyedValue(
                Objects.requireNonNull(Replies.BYTES.decode(pair.get(0))),
                Objects.requireNonNull(Replies.BYTES.decode(pair.get(1))));
    };

    /** A key and its elements; nil gives {@code null}. */
    static final ReplyDecoder<KeyedValues> KEYED_VALUES = reply -> {
        if (reply == null) {
            return null;
        }
        List<?> pair = (List<?>) reply;
        return new KeyedValues(
                Objects.requireNonNull(Replies.BYTES.decode(pair.get(0))),
                Objects.requireNonNull(Replies.BYTES_LIST.decode(pair.get(1))));
    };

    private ListBlockingCommands() {}

    /** {@code BLMOVE}: the element that was moved. */
    public static Command<byte[]> blmove(
            byte[] source, byte[] destination, ListEnd from, ListEnd to, double timeoutSeconds) {
        return Command.of(BLMOVE)
                .key(source)
                .key(destination)
                .add(from)
                .add(to)
                .blockingSeconds(timeoutSeconds)
                .reply(Replies.BYTES);
    }

    /** {@code BLMPOP}: up to {@code count} elements of the first list that has any. Since Redis 7.0. */
    public static Command<KeyedValues> blmpop(double timeoutSeconds, ListEnd from, long count, byte[]... keys) {
        return Command.of(BLMPOP)
                .blockingSeconds(timeoutSeconds)
                .countedKeys(keys)
                .add(from)
                .add(Keyword.COUNT)
                .add(count)
                .reply(KEYED_VALUES);
    }

    /** {@code BLPOP}: the first element of the first list that has any. */
    public static Command<KeyedValue> blpop(double timeoutSeconds, byte[]... keys) {
        return Command.of(BLPOP).keys(keys).blockingSeconds(timeoutSeconds).reply(KEYED_VALUE);
    }

    /** {@code BRPOP}: the last element of the first list that has any. */
    public static Command<KeyedValue> brpop(double timeoutSeconds, byte[]... keys) {
        return Command.of(BRPOP).keys(keys).blockingSeconds(timeoutSeconds).reply(KEYED_VALUE);
    }

    /** {@code BRPOPLPUSH}: the element that was moved. */
    public static Command<byte[]> brpoplpush(byte[] source, byte[] destination, double timeoutSeconds) {
        return Command.of(BRPOPLPUSH)
                .key(source)
                .key(destination)
                .blockingSeconds(timeoutSeconds)
                .reply(Replies.BYTES);
    }
}
