package io.solidis.command;

import java.nio.charset.StandardCharsets;

/** Numbers as Redis reads and writes them. */
final class Numbers {

    private static final int CACHED = 1024;
    private static final byte[][] SMALL = new byte[CACHED][];

    static {
        for (int i = 0; i < CACHED; i++) {
            SMALL[i] = ascii(Integer.toString(i));
        }
    }

    private Numbers() {}

    /** Decimal text. The array may be shared: not to be changed. */
    static byte[] toBytes(long value) {
        return value >= 0 && value < CACHED ? SMALL[(int) value] : ascii(Long.toString(value));
    }

    /** Shortest text that reads back as the same double, without an exponent where a whole number will do. */
    static byte[] toBytes(double value) {
        if (Double.isInfinite(value)) {
            return ascii(value > 0 ? "+inf" : "-inf");
        }
        if (Double.isNaN(value)) {
            return ascii("nan");
        }
        long whole = (long) value;
        return whole == value && Math.abs(value) < 1L << 53 ? toBytes(whole) : ascii(Double.toString(value));
    }

    /** Reads what either protocol gives for a double. */
    static double parseDouble(Object reply) {
        if (reply instanceof Double number) {
            return number;
        }
        if (reply instanceof Long number) {
            return number;
        }
        String text = reply instanceof byte[] bytes ? new String(bytes, StandardCharsets.ISO_8859_1) : (String) reply;
        return switch (text) {
            case "inf", "+inf", "Inf", "infinity" -> Double.POSITIVE_INFINITY;
            case "-inf", "-Inf", "-infinity" -> Double.NEGATIVE_INFINITY;
            case "nan", "-nan", "NaN" -> Double.NaN;
            default -> Double.parseDouble(text);
        };
    }

    /** Reads an integer reply, or decimal text. */
    static long parseLong(Object reply) {
        if (reply instanceof Long number) {
            return number;
        }
        return Long.parseLong(
                reply instanceof byte[] bytes ? new String(bytes, StandardCharsets.ISO_8859_1) : (String) reply);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
