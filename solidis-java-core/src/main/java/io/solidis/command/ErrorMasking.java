package io.solidis.command;

import io.solidis.error.RedisReplyException;
import io.solidis.protocol.ErrorReply;
import java.nio.charset.StandardCharsets;

/*
 * Servers echo arguments in some errors, in quotes and often cut short. A quoted span that an argument starts with, or
 * that starts with an argument, hides everything from its first to the last quote of the message. Text of scripts may
 * quote anything, so there the first quote is enough. Cold path: one pass over the arguments per quote.
 */
/** Turns a server's error into an exception that shows no argument. */
final class ErrorMasking {

    private static final int MAX_MESSAGE = 4096;
    private static final int MAX_COMPARED = 256;
    private static final String MASK = "***";

    private ErrorMasking() {}

    static RedisReplyException toException(ErrorReply error, Command<?> command) {
        String text = error.message().replace('\r', ' ').replace('\n', ' ');
        int from = firstEcho(text, command);
        if (from >= 0) {
            int last = Math.max(text.lastIndexOf('\''), Math.max(text.lastIndexOf('"'), text.lastIndexOf('`')));
            boolean cut = text.length() > MAX_MESSAGE || last <= from;
            text = text.substring(0, from) + MASK + (cut ? "" : text.substring(last + 1));
        }
        if (text.length() > MAX_MESSAGE) {
            text = text.substring(0, MAX_MESSAGE);
        }
        return new RedisReplyException(error.code(), "[" + command.name() + "] " + text);
    }

    private static int firstEcho(String text, Command<?> command) {
        boolean script = command.name().text().startsWith("EVAL")
                || command.name().text().startsWith("FCALL");
        for (int i = 0; i < text.length(); i++) {
            if (isQuote(text.charAt(i)) && (script || echoesArgument(text, i, command))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean echoesArgument(String text, int quote, Command<?> command) {
        int close = quote + 1;
        while (close < text.length() && text.charAt(close) != text.charAt(quote)) {
            close++;
        }
        String span = trimReplacement(text.substring(quote + 1, close));
        String tail = text.substring(quote + 1);
        for (int i = 0; i < command.argumentCount(); i++) {
            String argument = shown(command.argument(i));
            if (!argument.isEmpty() && (argument.startsWith(span) && !span.isEmpty() || tail.startsWith(argument))) {
                return true;
            }
        }
        return false;
    }

    private static String shown(byte[] argument) {
        int length = Math.min(argument.length, MAX_COMPARED);
        return trimReplacement(new String(argument, 0, length, StandardCharsets.UTF_8)
                .replace('\r', ' ')
                .replace('\n', ' '));
    }

    /** Drops what a character cut in the middle leaves behind. */
    private static String trimReplacement(String text) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '\uFFFD') {
            end--;
        }
        return text.substring(0, end);
    }

    private static boolean isQuote(char c) {
        return c == '\'' || c == '`' || c == '"';
    }
}
