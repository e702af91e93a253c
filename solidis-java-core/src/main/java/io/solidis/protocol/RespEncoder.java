package io.solidis.protocol;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/*
 * Small pieces are gathered in a heap array, where copying a few bytes is cheapest, and leave in one bulk copy when it is
 * full or at flush(). A large value is copied once, from the caller's array straight into a buffer of its own. The heap
 * array lives as long as the connection; buffers belong to whoever receives them.
 */
/** Writes requests as arrays of bulk strings and hands out filled buffers, in order. One thread. */
public final class RespEncoder {

    private static final int CHUNK = 32 * 1024;
    private static final int LARGE_VALUE = 8 * 1024;
    private static final byte[][] BULK_HEADERS = headers('$', 1024);
    private static final byte[][] ARRAY_HEADERS = headers('*', 256);

    private final ByteBufAllocator allocator;
    private final Consumer<ByteBuf> output;
    private final byte[] chunk = new byte[CHUNK];
    private int used;

    /**
     * @param allocator gives the buffers
     * @param output takes each filled buffer, and owns it from then on
     */
    public RespEncoder(ByteBufAllocator allocator, Consumer<ByteBuf> output) {
        this.allocator = allocator;
        this.output = output;
    }

    /** Begins a request of this many bulk strings. */
    public void array(int elements) {
        header('*', ARRAY_HEADERS, elements);
    }

    /** Appends one bulk string. */
    public void bulk(byte[] value) {
        header('$', BULK_HEADERS, value.length);
        if (value.length >= LARGE_VALUE) {
            large(value);
        } else {
            raw(value);
        }
        reserve(2);
        chunk[used++] = '\r';
        chunk[used++] = '\n';
    }

    /** Appends bytes that are RESP already. */
    public void raw(byte[] bytes) {
        int from = 0;
        while (bytes.length - from > CHUNK - used) {
            int part = CHUNK - used;
            System.arraycopy(bytes, from, chunk, used, part);
            used = CHUNK;
            from += part;
            flush();
        }
        System.arraycopy(bytes, from, chunk, used, bytes.length - from);
        used += bytes.length - from;
    }

    /** Hands out what has been gathered. */
    public void flush() {
        if (used > 0) {
            output.accept(allocator.directBuffer(used, used).writeBytes(chunk, 0, used));
            used = 0;
        }
    }

    private void large(byte[] value) {
        flush();
        output.accept(allocator.directBuffer(value.length, value.length).writeBytes(value));
    }

    private void header(char type, byte[][] cached, int number) {
        if (number < cached.length) {
            raw(cached[number]);
        } else {
            raw(headerOf(type, number));
        }
    }

    private void reserve(int bytes) {
        if (CHUNK - used < bytes) {
            flush();
        }
    }

    private static byte[][] headers(char type, int count) {
        byte[][] headers = new byte[count][];
        Arrays.setAll(headers, number -> headerOf(type, number));
        return headers;
    }

    private static byte[] headerOf(char type, int number) {
        return (type + Integer.toString(number) + "\r\n").getBytes(StandardCharsets.US_ASCII);
    }
}
