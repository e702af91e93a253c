package io.solidis.benchmarks.client;

import java.nio.charset.StandardCharsets;

/** A key in both forms clients take, made before the clock starts so that no row measures its encoding twice. */
public final class Key {

    private final int index;
    private final String text;
    private final byte[] bytes;

    /**
     * Makes the key with this number, in the form the C tool writes for {@code -r}.
     *
     * @param index its position in the key set
     */
    public Key(int index) {
        this.index = index;
        this.text = "key:%012d".formatted(index);
        this.bytes = text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Its position in the key set. */
    public int index() {
        return index;
    }

    /** The key as text. */
    public String text() {
        return text;
    }

    /** The key as bytes; not to be written to. */
    public byte[] bytes() {
        return bytes;
    }
}
