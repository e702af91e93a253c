package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * A part of a string, both ends included; negative positions count from the end.
 *
 * @param start first position
 * @param end last position, {@code null} for an open end ({@code BITPOS} then sees endless zeros after the string)
 * @param bits positions are bits instead of bytes; since Redis 7.0
 */
public record BitRange(long start, @Nullable Long end, boolean bits) implements CommandArguments {

    public BitRange {
        if (bits && end == null) {
            throw new IllegalArgumentException("a range of bits needs an end");
        }
    }

    /** From this byte on. */
    public static BitRange from(long start) {
        return new BitRange(start, null, false);
    }

    /** These bytes. */
    public static BitRange bytes(long start, long end) {
        return new BitRange(start, end, false);
    }

    /** These bits; since Redis 7.0. */
    public static BitRange bits(long start, long end) {
        return new BitRange(start, end, true);
    }

    /** The same range with an end for commands that need one. */
    public BitRange closed() {
        return end == null ? bytes(start, -1) : this;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(start);
        if (end != null) {
            command.add(end);
        }
        if (bits) {
            command.add(Keyword.BIT);
        }
    }
}
