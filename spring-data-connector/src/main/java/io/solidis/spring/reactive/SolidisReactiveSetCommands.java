package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.SetCommands;
import io.solidis.spring.spec.ScanSpecs;
import java.nio.ByteBuffer;
import java.util.List;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveRedisConnection.BooleanResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.ByteBufferResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyScanCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.MultiValueResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.data.redis.connection.ReactiveSetCommands;
import reactor.core.publisher.Flux;

/** Commands on sets. */
public final class SolidisReactiveSetCommands extends ReactiveGroup implements ReactiveSetCommands {

    public SolidisReactiveSetCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<NumericResponse<SAddCommand, Long>> sAdd(Publisher<SAddCommand> commands) {
        return each(
                commands,
                c -> SetCommands.sadd(Buffers.key(c), Buffers.all(c.getValues(), "Values")),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<SRemCommand, Long>> sRem(Publisher<SRemCommand> commands) {
        return each(
                commands,
                c -> SetCommands.srem(Buffers.key(c), Buffers.all(c.getValues(), "Values")),
                Responses::number);
    }

    @Override
    public Flux<ByteBuffer> sPop(SPopCommand command) {
        return runMany(
                SetCommands.spop(Buffers.key(required(command, "Command")), command.getCount()), ByteBuffer::wrap);
    }

    @Override
    public Flux<ByteBufferResponse<KeyCommand>> sPop(Publisher<KeyCommand> keys) {
        return each(keys, c -> SetCommands.spop(Buffers.key(c)), Responses::bytes);
    }

    @Override
    public Flux<BooleanResponse<SMoveCommand>> sMove(Publisher<SMoveCommand> commands) {
        return each(
                commands,
                c -> SetCommands.smove(
                        Buffers.key(c),
                        Buffers.bytes(c.getDestination(), "Destination key"),
                        Buffers.bytes(c.getValue(), "Value")),
                Responses::bool);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> sCard(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> SetCommands.scard(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<BooleanResponse<SIsMemberCommand>> sIsMember(Publisher<SIsMemberCommand> commands) {
        return eachRead(
                commands,
                c -> SetCommands.sismember(Buffers.key(c), Buffers.bytes(c.getValue(), "Value")),
                Responses::bool);
    }

    @Override
    public Flux<MultiValueResponse<SMIsMemberCommand, Boolean>> sMIsMember(Publisher<SMIsMemberCommand> commands) {
        return eachRead(
                commands,
                c -> SetCommands.smismember(Buffers.key(c), Buffers.all(c.getValues(), "Values")),
                Responses::list);
    }

    @Override
    public Flux<CommandResponse<SInterCommand, Flux<ByteBuffer>>> sInter(Publisher<SInterCommand> commands) {
        return eachMany(commands, c -> SetCommands.sinter(Buffers.all(c.getKeys(), "Keys")), ByteBuffer::wrap);
    }

    @Override
    public Flux<NumericResponse<SInterStoreCommand, Long>> sInterStore(Publisher<SInterStoreCommand> commands) {
        return each(
                commands,
                c -> SetCommands.sinterstore(Buffers.key(c), Buffers.all(c.getKeys(), "Keys")),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<SInterCardCommand, Long>> sInterCard(Publisher<SInterCardCommand> commands) {
        return eachRead(commands, c -> SetCommands.sintercard(Buffers.all(c.getKeys(), "Keys")), Responses::number);
    }

    @Override
    public Flux<CommandResponse<SUnionCommand, Flux<ByteBuffer>>> sUnion(Publisher<SUnionCommand> commands) {
        return eachMany(commands, c -> SetCommands.sunion(Buffers.all(c.getKeys(), "Keys")), ByteBuffer::wrap);
    }

    @Override
    public Flux<NumericResponse<SUnionStoreCommand, Long>> sUnionStore(Publisher<SUnionStoreCommand> commands) {
        return each(
                commands,
                c -> SetCommands.sunionstore(Buffers.key(c), Buffers.all(c.getKeys(), "Keys")),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<SDiffCommand, Flux<ByteBuffer>>> sDiff(Publisher<SDiffCommand> commands) {
        return eachMany(commands, c -> SetCommands.sdiff(Buffers.all(c.getKeys(), "Keys")), ByteBuffer::wrap);
    }

    @Override
    public Flux<NumericResponse<SDiffStoreCommand, Long>> sDiffStore(Publisher<SDiffStoreCommand> commands) {
        return each(
                commands,
                c -> SetCommands.sdiffstore(Buffers.key(c), Buffers.all(c.getKeys(), "Keys")),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, Flux<ByteBuffer>>> sMembers(Publisher<KeyCommand> keys) {
        return eachMany(keys, c -> SetCommands.smembers(Buffers.key(c)), ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, Flux<ByteBuffer>>> sScan(Publisher<KeyScanCommand> commands) {
        return eachScan(
                commands,
                (c, cursor) -> SetCommands.sscan(Buffers.key(c), cursor, ScanSpecs.args(c.getOptions())),
                ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<SRandMembersCommand, Flux<ByteBuffer>>> sRandMember(
            Publisher<SRandMembersCommand> commands) {
        return eachMany(commands, SolidisReactiveSetCommands::srandmember, ByteBuffer::wrap);
    }

    private static Command<List<byte[]>> srandmember(SRandMembersCommand command) {
        return SetCommands.srandmember(Buffers.key(command), command.getCount().orElse(1L));
    }
}
