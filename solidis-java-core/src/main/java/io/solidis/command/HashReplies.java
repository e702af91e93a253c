package io.solidis.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Decoders of the hash group. */
final class HashReplies {

    /** Fields and values, flat as RESP2 has them or in pairs as RESP3 has them; nil gives {@code null}. */
    static final ReplyDecoder<List<Map.Entry<byte[], byte[]>>> ENTRIES = HashReplies::entries;

    private HashReplies() {}

    private static @Nullable List<Map.Entry<byte[], byte[]>> entries(@Nullable Object reply) {
        if (reply == null) {
            return null;
        }
        List<?> items = (List<?>) reply;
        List<Map.Entry<byte[], byte[]>> entries = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            Object item = items.get(i);
            if (item instanceof List<?> pair) {
                entries.add(Map.entry((byte[]) pair.get(0), (byte[]) pair.get(1)));
            } else {
                entries.add(Map.entry((byte[]) item, (byte[]) items.get(++i)));
            }
        }
        return entries;
    }
}
