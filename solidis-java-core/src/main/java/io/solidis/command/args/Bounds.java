package io.solidis.command.args;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The ends of a range of scores or members, in the text that Redis reads: {@code 1.5}, {@code (1.5}, {@code -inf} for
 * scores; {@code [a}, {@code (a}, {@code -}, {@code +} for members. Whatever else the server understands may be given as
 * bytes.
 *
 * @param lower the lower end, also of a reversed range
 * @param upper the upper end, also of a reversed range
 */
public record Bounds(byte[] lower, byte[] upper) {

    /** Scores from {@code lower} to {@code upper}, both included. */
    public static Bounds scores(double lower, double upper) {
        return new Bounds(including(lower), including(upper));
    }

    /** All scores. */
    public static Bounds allScores() {
        return scores(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** Members from {@code lower} to {@code upper}, both included. */
    public static Bounds members(byte[] lower, byte[] upper) {
        return new Bounds(including(lower), including(upper));
    }

    /** All members. */
    public static Bounds allMembers() {
        return text("-", "+");
    }

    /** Both ends as text. */
    public static Bounds text(String lower, String upper) {
        return new Bounds(lower.getBytes(StandardCharsets.UTF_8), upper.getBytes(StandardCharsets.UTF_8));
    }

    /** An end that is a score and belongs to the range. */
    public static byte[] including(double score) {
        return ascii(text(score));
    }

    /** An end that is a score and does not belong to the range. */
    public static byte[] excluding(double score) {
        return ascii('(' + text(score));
    }

    /** An end that is a member and belongs to the range. */
    public static byte[] including(byte[] member) {
        return prefixed('[', member);
    }

    /** An end that is a member and does not belong to the range. */
    public static byte[] excluding(byte[] member) {
        return prefixed('(', member);
    }

    private static byte[] prefixed(char prefix, byte[] member) {
        byte[] end = new byte[member.length + 1];
        end[0] = (byte) prefix;
        System.arraycopy(member, 0, end, 1, member.length);
        return end;
    }

    private static String text(double score) {
        if (Double.isInfinite(score)) {
            return score > 0 ? "+inf" : "-inf";
        }
        long whole = (long) score;
        return whole == score && Math.abs(score) < 1L << 53 ? Long.toString(whole) : Double.toString(score);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bounds bounds
                && Arrays.equals(lower, bounds.lower)
                && Arrays.equals(upper, bounds.upper);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(lower) + Arrays.hashCode(upper);
    }
}
