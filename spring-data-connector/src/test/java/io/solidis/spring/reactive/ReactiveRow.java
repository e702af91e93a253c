package io.solidis.spring.reactive;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveRedisConnection;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * One method of Spring's: a call, the request that it must send, the server's reply, and what the caller gets.
 *
 * @param call subscribes to nothing itself
 * @param stream the same call with commands of the caller's stream; {@code null} if the method takes no stream
 */
record ReactiveRow(
        String request,
        @Nullable Object reply,
        String result,
        Function<ReactiveRedisConnection, Publisher<?>> call,
        @Nullable Stream<?> stream) {

    /** A method that takes a stream of commands. */
    record Stream<C>(BiFunction<ReactiveRedisConnection, Publisher<C>, Publisher<?>> method, C command) {

        Publisher<?> call(ReactiveRedisConnection connection) {
            return method.apply(connection, Mono.just(command));
        }

        Publisher<?> callTwice(ReactiveRedisConnection connection) {
            return method.apply(connection, Flux.just(command, command));
        }
    }

    @Override
    public String toString() {
        return request;
    }

    /** Rows of one group. */
    static final class Rows {

        private final List<ReactiveRow> rows = new ArrayList<>();

        <C> Rows each(
                BiFunction<ReactiveRedisConnection, Publisher<C>, Publisher<?>> method,
                C command,
                String request,
                @Nullable Object reply,
                String result) {
            Stream<C> stream = new Stream<>(method, command);
            rows.add(new ReactiveRow(request, reply, result, stream::call, stream));
            return this;
        }

        Rows one(
                Function<ReactiveRedisConnection, Publisher<?>> call,
                String request,
                @Nullable Object reply,
                String result) {
            rows.add(new ReactiveRow(request, reply, result, call, null));
            return this;
        }

        List<ReactiveRow> rows() {
            return rows;
        }
    }
}
