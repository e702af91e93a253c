package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.StreamCommands;
import io.solidis.command.StreamGroupCommands;
import io.solidis.command.args.StreamOffset;
import io.solidis.command.args.XAddArgs;
import io.solidis.command.args.XPendingArgs;
import io.solidis.command.args.XReadArgs;
import io.solidis.command.reply.StreamEntries;
import io.solidis.spring.convert.Streams;
import io.solidis.spring.spec.StreamSpecs;
import io.solidis.spring.spec.StreamTrimSpecs;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ReactiveStreamCommands.AddStreamRecord;
import org.springframework.data.redis.connection.ReactiveStreamCommands.GroupCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.PendingRecordsCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.ReadCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.TrimCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.XClaimCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.XInfoCommand;
import org.springframework.data.redis.connection.RedisStreamCommands.XAddOptions;
import org.springframework.data.redis.connection.stream.ByteBufferRecord;
import org.springframework.data.redis.connection.stream.ByteRecord;
import org.springframework.data.redis.connection.stream.Consumer;
import org.springframework.data.redis.connection.stream.RecordId;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoConsumer;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoConsumers;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoGroup;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoGroups;
import org.springframework.data.redis.connection.stream.StreamRecords;
import org.springframework.util.Assert;
import org.springframework.util.ClassUtils;

/** Which command of the core one of Spring's means, where Spring has one for several. */
final class StreamRequests {

    /** Spring Data Redis 4.0 lacks these options and the accessors for them. */
    private static final boolean HAS_TRIM_OPTIONS = ClassUtils.isPresent(
            "org.springframework.data.redis.connection.RedisStreamCommands$XTrimOptions",
            StreamRequests.class.getClassLoader());

    private StreamRequests() {}

    static String[] ids(@Nullable List<RecordId> ids) {
        Assert.notEmpty(ids, "Record ids must not be null or empty");
        return StreamSpecs.ids(ids.toArray(RecordId[]::new));
    }

    static Command<RecordId> add(AddStreamRecord command) {
        RecordId id = command.getRecord().getId();
        XAddArgs args = HAS_TRIM_OPTIONS ? StreamSpecs.add(id, command.getOptions()) : addIn40(id, command);
        return StreamCommands.xadd(Buffers.key(command), args, Buffers.map(command.getBody(), "Body"))
                .map(Streams::id);
    }

    @SuppressWarnings("deprecation")
    private static XAddArgs addIn40(RecordId id, AddStreamRecord command) {
        Long length = command.getMaxlen();
        RecordId lowest = command.getMinId();
        XAddOptions options = length == null ? XAddOptions.none() : XAddOptions.maxlen(length);
        if (lowest != null) {
            options = options.minId(lowest);
        }
        XAddArgs args = StreamSpecs.add(id, options.approximateTrimming(command.isApproximateTrimming()));
        return command.isNoMkStream() ? args.withoutStream() : args;
    }

    static Command<Long> trim(TrimCommand command) {
        return HAS_TRIM_OPTIONS ? StreamTrimSpecs.trim(Buffers.key(command), command.getOptions()) : trimIn40(command);
    }

    @SuppressWarnings("deprecation")
    private static Command<Long> trimIn40(TrimCommand command) {
        Long length = command.getCount();
        Assert.notNull(length, "Count must not be null");
        return StreamCommands.xtrim(
                Buffers.key(command), StreamSpecs.maxLength(length, command.isApproximateTrimming()));
    }

    static Command<List<RecordId>> claimJustId(XClaimCommand command) {
        return StreamGroupCommands.xclaimJustId(
                        Buffers.key(command),
                        StreamSpecs.group(command.getGroupName()),
                        command.getNewOwner(),
                        command.getOptions().getMinIdleTime().toMillis(),
                        StreamSpecs.claim(command.getOptions()),
                        command.getOptions().getIdsAsStringArray())
                .map(Streams::ids);
    }

