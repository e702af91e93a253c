package io.solidis.spring.reactive;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.data.geo.GeoResult;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.ReactiveListCommands.PopResult;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoLocation;
import org.springframework.data.redis.connection.ValueEncoding;
import org.springframework.data.redis.connection.stream.ByteBufferRecord;
import org.springframework.data.redis.connection.zset.Tuple;
import reactor.core.publisher.Flux;

/** Requests, replies and results as short text. */
final class Plain {

    private static final Duration LIMIT = Duration.ofSeconds(5);

    private Plain() {}

    static ByteBuffer buf(String text) {
        return ByteBuffer.wrap(bulk(text));
    }

    static byte[] bulk(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static List<ByteBuffer> bufs(String... texts) {
        List<ByteBuffer> buffers = new ArrayList<>();
        for (String text : texts) {
            buffers.add(buf(text));
        }
        return buffers;
    }

    /** An array reply: strings stand for bulk strings. */
    static List<@Nullable Object> array(@Nullable Object... items) {
        List<@Nullable Object> array = new ArrayList<>();
        for (Object item : items) {
            array.add(item instanceof String text ? bulk(text) : item);
        }
        return array;
    }

    /** Everything that a call gives, in order; streams inside it are gone through. */
    static String results(Publisher<?> call) {
        List<?> items = Flux.from(call).collectList().block(LIMIT);
        StringJoiner text = new StringJoiner(" | ");
        for (Object item : items == null ? List.of() : items) {
            text.add(of(item));
        }
        return text.toString();
    }

    private static String of(@Nullable Object value) {
        if (value instanceof CommandResponse<?, ?> response) {
            return response.isPresent() ? of(response.getOutput()) : "absent";
        }
        if (value instanceof Publisher<?> stream) {
            return "<" + results(stream) + ">";
        }
        if (value instanceof ByteBuffer buffer) {
            return text(buffer);
        }
        if (value instanceof byte[]) {
            throw new AssertionError("an array where Spring expects a buffer");
        }
        if (value instanceof Collection<?> items) {
            StringJoiner text = new StringJoiner(",", "[", "]");
            items.forEach(item -> text.add(of(item)));
            return text.toString();
        }
        if (value instanceof Map<?, ?> map) {
            return of(map.entrySet());
        }
        if (value instanceof Map.Entry<?, ?> entry) {
            return of(entry.getKey()) + "=" + of(entry.getValue());
        }
        return special(value);
    }

    private static String special(@Nullable Object value) {
        if (value instanceof Tuple tuple) {
            return new String(tuple.getValue(), StandardCharsets.UTF_8) + "=" + tuple.getScore();
        }
        if (value instanceof PopResult popped) {
            return of(popped.getKey()) + ":" + of(popped.getValue());
        }
        if (value instanceof ByteBufferRecord record) {
            return of(record.getStream()) + "@" + record.getId() + of(record.getValue());
        }
        if (value instanceof GeoResult<?> result && result.getContent() instanceof GeoLocation<?> location) {
            return of(location.getName()) + "@" + of(location.getPoint()) + "~" + result.getDistance();
        }
        if (value instanceof ValueEncoding encoding) {
            return "encoding " + encoding.raw();
        }
        return value instanceof Point point ? "(" + point.getX() + " " + point.getY() + ")" : String.valueOf(value);
    }

    /** Fails unless the buffer is one that Spring may use as it likes. */
    private static String text(ByteBuffer buffer) {
        if (!buffer.hasArray() || buffer.position() != 0 || buffer.isDirect()) {
            throw new AssertionError("not an independent heap buffer at position 0: " + buffer);
        }
        return StandardCharsets.UTF_8.decode(buffer.duplicate()).toString();
    }
}
