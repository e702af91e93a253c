package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.reply.ScanPage;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.util.Assert;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** What all groups need: the execution they run their commands on; see there for what the methods promise. */
abstract class ReactiveGroup {

    final ReactiveExecution execution;

    ReactiveGroup(ReactiveExecution execution) {
        this.execution = execution;
    }

    final <R> Mono<R> run(Command<R> command) {
        return execution.run(command);
    }

    final <E, T> Flux<T> runMany(Command<? extends Iterable<E>> command, Function<? super E, ? extends T> item) {
        return execution.runMany(command, item);
    }

    final <C, R, T> Flux<T> each(
            Publisher<? extends C> inputs,
            Function<? super C, Command<R>> command,
            BiFunction<? super C, ? super @Nullable R, ? extends @Nullable T> response) {
        return execution.each(inputs, command, response);
    }

    final <C, R, T> Flux<T> eachRead(
            Publisher<? extends C> inputs,
            Function<? super C, Command<R>> command,
            BiFunction<? super C, ? super @Nullable R, ? extends @Nullable T> response) {
        return execution.eachRead(inputs, command, response);
    }

    final <C, E, T> Flux<CommandResponse<C, Flux<T>>> eachMany(
            Publisher<? extends C> inputs,
            Function<? super C, ? extends Command<? extends Iterable<E>>> command,
            Function<? super E, ? extends T> item) {
        return execution.eachMany(inputs, command, item);
    }

    final <C, E, T> Flux<T> eachOfMany(
            Publisher<? extends C> inputs,
            Function<? super C, Command<List<E>>> command,
            BiFunction<? super C, ? super E, ? extends T> response) {
        return execution.eachOfMany(inputs, command, response);
    }

    final <C, E, T> Flux<T> eachReadOfMany(
            Publisher<? extends C> inputs,
            Function<? super C, Command<List<E>>> command,
            BiFunction<? super C, ? super E, ? extends T> response) {
        return execution.eachReadOfMany(inputs, command, response);
    }

    final <C extends KeyCommand, E, T> Flux<CommandResponse<KeyCommand, Flux<T>>> eachScan(
            Publisher<? extends C> inputs,
            BiFunction<? super C, String, Command<ScanPage<E>>> step,
            Function<? super E, ? extends T> item) {
        return execution.eachScan(inputs, step, item);
    }

    final <E, T> Flux<T> scan(Function<String, Command<ScanPage<E>>> step, Function<? super E, ? extends T> item) {
        return execution.scan(step, item);
    }

    static <T> T required(@Nullable T value, String what) {
        Assert.notNull(value, () -> what + " must not be null");
        return value;
    }
}
