package io.solidis.spring.reactive;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ReactiveRedisConnection.AbsentByteBufferResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.BooleanResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.ByteBufferResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.MultiValueResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;

/** A command and its result together, as Spring's streams of results want them; {@code null} where there is no result. */
final class Responses {

    private Responses() {}

    static <C, R> @Nullable CommandResponse<C, R> value(C command, @Nullable R value) {
        return value == null ? null : new CommandResponse<>(command, value);
    }

    static <C> @Nullable BooleanResponse<C> bool(C command, @Nullable Boolean value) {
        return value == null ? null : new BooleanResponse<>(command, value);
    }

    /** Whether the server said OK. */
    static <C> BooleanResponse<C> ok(C command, @Nullable String status) {
        return new BooleanResponse<>(command, "OK".equals(status));
    }

    static <C, N extends Number> @Nullable NumericResponse<C, N> number(C command, @Nullable N value) {
        return value == null ? null : new NumericResponse<>(command, value);
    }

    static <C> @Nullable ByteBufferResponse<C> bytes(C command, byte @Nullable [] value) {
        return value == null ? null : new ByteBufferResponse<>(command, ByteBuffer.wrap(value));
    }

    /** A missing value is a result of its own here. */
    static <C> ByteBufferResponse<C> bytesOrAbsent(C command, byte @Nullable [] value) {
        return value == null
                ? new AbsentByteBufferResponse<>(command)
                : new ByteBufferResponse<>(command, ByteBuffer.wrap(value));
    }

    static <C, E> @Nullable MultiValueResponse<C, E> list(C command, @Nullable List<E> values) {
        return values == null ? null : new MultiValueResponse<>(command, values);
    }

    /** Missing values are {@code null} elements. */
    static <C> @Nullable MultiValueResponse<C, ByteBuffer> buffers(C command, @Nullable List<byte[]> values) {
        if (values == null) {
            return null;
        }
        List<@Nullable ByteBuffer> buffers = new ArrayList<>(values.size());
        for (byte[] value : values) {
            buffers.add(Buffers.wrap(value));
        }
        return new MultiValueResponse<>(command, buffers);
    }
}