    static Command<List<ByteRecord>> claim(XClaimCommand command) {
        byte[] key = Buffers.key(command);
        return StreamGroupCommands.xclaim(
                        key,
                        StreamSpecs.group(command.getGroupName()),
                        command.getNewOwner(),
                        command.getOptions().getMinIdleTime().toMillis(),
                        StreamSpecs.claim(command.getOptions()),
                        command.getOptions().getIdsAsStringArray())
                .map(Streams.records(key));
    }

    static XPendingArgs pending(PendingRecordsCommand command) {
        Duration idle = command.getMinIdleTime();
        Long count = command.getCount();
        return new XPendingArgs(
                idle == null ? null : idle.toMillis(),
                StreamSpecs.lower(command.getRange()),
                StreamSpecs.upper(command.getRange()),
                count == null ? Long.MAX_VALUE : count,
                command.getConsumerName());
    }

    static Command<List<ByteRecord>> read(ReadCommand command) {
        XReadArgs args = StreamSpecs.read(ReactiveGroup.required(command.getReadOptions(), "StreamReadOptions"));
        StreamOffset[] offsets = offsets(command);
        Consumer consumer = command.getConsumer();
        Command<List<StreamEntries>> read = consumer == null
                ? StreamCommands.xread(args, offsets)
                : StreamGroupCommands.xreadgroup(consumer.getGroup(), consumer.getName(), args, offsets);
        return read.map(Streams::records);
    }

    static Command<List<XInfoGroup>> groups(XInfoCommand command) {
        return StreamGroupCommands.xinfoGroups(Buffers.key(command))
                .map(groups ->
                        groups == null ? null : XInfoGroups.fromList(groups).toList());
    }

    static Command<List<XInfoConsumer>> consumers(XInfoCommand command) {
        String group = StreamSpecs.group(command.getGroupName());
        return StreamGroupCommands.xinfoConsumers(Buffers.key(command), group)
                .map(consumers -> consumers == null
                        ? null
                        : XInfoConsumers.fromList(group, consumers).toList());
    }

    /** The result is the server's OK, or a word in its place where the server counts. */
    static Command<String> group(GroupCommand command) {
        byte[] key = Buffers.key(command);
        String group = StreamSpecs.group(command.getGroupName());
        return switch (command.getAction()) {
            case CREATE ->
                StreamGroupCommands.xgroupCreate(
                        key,
                        group,
                        ReactiveGroup.required(command.getReadOffset(), "ReadOffset")
                                .getOffset(),
                        command.isMkStream(),
                        null);
            case DESTROY ->
                StreamGroupCommands.xgroupDestroy(key, group)
                        .map(destroyed -> Boolean.TRUE.equals(destroyed) ? "OK" : "Error");
            case DELETE_CONSUMER ->
                StreamGroupCommands.xgroupDelConsumer(
                                key, group, ReactiveGroup.required(command.getConsumerName(), "Consumer name"))
                        .map(pending -> "OK");
            default -> throw new IllegalArgumentException("Unknown action on a group: " + command.getAction());
        };
    }

    static ByteBufferRecord buffered(ByteRecord record) {
        return StreamRecords.newRecord()
                .in(ByteBuffer.wrap(ReactiveGroup.required(record.getStream(), "Stream")))
                .withId(record.getId())
                .ofBuffer(Buffers.wrap(record.getValue()));
    }

    private static StreamOffset[] offsets(ReadCommand command) {
        List<org.springframework.data.redis.connection.stream.StreamOffset<ByteBuffer>> offsets =
                command.getStreamOffsets();
        Assert.notEmpty(offsets, "StreamOffsets must not be null or empty");
        return offsets.stream()
                .map(each -> new StreamOffset(
                        Buffers.bytes(each.getKey(), "Stream"), each.getOffset().getOffset()))
                .toArray(StreamOffset[]::new);
    }
}
