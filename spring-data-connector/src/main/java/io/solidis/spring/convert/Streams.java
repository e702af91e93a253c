package io.solidis.spring.convert;

import io.solidis.command.reply.PendingEntry;
import io.solidis.command.reply.PendingSummary;
import io.solidis.command.reply.StreamEntries;
import io.solidis.command.reply.StreamEntry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.stream.ByteRecord;
import org.springframework.data.redis.connection.stream.Consumer;
import org.springframework.data.redis.connection.stream.PendingMessage;
import org.springframework.data.redis.connection.stream.PendingMessages;
import org.springframework.data.redis.connection.stream.PendingMessagesSummary;
import org.springframework.data.redis.connection.stream.RecordId;
import org.springframework.data.redis.connection.stream.StreamRecords;

/** Results of the stream group. */
public final class Streams {

    private Streams() {}

    /** Entries of one stream; none instead of {@code null}. */
    public static Function<@Nullable List<StreamEntry>, List<ByteRecord>> records(byte[] key) {
        return entries -> {
            List<ByteRecord> records = new ArrayList<>();
            if (entries != null) {
                add(records, key, entries);
            }
            return records;
        };
    }

    /** Entries of several streams; none instead of {@code null}, as listeners count on it when the time was up. */
    public static List<ByteRecord> records(@Nullable List<StreamEntries> streams) {
        List<ByteRecord> records = new ArrayList<>();
        if (streams != null) {
            streams.forEach(stream -> add(records, stream.key(), stream.entries()));
        }
        return records;
    }

    /** An id; {@code null} if nothing was added. */
    public static @Nullable RecordId id(@Nullable String id) {
        return id == null ? null : RecordId.of(id);
    }

    /** Ids in order. */
    public static @Nullable List<RecordId> ids(@Nullable List<String> ids) {
        return ids == null ? null : ids.stream().map(RecordId::of).toList();
    }

    /** What a group has not acknowledged, in short. */
    public static Function<@Nullable PendingSummary, @Nullable PendingMessagesSummary> summary(String group) {
        return summary -> {
            if (summary == null) {
                return null;
            }
            Range<String> ids = summary.minId() == null || summary.maxId() == null
                    ? Range.unbounded()
                    : Range.open(summary.minId(), summary.maxId());
            return new PendingMessagesSummary(group, summary.count(), ids, summary.consumers());
        };
    }

    /** What a group has not acknowledged, one by one. */
    public static Function<@Nullable List<PendingEntry>, @Nullable PendingMessages> pending(
            String group, Range<?> range) {
        return entries -> {
            if (entries == null) {
                return null;
            }
            List<PendingMessage> messages = new ArrayList<>(entries.size());
            for (PendingEntry entry : entries) {
                messages.add(new PendingMessage(
                        RecordId.of(entry.id()),
                        Consumer.from(group, entry.consumer()),
                        Duration.ofMillis(entry.idleMillis()),
                        entry.deliveries()));
            }
            return new PendingMessages(group, messages).withinRange(range);
        };
    }

    private static void add(List<ByteRecord> records, byte[] key, List<StreamEntry> entries) {
        for (StreamEntry entry : entries) {
            Map<byte[], byte[]> fields = entry.fields();
            records.add(
                    StreamRecords.newRecord().in(key).withId(entry.id()).ofBytes(fields == null ? Map.of() : fields));
        }
    }
}
