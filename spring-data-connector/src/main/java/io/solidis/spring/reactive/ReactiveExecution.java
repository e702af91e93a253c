package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.reply.ScanPage;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/*
 * A stream of commands keeps its order and stops at the first failure: what comes after a failure is not sent. For commands
 * that change something this leaves no choice but one at a time. Commands that only read may overlap: sending one that
 * nobody will hear the result of changes nothing. Their results are still handed on in order, and a failure only after the
 * results before it, hence the detour over Outcome.
 */
/**
 * Runs commands for subscribers: nothing is sent before the result is asked for, each subscription sends anew, cancelling
 * gives up on the result. Failures are Spring's exceptions. Safe for any number of threads and connections.
 *
 * @param executor where commands go, the same as on the imperative side
 */
public record ReactiveExecution(CommandExecutor executor) {

    /** Reads of one stream that may be under way at a time. */
    static final int READS_AHEAD = 128;

    /** One command; empty where its result is {@code null}. */
    <R> Mono<R> run(Command<R> command) {
        return new CommandMono<>(executor, command, command, (self, value) -> value);
    }

    /** One command whose result is several values. */
    <E, T> Flux<T> runMany(Command<? extends Iterable<E>> command, Function<? super E, ? extends T> item) {
        return run(command).flatMapIterable(Function.identity()).map(item);
    }

    /** Commands of a stream, one after the other. */
    <C, R, T> Flux<T> each(
            Publisher<? extends C> inputs,
            Function<? super C, Command<R>> command,
            BiFunction<? super C, ? super @Nullable R, ? extends @Nullable T> response) {
        return Flux.<C>from(inputs).concatMap(input -> one(input, command, response));
    }

    /** Commands of a stream that only read: several are under way at a time, results keep the order. */
    <C, R, T> Flux<T> eachRead(
            Publisher<? extends C> inputs,
            Function<? super C, Command<R>> command,
            BiFunction<? super C, ? super @Nullable R, ? extends @Nullable T> response) {
        if (inputs instanceof Mono<?>) {
            return each(inputs, command, response);
        }
        return Flux.<C>from(inputs)
                .flatMapSequential(
                        input -> Outcome.of(() -> this.<C, R, T>one(input, command, response)), READS_AHEAD, 1)
                .handle(Outcome::settle);
    }

    /** For each command of a stream the values that it results in, sent for when they are subscribed to. */
    <C, E, T> Flux<CommandResponse<C, Flux<T>>> eachMany(
            Publisher<? extends C> inputs,
            Function<? super C, ? extends Command<? extends Iterable<E>>> command,
            Function<? super E, ? extends T> item) {
        return Flux.<C>from(inputs)
                .map(input -> new CommandResponse<>(input, this.<E, T>runMany(command.apply(input), item)));
    }

    /** Commands of a stream, one after the other, each with a response for each of the values that it results in. */
    <C, E, T> Flux<T> eachOfMany(
            Publisher<? extends C> inputs,
            Function<? super C, Command<List<E>>> command,
            BiFunction<? super C, ? super E, ? extends T> response) {
        return this.<C, List<E>, List<T>>each(inputs, command, (input, values) -> responses(input, values, response))
                .concatMapIterable(Function.identity());
    }

    /** Commands of a stream that only read, each with a response for each of the values that it results in. */
    <C, E, T> Flux<T> eachReadOfMany(
            Publisher<? extends C> inputs,
            Function<? super C, Command<List<E>>> command,
            BiFunction<? super C, ? super E, ? extends T> response) {
        return this.<C, List<E>, List<T>>eachRead(
                        inputs, command, (input, values) -> responses(input, values, response))
                .concatMapIterable(Function.identity());
    }

    /** For each command of a stream what it finds, asked for as it is subscribed to. */
    <C extends KeyCommand, E, T> Flux<CommandResponse<KeyCommand, Flux<T>>> eachScan(
            Publisher<? extends C> inputs,
            BiFunction<? super C, String, Command<ScanPage<E>>> step,
            Function<? super E, ? extends T> item) {
        return Flux.<C>from(inputs)
                .map(input -> new CommandResponse<>(input, this.<E, T>scan(cursor -> step.apply(input, cursor), item)));
    }

    /** Everything that a command of the SCAN family finds, page by page as results are asked for. */
    <E, T> Flux<T> scan(Function<String, Command<ScanPage<E>>> step, Function<? super E, ? extends T> item) {
        return Flux.defer(() -> run(step.apply(ScanPage.START)))
                .expand(page -> page.isLast() ? Mono.empty() : run(step.apply(page.cursor())))
                .concatMapIterable(ScanPage::items, 1)
                .map(item);
    }

    private static <C, E, T> @Nullable List<T> responses(
            C input, @Nullable List<E> values, BiFunction<? super C, ? super E, ? extends T> response) {
        return values == null
                ? null
                : values.stream().<T>map(value -> response.apply(input, value)).toList();
    }

    private <C, R, T> Mono<T> one(
            C input,
            Function<? super C, Command<R>> command,
            BiFunction<? super C, ? super @Nullable R, ? extends @Nullable T> response) {
        return new CommandMono<C, R, T>(executor, input, command.apply(input), response);
    }
}
