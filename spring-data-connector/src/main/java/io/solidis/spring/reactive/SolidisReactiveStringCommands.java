package io.solidis.spring.reactive;

import io.solidis.command.BitmapCommands;
import io.solidis.command.Command;
import io.solidis.command.StringCommands;
import io.solidis.spring.spec.BitSpecs;
import io.solidis.spring.spec.ExpirySpecs;
import io.solidis.spring.spec.IndexSpecs;
import java.nio.ByteBuffer;
import java.util.List;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveRedisConnection.BooleanResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.ByteBufferResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.MultiValueResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.RangeCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands;
import org.springframework.util.Assert;
import reactor.core.publisher.Flux;

/** Commands on strings and bitmaps. */
public final class SolidisReactiveStringCommands extends ReactiveGroup implements ReactiveStringCommands {

    public SolidisReactiveStringCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<BooleanResponse<SetCommand>> set(Publisher<SetCommand> commands) {
        return each(commands, c -> StringCommands.set(Buffers.key(c), value(c), SetOptions.of(c)), Responses::bool);
    }

    @Override
    public Flux<ByteBufferResponse<SetCommand>> setGet(Publisher<SetCommand> commands) {
        return each(commands, c -> StringCommands.setGet(Buffers.key(c), value(c), SetOptions.of(c)), Responses::bytes);
    }

    @Override
    public Flux<ByteBufferResponse<KeyCommand>> get(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> StringCommands.get(Buffers.key(c)), Responses::bytesOrAbsent);
    }

    @Override
    public Flux<ByteBufferResponse<KeyCommand>> getDel(Publisher<KeyCommand> keys) {
        return each(keys, c -> StringCommands.getdel(Buffers.key(c)), Responses::bytesOrAbsent);
    }

    @Override
    public Flux<ByteBufferResponse<GetExCommand>> getEx(Publisher<GetExCommand> commands) {
        return each(
                commands, c -> ExpirySpecs.getAndExpire(Buffers.key(c), c.getExpiration()), Responses::bytesOrAbsent);
    }

    @Override
    public Flux<ByteBufferResponse<SetCommand>> getSet(Publisher<SetCommand> commands) {
        return each(commands, SolidisReactiveStringCommands::getset, Responses::bytesOrAbsent);
    }

    @Override
    public Flux<MultiValueResponse<List<ByteBuffer>, ByteBuffer>> mGet(Publisher<List<ByteBuffer>> keys) {
        return eachRead(keys, all -> StringCommands.mget(Buffers.all(all, "Keys")), Responses::buffers);
    }

    @Override
    public Flux<BooleanResponse<SetCommand>> setNX(Publisher<SetCommand> commands) {
        return each(commands, c -> StringCommands.setnx(Buffers.key(c), value(c)), Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<SetCommand>> setEX(Publisher<SetCommand> commands) {
        return each(
                commands,
                c -> StringCommands.setex(Buffers.key(c), SetOptions.time(c).getExpirationTimeInSeconds(), value(c)),
                Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<SetCommand>> pSetEX(Publisher<SetCommand> commands) {
        return each(
                commands,
                c -> StringCommands.psetex(
                        Buffers.key(c), SetOptions.time(c).getExpirationTimeInMilliseconds(), value(c)),
                Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<MSetCommand>> mSet(Publisher<MSetCommand> commands) {
        return each(commands, c -> StringCommands.mset(Buffers.map(c.getKeyValuePairs(), "Pairs")), Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<MSetCommand>> mSetNX(Publisher<MSetCommand> commands) {
        return each(commands, c -> StringCommands.msetnx(Buffers.map(c.getKeyValuePairs(), "Pairs")), Responses::bool);
    }

    @Override
    public Flux<NumericResponse<AppendCommand, Long>> append(Publisher<AppendCommand> commands) {
        return each(
                commands,
                c -> StringCommands.append(Buffers.key(c), Buffers.bytes(c.getValue(), "Value")),
                Responses::number);
    }

    @Override
    public Flux<ByteBufferResponse<RangeCommand>> getRange(Publisher<RangeCommand> commands) {
        return eachRead(
                commands,
                c -> StringCommands.getrange(
                        Buffers.key(c), IndexSpecs.first(c.getRange()), IndexSpecs.last(c.getRange())),
                Responses::bytes);
    }

    @Override
    public Flux<NumericResponse<SetRangeCommand, Long>> setRange(Publisher<SetRangeCommand> commands) {
        return each(
                commands,
                c -> StringCommands.setrange(
                        Buffers.key(c), required(c.getOffset(), "Offset"), Buffers.bytes(c.getValue(), "Value")),
                Responses::number);
    }

    @Override
    public Flux<BooleanResponse<GetBitCommand>> getBit(Publisher<GetBitCommand> commands) {
        return eachRead(
                commands,
                c -> BitmapCommands.getbit(Buffers.key(c), required(c.getOffset(), "Offset")),
                Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<SetBitCommand>> setBit(Publisher<SetBitCommand> commands) {
        return each(
                commands,
                c -> BitmapCommands.setbit(Buffers.key(c), required(c.getOffset(), "Offset"), c.getValue()),
                Responses::bool);
    }

    @Override
    public Flux<NumericResponse<BitCountCommand, Long>> bitCount(Publisher<BitCountCommand> commands) {
        return eachRead(commands, c -> BitSpecs.count(Buffers.key(c), c.getRange()), Responses::number);
    }

    @Override
    public Flux<MultiValueResponse<BitFieldCommand, Long>> bitField(Publisher<BitFieldCommand> commands) {
        return each(
                commands,
                c -> BitmapCommands.bitfield(
                        Buffers.key(c), BitSpecs.fields(required(c.getSubCommands(), "Subcommands"))),
                Responses::list);
    }

    @Override
    public Flux<NumericResponse<BitOpCommand, Long>> bitOp(Publisher<BitOpCommand> commands) {
        return each(commands, SolidisReactiveStringCommands::bitop, Responses::number);
    }

    @Override
    public Flux<NumericResponse<BitPosCommand, Long>> bitPos(Publisher<BitPosCommand> commands) {
        return eachRead(commands, c -> BitSpecs.position(Buffers.key(c), c.getBit(), c.getRange()), Responses::number);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> strLen(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> StringCommands.strlen(Buffers.key(c)), Responses::number);
    }

    private static byte[] value(SetCommand command) {
        return Buffers.bytes(command.getValue(), "Value");
    }

    private static Command<byte[]> getset(SetCommand command) {
        Assert.isTrue(SetOptions.of(command) == null, "GETSET takes neither an expiration nor a condition");
        return StringCommands.getset(Buffers.key(command), value(command));
    }

    private static Command<Long> bitop(BitOpCommand command) {
        byte[][] keys = Buffers.all(command.getKeys(), "Keys");
        return BitmapCommands.bitop(
                BitSpecs.operation(command.getBitOp(), keys),
                Buffers.bytes(command.getDestinationKey(), "Destination key"),
                keys);
    }
}
