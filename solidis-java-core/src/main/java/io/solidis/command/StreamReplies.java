package io.solidis.command;

import io.solidis.command.reply.AutoClaimed;
import io.solidis.command.reply.AutoClaimedIds;
import io.solidis.command.reply.PendingEntry;
import io.solidis.command.reply.PendingSummary;
import io.solidis.command.reply.StreamEntries;
import io.solidis.command.reply.StreamEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/*
 * Servers before 7 give nil for claimed entries that are gone from the stream; later ones leave them out, and so does
 * this. Several streams come as pairs in RESP2 and as a map in RESP3, which may hold one key twice.
 */
/** Reads entries of streams and what is pending of them. */
final class StreamReplies {

    /** Entries, those that are nil left out; nil gives {@code null}. */
    static final ReplyDecoder<List<StreamEntry>> ENTRIES = StreamReplies::entries;

    /** Streams and their entries; nil gives {@code null}. */
    static final ReplyDecoder<List<StreamEntries>> STREAMS = StreamReplies::streams;

    /** {@code XPENDING} in short. */
    static final ReplyDecoder<PendingSummary> PENDING_SUMMARY = reply -> {
        List<?> parts = array(reply);
        Map<String, Long> consumers = new LinkedHashMap<>();
        if (parts.get(3) instanceof List<?> pairs) {
            for (Object each : pairs) {
                List<?> pair = array(each);
                consumers.put(string(pair.get(0)), Numbers.parseLong(pair.get(1)));
            }
        }
        return new PendingSummary(
                Numbers.parseLong(parts.get(0)),
                Replies.STRING.decode(parts.get(1)),
                Replies.STRING.decode(parts.get(2)),
                consumers);
    };

    /** {@code XPENDING} in full. */
    static final ReplyDecoder<List<PendingEntry>> PENDING_ENTRIES = Replies.list(reply -> {
        List<?> parts = array(reply);
        return new PendingEntry(
                string(parts.get(0)),
                string(parts.get(1)),
                Numbers.parseLong(parts.get(2)),
                Numbers.parseLong(parts.get(3)));
    });

    /** {@code XAUTOCLAIM}. */
    static final ReplyDecoder<AutoClaimed> AUTO_CLAIMED = reply -> {
        List<?> parts = array(reply);
        return new AutoClaimed(string(parts.get(0)), present(entries(parts.get(1))), deletedIds(parts));
    };

    /** {@code XAUTOCLAIM JUSTID}. */
    static final ReplyDecoder<AutoClaimedIds> AUTO_CLAIMED_IDS = reply -> {
        List<?> parts = array(reply);
        return new AutoClaimedIds(
                string(parts.get(0)), present(Replies.STRING_LIST.decode(parts.get(1))), deletedIds(parts));
    };

    private StreamReplies() {}

    private static @Nullable List<StreamEntry> entries(@Nullable Object reply) {
        if (reply == null) {
            return null;
        }
        List<StreamEntry> entries = new ArrayList<>(array(reply).size());
        for (Object each : array(reply)) {
            if (each != null) {
                List<?> parts = array(each);
                entries.add(new StreamEntry(string(parts.get(0)), Replies.BYTES_MAP.decode(parts.get(1))));
            }
        }
        return entries;
    }

    private static @Nullable List<StreamEntries> streams(@Nullable Object reply) {
        if (reply == null) {
            return null;
        }
        List<?> replies = array(reply);
        List<StreamEntries> streams = new ArrayList<>(replies.size());
        for (int i = 0; i < replies.size(); i++) {
            streams.add(
                    replies.get(i) instanceof List<?> pair
                            ? stream(pair.get(0), pair.get(1))
                            : stream(replies.get(i), replies.get(++i)));
        }
        return streams;
    }

    private static StreamEntries stream(Object key, @Nullable Object entries) {
        return new StreamEntries(present(Replies.BYTES.decode(key)), present(entries(entries)));
    }

    private static List<String> deletedIds(List<?> parts) {
        return parts.size() > 2 ? present(Replies.STRING_LIST.decode(parts.get(2))) : List.of();
    }

    private static List<?> array(@Nullable Object reply) {
        return (List<?>) present(reply);
    }

    private static String string(@Nullable Object reply) {
        return present(Replies.STRING.decode(reply));
    }

    private static <T> T present(@Nullable T value) {
        return Objects.requireNonNull(value);
    }
}
