package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A condition on the value that a string key has now; since Redis 8.4, {@code IFEQ} in {@code SET} since Valkey 8.1 as well. */
public final class ValueCondition implements SetCondition {

    private static final int DIGEST_LENGTH = 16;

    private final Keyword keyword;
    private final byte[] operand;

    private ValueCondition(Keyword keyword, byte[] operand) {
        this.keyword = keyword;
        this.operand = operand;
    }

    /** {@code IFEQ}: only if the key holds this value. */
    public static ValueCondition ifEqual(byte[] value) {
        return new ValueCondition(Keyword.IFEQ, Objects.requireNonNull(value, "value"));
    }

    /** {@code IFNE}: only if the key does not exist or holds another value. */
    public static ValueCondition ifNotEqual(byte[] value) {
        return new ValueCondition(Keyword.IFNE, Objects.requireNonNull(value, "value"));
    }

    /**
     * {@code IFDEQ}: only if the value has this digest.
     *
     * @param digest 16 hexadecimal digits, as {@code DIGEST} gives them
     */
    public static ValueCondition ifDigestEqual(String digest) {
        return new ValueCondition(Keyword.IFDEQ, checked(digest));
    }

    /**
     * {@code IFDNE}: only if the key does not exist or its value has another digest.
     *
     * @param digest 16 hexadecimal digits, as {@code DIGEST} gives them
     */
    public static ValueCondition ifDigestNotEqual(String digest) {
        return new ValueCondition(Keyword.IFDNE, checked(digest));
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword).add(operand);
    }

    /** A digest of another length makes some servers answer {@code SET ... GET} twice, so it must not leave. */
    private static byte[] checked(String digest) {
        if (digest.length() != DIGEST_LENGTH || !digest.chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128)) {
            throw new IllegalArgumentException("a digest is 16 hexadecimal digits");
        }
        return digest.getBytes(StandardCharsets.US_ASCII);
    }
}
