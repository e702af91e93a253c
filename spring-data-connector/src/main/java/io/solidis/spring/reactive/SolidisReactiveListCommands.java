package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.ListBlockingCommands;
import io.solidis.command.ListCommands;
import io.solidis.command.args.ListEnd;
import io.solidis.command.reply.KeyedValue;
import io.solidis.spring.spec.IndexSpecs;
import io.solidis.spring.spec.ListSpecs;
import io.solidis.spring.spec.Waits;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.redis.connection.ReactiveListCommands;
import org.springframework.data.redis.connection.ReactiveRedisConnection.BooleanResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.ByteBufferResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.RangeCommand;
import reactor.core.publisher.Flux;

/** Commands on lists. */
public final class SolidisReactiveListCommands extends ReactiveGroup implements ReactiveListCommands {

    public SolidisReactiveListCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<NumericResponse<PushCommand, Long>> push(Publisher<PushCommand> commands) {
        return each(commands, SolidisReactiveListCommands::push, Responses::number);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> lLen(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> ListCommands.llen(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<CommandResponse<RangeCommand, Flux<ByteBuffer>>> lRange(Publisher<RangeCommand> commands) {
        return eachMany(
                commands,
                c -> ListCommands.lrange(Buffers.key(c), IndexSpecs.first(c.getRange()), IndexSpecs.last(c.getRange())),
                ByteBuffer::wrap);
    }

    @Override
    public Flux<BooleanResponse<RangeCommand>> lTrim(Publisher<RangeCommand> commands) {
        return each(
                commands,
                c -> ListCommands.ltrim(Buffers.key(c), IndexSpecs.first(c.getRange()), IndexSpecs.last(c.getRange())),
                Responses::ok);
    }

    @Override
    public Flux<NumericResponse<LPosCommand, Long>> lPos(Publisher<LPosCommand> commands) {
        return eachReadOfMany(
                commands,
                c -> ListSpecs.indexes(
                        Buffers.key(c), Buffers.bytes(c.getElement(), "Element"), c.getRank(), c.getCount()),
                NumericResponse::new);
    }

    @Override
    public Flux<ByteBufferResponse<LIndexCommand>> lIndex(Publisher<LIndexCommand> commands) {
        return eachRead(
                commands, c -> ListCommands.lindex(Buffers.key(c), required(c.getIndex(), "Index")), Responses::bytes);
    }

    @Override
    public Flux<NumericResponse<LInsertCommand, Long>> lInsert(Publisher<LInsertCommand> commands) {
        return each(
                commands,
                c -> ListCommands.linsert(
                        Buffers.key(c),
                        ListSpecs.position(required(c.getPosition(), "Position")),
                        Buffers.bytes(c.getPivot(), "Pivot"),
                        Buffers.bytes(c.getValue(), "Value")),
                Responses::number);
    }

    @Override
    public Flux<ByteBufferResponse<LMoveCommand>> lMove(Publisher<? extends LMoveCommand> commands) {
        return each(
                commands,
                c -> ListCommands.lmove(
                        Buffers.key(c),
                        Buffers.bytes(c.getDestinationKey(), "Destination key"),
                        end(c.getFrom()),
                        end(c.getTo())),
                Responses::bytes);
    }

    @Override
    public Flux<ByteBufferResponse<BLMoveCommand>> bLMove(Publisher<BLMoveCommand> commands) {
        return each(
                commands,
                c -> ListBlockingCommands.blmove(
                        Buffers.key(c),
                        Buffers.bytes(c.getDestinationKey(), "Destination key"),
                        end(c.getFrom()),
                        end(c.getTo()),
                        seconds(c.getTimeout())),
                Responses::bytes);
    }

    @Override
    public Flux<BooleanResponse<LSetCommand>> lSet(Publisher<LSetCommand> commands) {
        return each(
                commands,
                c -> ListCommands.lset(
                        Buffers.key(c), required(c.getIndex(), "Index"), Buffers.bytes(c.getValue(), "Value")),
                Responses::ok);
    }

    @Override
    public Flux<NumericResponse<LRemCommand, Long>> lRem(Publisher<LRemCommand> commands) {
        return each(
                commands,
                c -> ListCommands.lrem(
                        Buffers.key(c), required(c.getCount(), "Count"), Buffers.bytes(c.getValue(), "Value")),
                Responses::number);
    }

    @Override
    public Flux<ByteBufferResponse<PopCommand>> pop(Publisher<PopCommand> commands) {
        return each(
                commands,
                c -> isRight(c.getDirection()) ? ListCommands.rpop(Buffers.key(c)) : ListCommands.lpop(Buffers.key(c)),
                Responses::bytes);
    }

    @Override
    public Flux<CommandResponse<PopCommand, Flux<ByteBuffer>>> popList(Publisher<PopCommand> commands) {
        return eachMany(
                commands,
                c -> isRight(c.getDirection())
                        ? ListCommands.rpop(Buffers.key(c), c.getCount())
                        : ListCommands.lpop(Buffers.key(c), c.getCount()),
                ByteBuffer::wrap);
    }

    @Override
    public Flux<PopResponse> bPop(Publisher<BPopCommand> commands) {
        return each(commands, SolidisReactiveListCommands::blockingPop, SolidisReactiveListCommands::popped);
    }

    @Override
    public Flux<ByteBufferResponse<RPopLPushCommand>> rPopLPush(Publisher<RPopLPushCommand> commands) {
        return each(
                commands,
                c -> ListCommands.rpoplpush(Buffers.key(c), Buffers.bytes(c.getDestination(), "Destination key")),
                Responses::bytes);
    }

    @Override
    public Flux<ByteBufferResponse<BRPopLPushCommand>> bRPopLPush(Publisher<BRPopLPushCommand> commands) {
        return each(
                commands,
                c -> ListBlockingCommands.brpoplpush(
                        Buffers.key(c), Buffers.bytes(c.getDestination(), "Destination key"), seconds(c.getTimeout())),
                Responses::bytes);
    }

    private static Command<Long> push(PushCommand command) {
        byte[] key = Buffers.key(command);
        byte[][] values = Buffers.all(command.getValues(), "Values");
        boolean right = isRight(command.getDirection());
        if (command.getUpsert()) {
            return right ? ListCommands.rpush(key, values) : ListCommands.lpush(key, values);
        }
        if (values.length > 1) {
            throw new InvalidDataAccessApiUsageException("A push that needs the list to exist takes one value only");
        }
        return right ? ListCommands.rpushx(key, values) : ListCommands.lpushx(key, values);
    }

    private static Command<KeyedValue> blockingPop(BPopCommand command) {
        byte[][] keys = Buffers.all(command.getKeys(), "Keys");
        double timeout = seconds(command.getTimeout());
        return isRight(command.getDirection())
                ? ListBlockingCommands.brpop(timeout, keys)
                : ListBlockingCommands.blpop(timeout, keys);
    }

    private static @Nullable PopResponse popped(BPopCommand command, @Nullable KeyedValue popped) {
        return popped == null
                ? null
                : new PopResponse(
                        command,
                        new PopResult(List.of(ByteBuffer.wrap(popped.key()), ByteBuffer.wrap(popped.value()))));
    }

    private static double seconds(@Nullable Duration timeout) {
        return Waits.seconds(required(timeout, "Timeout").toNanos(), TimeUnit.NANOSECONDS);
    }

    private static boolean isRight(@Nullable Direction direction) {
        return required(direction, "Direction") == Direction.RIGHT;
    }

    private static ListEnd end(@Nullable Direction direction) {
        return isRight(direction) ? ListEnd.RIGHT : ListEnd.LEFT;
    }
}
