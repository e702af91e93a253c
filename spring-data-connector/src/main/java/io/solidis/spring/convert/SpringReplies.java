package io.solidis.spring.convert;

import io.solidis.command.Replies;
import io.solidis.command.ReplyDecoder;
import io.solidis.command.reply.KeyedValue;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reply shapes that only Spring asks for. */
public final class SpringReplies {

    /** Bulk strings as a set in the server's order; {@code byte[]} elements compare by identity. */
    public static final ReplyDecoder<Set<byte[]>> BYTES_SET = SpringReplies::bytesSet;

    private SpringReplies() {}

    private static @Nullable Set<byte[]> bytesSet(@Nullable Object reply) {
        if (reply == null) {
            return null;
        }
        List<?> items = (List<?>) reply;
        Set<byte[]> values = new LinkedHashSet<>(Math.max(16, items.size() * 4 / 3 + 1));
        for (Object item : items) {
            byte[] value = Replies.BYTES.decode(item);
            if (value != null) {
                values.add(value);
            }
        }
        return values;
    }

    /** What a blocking pop took, as Spring wants it: key and value in a list; {@code null} when the time was up. */
    public static @Nullable List<byte[]> keyAndValue(@Nullable KeyedValue popped) {
        return popped == null ? null : List.of(popped.key(), popped.value());
    }

    /** The first entry; {@code null} if there is none. */
    public static <K, V> Map.@Nullable Entry<K, V> firstEntry(@Nullable List<Map.Entry<K, V>> entries) {
        return entries == null || entries.isEmpty() ? null : entries.get(0);
    }
}
