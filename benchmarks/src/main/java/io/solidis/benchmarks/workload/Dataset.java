package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.Key;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Pipeline;

/**
 * Keys and their values, made before the clock starts. Every key has two values of its own, so a reply that belongs
 * to another key, or to an older write, is seen when it is checked.
 */
final class Dataset {

    /** How many keys there are, unless said otherwise. */
    static final int KEYS = 10_000;

    /** One reply in this many is compared with what it must be. */
    static final int CHECKED = 64;

    private static final int FILL_BATCH = 1_000;
    private static final int STRIDE = 7_919;

    private final Key[] keys;
    private final byte[][][] values;

    Dataset(int count, int payload) {
        keys = new Key[count];
        values = new byte[count][2][];
        for (int i = 0; i < count; i++) {
            keys[i] = new Key(i);
            values[i][0] = payload(payload, 2 * i);
            values[i][1] = payload(payload, 2 * i + 1);
        }
    }

    /**
     * A linear congruential generator gives bytes that neither repeat nor compress, and the same ones in every
     * process.
     */
    private static byte[] payload(int length, int number) {
        var bytes = new byte[length];
        int state = 0x1d16 ^ (length << 8) ^ (number * 0x9E3779B9);
        for (int i = 0; i < length; i++) {
            state = state * 1_664_525 + 1_013_904_223;
            bytes[i] = (byte) (state >>> 24);
        }
        return bytes;
    }

    Key key(int index) {
        return keys[index];
    }

    byte[] value(int index, int version) {
        return values[index][version];
    }

    /** The key a caller uses next. Callers never share keys, and walk through their own in a scattered order. */
    int index(int caller, int callers, long iteration) {
        int own = keys.length / callers;
        return caller + callers * (int) (iteration * STRIDE % own);
    }

    /** Which of the two values a writing caller uses next: it changes each time it comes back to a key. */
    int version(int callers, long iteration) {
        return (int) (iteration / (keys.length / callers)) & 1;
    }

    /** Whether the reply to this call is to be compared. */
    static boolean isChecked(int caller, long iteration) {
        return (iteration + caller) % CHECKED == 0;
    }

    /** Compares a value that was read with the one that must be there. */
    void check(int index, int version, @Nullable Object read) {
        if (!(read instanceof byte[] bytes) || !Arrays.equals(bytes, values[index][version])) {
            throw new IllegalStateException("Wrong value for " + keys[index].text() + ": "
                    + (read instanceof byte[] other ? other.length + " bytes that differ" : String.valueOf(read)));
        }
    }

    /** Writes the first value of every key. */
    void fill(Jedis admin) {
        try (Pipeline pipeline = admin.pipelined()) {
            for (Key key : keys) {
                pipeline.set(key.bytes(), values[key.index()][0]);
                if (key.index() % FILL_BATCH == FILL_BATCH - 1) {
                    pipeline.sync();
                }
            }
            pipeline.sync();
        }
    }
}
