package io.solidis.command;

import java.nio.charset.StandardCharsets;

/** Spells replies as RESP text, one char per byte. Pieces nest: {@code array(bulk("a"), integer(1))}. */
public final class RespText {

    public static final String OK = "+OK\r\n";
    /** Nil in place of a bulk string, RESP2. */
    public static final String NIL = "$-1\r\n";
    /** Nil in place of an array, RESP2. */
    public static final String NIL_ARRAY = "*-1\r\n";
    /** Nil, RESP3. */
    public static final String NULL = "_\r\n";

    private RespText() {}

    public static String status(String text) {
        return "+" + text + "\r\n";
    }

    public static String integer(long number) {
        return ":" + number + "\r\n";
    }

    /** A bulk string of this text as UTF-8. */
    public static String bulk(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return "$" + bytes.length + "\r\n" + new String(bytes, StandardCharsets.ISO_8859_1) + "\r\n";
    }

    /** An array of replies. */
    public static String array(String... replies) {
        return "*" + replies.length + "\r\n" + String.join("", replies);
    }

    /** An array of bulk strings. */
    public static String bulks(String... texts) {
        StringBuilder items = new StringBuilder("*").append(texts.length).append("\r\n");
        for (String text : texts) {
            items.append(bulk(text));
        }
        return items.toString();
    }

    /** A RESP3 set of replies. */
    public static String set(String... replies) {
        return "~" + replies.length + "\r\n" + String.join("", replies);
    }

    /** A RESP3 map of keys and values in turn. */
    public static String map(String... replies) {
        return "%" + replies.length / 2 + "\r\n" + String.join("", replies);
    }

    /** A RESP3 double, given as the server spells it. */
    public static String real(String number) {
        return "," + number + "\r\n";
    }

    /** A RESP3 boolean. */
    public static String bool(boolean value) {
        return value ? "#t\r\n" : "#f\r\n";
    }
}
