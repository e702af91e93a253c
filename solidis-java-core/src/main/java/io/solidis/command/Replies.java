package io.solidis.command;

import io.solidis.protocol.ErrorReply;
import io.solidis.protocol.MapReply;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decoders of the common reply shapes. Unless a line says otherwise nil gives {@code null}, and RESP2 and RESP3 give the
 * same value. Arrays and maps keep the server's order; {@code byte[]} is always a private copy.
 */
public final class Replies {

    /** The reply as it came, in the types that the {@code protocol} package lists. */
    public static final ReplyDecoder<Object> RAW = reply -> reply;

    /** An array or a map as it came: a map as key, value, key, value, at every depth, whichever the protocol. */
    public static final ReplyDecoder<List<Object>> RAW_LIST = list(RAW);

    /** A bulk string; a status or number becomes its text. */
    public static final ReplyDecoder<byte[]> BYTES = Replies::bytes;

    /** A bulk string, status or number as UTF-8 text. */
    public static final ReplyDecoder<String> STRING = Replies::string;

    /** A status such as {@code OK}. */
    public static final ReplyDecoder<String> STATUS = STRING;

    /** An integer. */
    public static final ReplyDecoder<Long> LONG = reply -> reply == null ? null : (Long) Numbers.parseLong(reply);

    /** 1, true and OK are true; 0, false and nil are false. */
    public static final ReplyDecoder<Boolean> BOOLEAN = Replies::bool;

    /** A double, whatever type carries it. */
    public static final ReplyDecoder<Double> DOUBLE =
            reply -> reply == null ? null : (Double) Numbers.parseDouble(reply);

    /** An array of bulk strings, nil elements kept; a nil array gives {@code null}. */
    public static final ReplyDecoder<List<byte[]>> BYTES_LIST = list(BYTES);

    /** An array of texts. */
    public static final ReplyDecoder<List<String>> STRING_LIST = list(STRING);

    /** An array of integers. */
    public static final ReplyDecoder<List<Long>> LONG_LIST = list(LONG);

    /** An array of 0 and 1. */
    public static final ReplyDecoder<List<Boolean>> BOOLEAN_LIST = list(BOOLEAN);

    /** An array of doubles, nil elements kept. */
    public static final ReplyDecoder<List<Double>> DOUBLE_LIST = list(DOUBLE);

    /** Alternating keys and values in the server's order; {@code byte[]} keys compare by identity. */
    public static final ReplyDecoder<Map<byte[], byte[]>> BYTES_MAP = map(BYTES, BYTES);

    /** Alternating keys and values as text. */
    public static final ReplyDecoder<Map<String, String>> STRING_MAP = map(STRING, STRING);

    private Replies() {}

    /** An array, each element read by {@code element}; a nil array gives {@code null}. */
    public static <T> ReplyDecoder<List<T>> list(ReplyDecoder<T> element) {
        return reply -> {
            if (reply == null) {
                return null;
            }
            List<?> replies = (List<?>) reply;
            List<T> values = new ArrayList<>(replies.size());
            for (Object each : replies) {
                values.add(element.decode(each));
            }
            return values;
        };
    }

    /** Alternating keys and values, or a RESP3 map; a repeated key keeps its last value. */
    public static <K, V> ReplyDecoder<Map<K, V>> map(ReplyDecoder<K> key, ReplyDecoder<V> value) {
        return reply -> {
            if (reply == null) {
                return null;
            }
            List<?> flat = (List<?>) reply;
            Map<K, V> entries = new LinkedHashMap<>(Math.max(8, flat.size()));
            for (int i = 0; i + 1 < flat.size(); i += 2) {
                entries.put(key.decode(flat.get(i)), value.decode(flat.get(i + 1)));
            }
            return entries;
        };
    }

    /** A reply by its shape alone, for messages: never its content. */
    public static String shapeOf(@Nullable Object reply) {
        if (reply == null) {
            return "nil";
        }
        if (reply instanceof byte[] bytes) {
            return "bulk string of " + bytes.length + " bytes";
        }
        if (reply instanceof MapReply map) {
            return "map of " + map.size() / 2 + " entries";
        }
        if (reply instanceof Collection<?> items) {
            return "array of " + items.size() + " elements";
        }
        return reply instanceof ErrorReply error
                ? "error " + error.code()
                : reply.getClass().getSimpleName();
    }

    private static byte @Nullable [] bytes(@Nullable Object reply) {
        if (reply == null || reply instanceof byte[]) {
            return (byte[]) reply;
        }
        return scalar(reply).toString().getBytes(StandardCharsets.UTF_8);
    }

    private static @Nullable String string(@Nullable Object reply) {
        if (reply == null || reply instanceof String) {
            return (String) reply;
        }
        return reply instanceof byte[] bytes
                ? new String(bytes, StandardCharsets.UTF_8)
                : scalar(reply).toString();
    }

    private static Object scalar(Object reply) {
        if (reply instanceof List<?> || reply instanceof ErrorReply) {
            throw new ClassCastException(shapeOf(reply) + " where a single value belongs");
        }
        return reply;
    }

    private static Boolean bool(@Nullable Object reply) {
        if (reply instanceof Long number) {
            return number != 0;
        }
        if (reply instanceof Boolean bool) {
            return bool;
        }
        return reply != null && "OK".equals(string(reply));
    }
}
