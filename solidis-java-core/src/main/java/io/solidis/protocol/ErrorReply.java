package io.solidis.protocol;

/**
 * An error as the server sent it: a value, since it may stand inside an array while its neighbours are fine.
 *
 * @param code first word of the text, such as {@code WRONGTYPE}
 * @param message the whole text, code included
 */
public record ErrorReply(String code, String message) {

    /** Splits the server's text. */
    public static ErrorReply of(String message) {
        int end = message.indexOf(' ');
        return new ErrorReply(end < 0 ? message : message.substring(0, end), message);
    }
}
