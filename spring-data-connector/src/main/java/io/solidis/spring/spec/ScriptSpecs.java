package io.solidis.spring.spec;

import java.util.Arrays;
import org.springframework.util.Assert;

/** Keys and arguments of scripts, which Spring hands over in one array. */
public final class ScriptSpecs {

    private static final byte[][] NONE = {};

    private ScriptSpecs() {}

    /** The first {@code numKeys} elements. */
    public static byte[][] keys(int numKeys, byte[][] keysAndArgs) {
        Assert.notNull(keysAndArgs, "Keys and arguments must not be null");
        Assert.isTrue(numKeys <= keysAndArgs.length, "There are fewer keys than numKeys says");
        return numKeys > 0 ? Arrays.copyOfRange(keysAndArgs, 0, numKeys) : NONE;
    }

    /** The elements after the keys. */
    public static byte[][] args(int numKeys, byte[][] keysAndArgs) {
        return numKeys < keysAndArgs.length
                ? Arrays.copyOfRange(keysAndArgs, Math.max(0, numKeys), keysAndArgs.length)
                : NONE;
    }
}
