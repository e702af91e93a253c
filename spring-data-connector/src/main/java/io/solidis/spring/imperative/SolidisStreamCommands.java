package io.solidis.spring.imperative;

import io.solidis.command.StreamCommands;
import io.solidis.command.StreamGroupCommands;
import io.solidis.spring.convert.StreamDeletions;
import io.solidis.spring.convert.Streams;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.StreamSpecs;
import io.solidis.spring.spec.StreamTrimSpecs;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.Limit;
import org.springframework.data.redis.connection.RedisStreamCommands;
import org.springframework.data.redis.connection.stream.ByteRecord;
import org.springframework.data.redis.connection.stream.Consumer;
import org.springframework.data.redis.connection.stream.MapRecord;
import org.springframework.data.redis.connection.stream.PendingMessages;
import org.springframework.data.redis.connection.stream.PendingMessagesSummary;
import org.springframework.data.redis.connection.stream.ReadOffset;
import org.springframework.data.redis.connection.stream.RecordId;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoConsumers;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoGroups;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoStream;
import org.springframework.data.redis.connection.stream.StreamOffset;
import org.springframework.data.redis.connection.stream.StreamReadOptions;

/** Commands on streams and their groups. */
public final class SolidisStreamCommands extends CommandGroup implements RedisStreamCommands {

    public SolidisStreamCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Long xAck(byte[] key, String group, RecordId... recordIds) {
        return run(StreamGroupCommands.xack(key, StreamSpecs.group(group), StreamSpecs.ids(recordIds)));
    }

    @Override
    public @Nullable RecordId xAdd(MapRecord<byte[], byte[], byte[]> record, XAddOptions options) {
        return run(StreamSpecs.add(record, options).map(Streams::id));
    }

    @Override
    public @Nullable List<RecordId> xClaimJustId(byte[] key, String group, String newOwner, XClaimOptions options) {
        return run(StreamGroupCommands.xclaimJustId(
                        key,
                        group,
                        newOwner,
                        options.getMinIdleTime().toMillis(),
                        StreamSpecs.claim(options),
                        options.getIdsAsStringArray())
                .map(Streams::ids));
    }

    @Override
    public @Nullable List<ByteRecord> xClaim(byte[] key, String group, String newOwner, XClaimOptions options) {
        return run(StreamGroupCommands.xclaim(
                        key,
                        group,
                        newOwner,
                        options.getMinIdleTime().toMillis(),
                        StreamSpecs.claim(options),
                        options.getIdsAsStringArray())
                .map(Streams.records(key)));
    }

    @Override
    public @Nullable Long xDel(byte[] key, RecordId... recordIds) {
        return run(StreamCommands.xdel(key, StreamSpecs.ids(recordIds)));
    }

    @Override
    public @Nullable List<StreamEntryDeletionResult> xDelEx(byte[] key, XDelOptions options, RecordId... recordIds) {
        return run(StreamCommands.xdelex(key, StreamTrimSpecs.policy(options), StreamSpecs.ids(recordIds))
                .map(StreamDeletions::results));
    }

    @Override
    public @Nullable List<StreamEntryDeletionResult> xAckDel(
            byte[] key, String group, XDelOptions options, RecordId... recordIds) {
        return run(StreamGroupCommands.xackdel(
                        key, StreamSpecs.group(group), StreamTrimSpecs.policy(options), StreamSpecs.ids(recordIds))
                .map(StreamDeletions::results));
    }

    @Override
    public @Nullable String xGroupCreate(byte[] key, String groupName, ReadOffset readOffset) {
        return xGroupCreate(key, groupName, readOffset, false);
    }

    @Override
    public @Nullable String xGroupCreate(byte[] key, String groupName, ReadOffset readOffset, boolean mkStream) {
        return run(StreamGroupCommands.xgroupCreate(
                key, StreamSpecs.group(groupName), readOffset.getOffset(), mkStream, null));
    }

    @Override
    public @Nullable Boolean xGroupDelConsumer(byte[] key, Consumer consumer) {
        return run(StreamGroupCommands.xgroupDelConsumer(key, consumer.getGroup(), consumer.getName())
                .map(Objects::nonNull));
    }

    @Override
    public @Nullable Boolean xGroupDestroy(byte[] key, String groupName) {
        return run(StreamGroupCommands.xgroupDestroy(key, StreamSpecs.group(groupName)));
    }

    @Override
    public @Nullable XInfoStream xInfo(byte[] key) {
        return run(StreamCommands.xinfoStream(key).map(XInfoStream::fromList));
    }

    @Override
    public @Nullable XInfoGroups xInfoGroups(byte[] key) {
        return run(StreamGroupCommands.xinfoGroups(key).map(XInfoGroups::fromList));
    }

    @Override
    public @Nullable XInfoConsumers xInfoConsumers(byte[] key, String groupName) {
        return run(StreamGroupCommands.xinfoConsumers(key, StreamSpecs.group(groupName))
                .map(consumers -> XInfoConsumers.fromList(groupName, consumers)));
    }

    @Override
    public @Nullable Long xLen(byte[] key) {
        return run(StreamCommands.xlen(key));
    }

    @Override
    public @Nullable PendingMessagesSummary xPending(byte[] key, String groupName) {
        return run(
                StreamGroupCommands.xpending(key, StreamSpecs.group(groupName)).map(Streams.summary(groupName)));
    }

    @Override
    public @Nullable PendingMessages xPending(byte[] key, String groupName, XPendingOptions options) {
        return run(StreamGroupCommands.xpending(key, StreamSpecs.group(groupName), StreamSpecs.pending(options))
                .map(Streams.pending(groupName, options.getRange())));
    }

    @Override
    public @Nullable List<ByteRecord> xRange(byte[] key, Range<String> range, Limit limit) {
        return run(
                StreamCommands.xrange(key, StreamSpecs.lower(range), StreamSpecs.upper(range), StreamSpecs.count(limit))
                        .map(Streams.records(key)));
    }

    @Override
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final @Nullable List<ByteRecord> xRead(StreamReadOptions readOptions, StreamOffset<byte[]>... streams) {
        return run(StreamCommands.xread(StreamSpecs.read(readOptions), StreamSpecs.offsets(streams))
                .map(Streams::records));
    }

    @Override
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final @Nullable List<ByteRecord> xReadGroup(
            Consumer consumer, StreamReadOptions readOptions, StreamOffset<byte[]>... streams) {
        return run(StreamGroupCommands.xreadgroup(
                        consumer.getGroup(),
                        consumer.getName(),
                        StreamSpecs.read(readOptions),
                        StreamSpecs.offsets(streams))
                .map(Streams::records));
    }

    @Override
    public @Nullable List<ByteRecord> xRevRange(byte[] key, Range<String> range, Limit limit) {
        return run(StreamCommands.xrevrange(
                        key, StreamSpecs.upper(range), StreamSpecs.lower(range), StreamSpecs.count(limit))
                .map(Streams.records(key)));
    }

    @Override
    public @Nullable Long xTrim(byte[] key, long count) {
        return xTrim(key, count, false);
    }

    @Override
    public @Nullable Long xTrim(byte[] key, long count, boolean approximateTrimming) {
        return run(StreamCommands.xtrim(key, StreamSpecs.maxLength(count, approximateTrimming)));
    }

    @Override
    public @Nullable Long xTrim(byte[] key, XTrimOptions options) {
        return run(StreamTrimSpecs.trim(key, options));
    }
}
