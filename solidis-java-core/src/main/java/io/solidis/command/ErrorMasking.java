package io.solidis.command;

import io.solidis.error.RedisReplyException;
import io.solidis.protocol.ErrorReply;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/*
 * Servers echo arguments in some errors, in quotes and often cut short. A quote that is followed by the beginning of an
 * argument, up to where either of them ends, hides everything from there to the last quote of the message. Text of scripts
 * may quote anything, so there the first quote is enough. What servers echo without quotes stays: nothing tells it from
 * their own words. Cold path: every argument is decoded once, and compared at each quote.
 */
/** Turns a server's error into an exception that shows no quoted argument. */
final class ErrorMasking {

    private static final int MAX_MESSAGE = 4096;
    private static final int MAX_COMPARED = 256;
    private static final char CUT_CHARACTER = '\uFFFD';
    private static final String MASK = "***";
    private static final Set<String> SCRIPTS =
            Set.of("EVAL", "EVALSHA", "EVALSHA_RO", "EVAL_RO", "FCALL", "FCALL_RO", "FUNCTION LOAD", "SCRIPT LOAD");

    private ErrorMasking() {}

    static RedisReplyException toException(ErrorReply error, Command<?> command) {
        String text = oneLine(error.message());
        boolean cut = text.length() > MAX_MESSAGE;
        if (cut) {
            text = text.substring(0, MAX_MESSAGE);
        }
        int from = SCRIPTS.contains(command.name().text()) ? nextQuote(text, 0) : firstEcho(text, command);
        if (from >= 0) {
            int last = Math.max(text.lastIndexOf('\''), Math.max(text.lastIndexOf('"'), text.lastIndexOf('`')));
            boolean toTheEnd = cut || last == from;
            text = text.substring(0, from) + MASK + (toTheEnd ? "" : text.substring(last + 1));
        }
        return new RedisReplyException(error.code(), "[" + command.name() + "] " + text);
    }

    private static int firstEcho(String text, Command<?> command) {
        int first = -1;
        for (int i = 0; i < command.argumentCount() && nextQuote(text, 0) >= 0; i++) {
            String argument = shown(command.argument(i));
            int quote = nextQuote(text, 0);
            while (quote >= 0 && (first < 0 || quote < first)) {
                if (echoes(text, quote, argument)) {
                    first = quote;
                }
                quote = nextQuote(text, quote + 1);
            }
        }
        return first;
    }

    /** Whether the text after the quote and the argument are the same until one of them ends. */
    private static boolean echoes(String text, int quote, String argument) {
        int start = quote + 1;
        int same = 0;
        while (same < argument.length()
                && start + same < text.length()
                && text.charAt(start + same) == argument.charAt(same)) {
            same++;
        }
        if (same == 0) {
            return false;
        }
        int end = start + same;
        int close = text.indexOf(text.charAt(quote), start);
        return same == argument.length()
                || end == text.length()
                || text.charAt(end) == text.charAt(quote)
                || text.charAt(end) == CUT_CHARACTER
                || (close > start && close <= end);
    }

    private static String shown(byte[] argument) {
        int length = Math.min(argument.length, MAX_COMPARED);
        String text = oneLine(new String(argument, 0, length, StandardCharsets.UTF_8));
        int end = text.length();
        while (length < argument.length && end > 0 && text.charAt(end - 1) == CUT_CHARACTER) {
            end--;
        }
        return text.substring(0, end);
    }

    private static String oneLine(String text) {
        return text.replace('\r', ' ').replace('\n', ' ');
    }

    private static int nextQuote(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\'' || c == '`' || c == '"') {
                return i;
            }
        }
        return -1;
    }
}
