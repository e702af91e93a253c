package io.solidis.spring.reactive;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ReactiveRedisConnection;
import org.springframework.util.Assert;

/**
 * Buffers of callers as arrays for the core. Position and limit of a buffer stay as they are, so a caller may subscribe
 * again; an array that a buffer covers exactly is used as it is.
 */
final class Buffers {

    private static final byte[][] NONE = {};

    private Buffers() {}

    static byte[] key(ReactiveRedisConnection.Command command) {
        return bytes(command.getKey(), "Key");
    }

    static byte[] bytes(@Nullable ByteBuffer buffer, String what) {
        Assert.notNull(buffer, () -> what + " must not be null");
        int length = buffer.remaining();
        if (buffer.hasArray() && buffer.array().length == length) {
            return buffer.array();
        }
        byte[] bytes = new byte[length];
        buffer.duplicate().get(bytes);
        return bytes;
    }

    /** At least one. */
    static byte[][] all(@Nullable Collection<ByteBuffer> buffers, String what) {
        Assert.notEmpty(buffers, () -> what + " must not be null or empty");
        return any(buffers, what);
    }

    static byte[][] all(ByteBuffer[] buffers, String what) {
        Assert.notNull(buffers, () -> what + " must not be null");
        return all(Arrays.asList(buffers), what);
    }

    /** As many as there are, none included. */
    static byte[][] any(@Nullable Collection<ByteBuffer> buffers, String what) {
        Assert.notNull(buffers, () -> what + " must not be null");
        if (buffers.isEmpty()) {
            return NONE;
        }
        byte[][] arrays = new byte[buffers.size()][];
        int i = 0;
        for (ByteBuffer buffer : buffers) {
            arrays[i++] = bytes(buffer, what);
        }
        return arrays;
    }

    static Map<byte[], byte[]> map(@Nullable Map<ByteBuffer, ByteBuffer> entries, String what) {
        Assert.notEmpty(entries, () -> what + " must not be null or empty");
        Map<byte[], byte[]> arrays = new LinkedHashMap<>(entries.size() * 4 / 3 + 1);
        entries.forEach((key, value) -> arrays.put(bytes(key, what), bytes(value, what)));
        return arrays;
    }

    static @Nullable ByteBuffer wrap(byte @Nullable [] bytes) {
        return bytes == null ? null : ByteBuffer.wrap(bytes);
    }

    static Map<ByteBuffer, ByteBuffer> wrap(Map<byte[], byte[]> entries) {
        Map<ByteBuffer, ByteBuffer> buffers = new LinkedHashMap<>(entries.size() * 4 / 3 + 1);
        entries.forEach((key, value) -> buffers.put(ByteBuffer.wrap(key), ByteBuffer.wrap(value)));
        return buffers;
    }

    static Map.Entry<ByteBuffer, ByteBuffer> wrap(Map.Entry<byte[], byte[]> entry) {
        return Map.entry(ByteBuffer.wrap(entry.getKey()), ByteBuffer.wrap(entry.getValue()));
    }

    /** Whatever a script returns: arrays as buffers, at any depth. */
    static @Nullable Object wrapAll(@Nullable Object value) {
        if (value instanceof byte[] bytes) {
            return ByteBuffer.wrap(bytes);
        }
        return value instanceof List<?> items
                ? Arrays.asList(items.stream().map(Buffers::wrapAll).toArray())
                : value;
    }
}
