package io.solidis.spring.reactive;

import io.solidis.command.StreamCommands;
import io.solidis.command.StreamGroupCommands;
import io.solidis.spring.convert.StreamDeletions;
import io.solidis.spring.convert.Streams;
import io.solidis.spring.spec.StreamSpecs;
import io.solidis.spring.spec.StreamTrimSpecs;
import java.util.List;
import java.util.function.Function;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.data.redis.connection.ReactiveStreamCommands;
import org.springframework.data.redis.connection.RedisStreamCommands.StreamEntryDeletionResult;
import org.springframework.data.redis.connection.stream.ByteBufferRecord;
import org.springframework.data.redis.connection.stream.PendingMessages;
import org.springframework.data.redis.connection.stream.PendingMessagesSummary;
import org.springframework.data.redis.connection.stream.RecordId;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoConsumer;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoGroup;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoStream;
import reactor.core.publisher.Flux;

/** Commands on streams and their groups. */
public final class SolidisReactiveStreamCommands extends ReactiveGroup implements ReactiveStreamCommands {

    public SolidisReactiveStreamCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<NumericResponse<AcknowledgeCommand, Long>> xAck(Publisher<AcknowledgeCommand> commands) {
        return each(
                commands,
                c -> StreamGroupCommands.xack(
                        Buffers.key(c), StreamSpecs.group(c.getGroup()), StreamRequests.ids(c.getRecordIds())),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<AddStreamRecord, RecordId>> xAdd(Publisher<AddStreamRecord> commands) {
        return each(commands, StreamRequests::add, Responses::value);
    }

    @Override
    public Flux<CommandResponse<XClaimCommand, Flux<RecordId>>> xClaimJustId(Publisher<XClaimCommand> commands) {
        return eachMany(commands, StreamRequests::claimJustId, Function.identity());
    }

    @Override
    public Flux<CommandResponse<XClaimCommand, Flux<ByteBufferRecord>>> xClaim(Publisher<XClaimCommand> commands) {
        return eachMany(commands, StreamRequests::claim, StreamRequests::buffered);
    }

    @Override
    public Flux<CommandResponse<DeleteCommand, Long>> xDel(Publisher<DeleteCommand> commands) {
        return each(
                commands,
                c -> StreamCommands.xdel(Buffers.key(c), StreamRequests.ids(c.getRecordIds())),
                Responses::value);
    }

    @Override
    public Flux<CommandResponse<DeleteExCommand, List<StreamEntryDeletionResult>>> xDelEx(
            Publisher<DeleteExCommand> commands) {
        return each(
                commands,
                c -> StreamCommands.xdelex(
                                Buffers.key(c),
                                StreamTrimSpecs.policy(c.getOptions()),
                                StreamRequests.ids(c.getRecordIds()))
                        .map(StreamDeletions::results),
                Responses::value);
    }

    @Override
    public Flux<CommandResponse<AcknowledgeDeleteCommand, List<StreamEntryDeletionResult>>> xAckDel(
            Publisher<AcknowledgeDeleteCommand> commands) {
        return each(
                commands,
                c -> StreamGroupCommands.xackdel(
                                Buffers.key(c),
                                StreamSpecs.group(c.getGroup()),
                                StreamTrimSpecs.policy(c.getOptions()),
                                StreamRequests.ids(c.getRecordIds()))
                        .map(StreamDeletions::results),
                Responses::value);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> xLen(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> StreamCommands.xlen(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<CommandResponse<PendingRecordsCommand, PendingMessagesSummary>> xPendingSummary(
            Publisher<PendingRecordsCommand> commands) {
        return eachRead(
                commands,
                c -> StreamGroupCommands.xpending(Buffers.key(c), StreamSpecs.group(c.getGroupName()))
                        .map(Streams.summary(c.getGroupName())),
                Responses::value);
    }

    @Override
    public Flux<CommandResponse<PendingRecordsCommand, PendingMessages>> xPending(
            Publisher<PendingRecordsCommand> commands) {
        return eachRead(
                commands,
                c -> StreamGroupCommands.xpending(
                                Buffers.key(c), StreamSpecs.group(c.getGroupName()), StreamRequests.pending(c))
                        .map(Streams.pending(c.getGroupName(), c.getRange())),
                Responses::value);
    }

    @Override
    public Flux<CommandResponse<RangeCommand, Flux<ByteBufferRecord>>> xRange(Publisher<RangeCommand> commands) {
        return eachMany(
                commands,
                c -> StreamCommands.xrange(
                                Buffers.key(c),
                                StreamSpecs.lower(c.getRange()),
                                StreamSpecs.upper(c.getRange()),
                                StreamSpecs.count(c.getLimit()))
                        .map(Streams.records(Buffers.key(c))),
                StreamRequests::buffered);
    }

    @Override
    public Flux<CommandResponse<ReadCommand, Flux<ByteBufferRecord>>> read(Publisher<ReadCommand> commands) {
        return eachMany(commands, StreamRequests::read, StreamRequests::buffered);
    }

    @Override
    public Flux<CommandResponse<XInfoCommand, XInfoStream>> xInfo(Publisher<XInfoCommand> commands) {
        return eachRead(
                commands,
                c -> StreamCommands.xinfoStream(Buffers.key(c))
                        .map(info -> info == null ? null : XInfoStream.fromList(info)),
                Responses::value);
    }

    @Override
    public Flux<CommandResponse<XInfoCommand, Flux<XInfoGroup>>> xInfoGroups(Publisher<XInfoCommand> commands) {
        return eachMany(commands, StreamRequests::groups, Function.identity());
    }

    @Override
    public Flux<CommandResponse<XInfoCommand, Flux<XInfoConsumer>>> xInfoConsumers(Publisher<XInfoCommand> commands) {
        return eachMany(commands, StreamRequests::consumers, Function.identity());
    }

    @Override
    public Flux<CommandResponse<GroupCommand, String>> xGroup(Publisher<GroupCommand> commands) {
        return each(commands, StreamRequests::group, Responses::value);
    }

    @Override
    public Flux<CommandResponse<RangeCommand, Flux<ByteBufferRecord>>> xRevRange(Publisher<RangeCommand> commands) {
        return eachMany(
                commands,
                c -> StreamCommands.xrevrange(
                                Buffers.key(c),
                                StreamSpecs.upper(c.getRange()),
                                StreamSpecs.lower(c.getRange()),
                                StreamSpecs.count(c.getLimit()))
                        .map(Streams.records(Buffers.key(c))),
                StreamRequests::buffered);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> xTrim(Publisher<TrimCommand> commands) {
        return each(commands, StreamRequests::trim, Responses::number);
    }
}
