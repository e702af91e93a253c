package io.solidis.command.args;

/**
 * The integer that a bit field holds.
 *
 * @param signed two's complement
 * @param bits its width: 1 to 64 if signed, 1 to 63 if not
 */
public record BitFieldType(boolean signed, int bits) {

    public BitFieldType {
        if (bits < 1 || bits > (signed ? 64 : 63)) {
            throw new IllegalArgumentException("a bit field has 1 to 64 bits if it is signed, 1 to 63 if it is not");
        }
    }

    /** A signed integer of this width. */
    public static BitFieldType signed(int bits) {
        return new BitFieldType(true, bits);
    }

    /** An unsigned integer of this width. */
    public static BitFieldType unsigned(int bits) {
        return new BitFieldType(false, bits);
    }

    /** As Redis spells it, such as {@code i16}. */
    @Override
    public String toString() {
        return (signed ? "i" : "u") + bits;
    }
}
