package io.solidis.command.args;

/**
 * Where a bit field begins.
 *
 * @param position zero or more
 * @param typeWidths the position counts in widths of the field's type instead of bits
 */
public record BitFieldOffset(long position, boolean typeWidths) {

    public BitFieldOffset {
        if (position < 0) {
            throw new IllegalArgumentException("the offset of a bit field must not be negative");
        }
    }

    /** At this bit. */
    public static BitFieldOffset bit(long position) {
        return new BitFieldOffset(position, false);
    }

    /** At this element of an array of fields of the same type; what Redis spells {@code #3}. */
    public static BitFieldOffset element(long index) {
        return new BitFieldOffset(index, true);
    }

    /** As Redis spells it. */
    @Override
    public String toString() {
        return (typeWidths ? "#" : "") + position;
    }
}
