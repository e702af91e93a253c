package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.HashCommands;
import io.solidis.command.StringCommands;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveNumberCommands;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.util.NumberUtils;
import reactor.core.publisher.Flux;

/** Counters. Fractions take the commands for fractions; a result has the type of the step. */
public final class SolidisReactiveNumberCommands extends ReactiveGroup implements ReactiveNumberCommands {

    public SolidisReactiveNumberCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> incr(Publisher<KeyCommand> keys) {
        return each(keys, c -> StringCommands.incr(Buffers.key(c)), Responses::number);
    }

    @Override
    public <T extends Number> Flux<NumericResponse<IncrByCommand<T>, T>> incrBy(Publisher<IncrByCommand<T>> commands) {
        return each(
                commands,
                c -> incrementOf(Buffers.key(c), required(c.getValue(), "Value")),
                (c, value) -> number(c, value, required(c.getValue(), "Value")));
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> decr(Publisher<KeyCommand> keys) {
        return each(keys, c -> StringCommands.decr(Buffers.key(c)), Responses::number);
    }

    @Override
    public <T extends Number> Flux<NumericResponse<DecrByCommand<T>, T>> decrBy(Publisher<DecrByCommand<T>> commands) {
        return each(
                commands,
                c -> decrementOf(Buffers.key(c), required(c.getValue(), "Value")),
                (c, value) -> number(c, value, required(c.getValue(), "Value")));
    }

    @Override
    public <T extends Number> Flux<NumericResponse<HIncrByCommand<T>, T>> hIncrBy(
            Publisher<HIncrByCommand<T>> commands) {
        return each(
                commands,
                c -> incrementOf(Buffers.key(c), Buffers.bytes(c.getField(), "Field"), required(c.getValue(), "Value")),
                (c, value) -> number(c, value, required(c.getValue(), "Value")));
    }

    private static Command<Number> incrementOf(byte[] key, Number step) {
        return isFraction(step)
                ? StringCommands.incrbyfloat(key, step.doubleValue()).map(value -> value)
                : StringCommands.incrby(key, step.longValue()).map(value -> value);
    }

    private static Command<Number> decrementOf(byte[] key, Number step) {
        return isFraction(step)
                ? StringCommands.incrbyfloat(key, -step.doubleValue()).map(value -> value)
                : StringCommands.decrby(key, step.longValue()).map(value -> value);
    }

    private static Command<Number> incrementOf(byte[] key, byte[] field, Number step) {
        return isFraction(step)
                ? HashCommands.hincrbyfloat(key, field, step.doubleValue()).map(value -> value)
                : HashCommands.hincrby(key, field, step.longValue()).map(value -> value);
    }

    private static boolean isFraction(Number step) {
        return step instanceof Double || step instanceof Float || step instanceof BigDecimal;
    }

    @SuppressWarnings("unchecked")
    private static <C, T extends Number> @Nullable NumericResponse<C, T> number(
            C command, @Nullable Number value, T step) {
        return value == null
                ? null
                : new NumericResponse<>(
                        command, NumberUtils.convertNumberToTargetClass(value, (Class<T>) step.getClass()));
    }
}
