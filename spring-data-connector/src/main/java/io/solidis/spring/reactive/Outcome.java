package io.solidis.spring.reactive;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SynchronousSink;

/** A result or the failure in its place, so that failures queue like results do. */
record Outcome<T>(@Nullable T value, @Nullable Throwable failure) {

    static <T> Mono<Outcome<T>> of(Supplier<Mono<T>> call) {
        try {
            return call.get().map(value -> new Outcome<>(value, null)).onErrorResume(Outcome::failed);
        } catch (RuntimeException e) {
            return failed(e);
        }
    }

    private static <T> Mono<Outcome<T>> failed(Throwable failure) {
        return Mono.just(new Outcome<>(null, failure));
    }

    void settle(SynchronousSink<? super T> sink) {
        if (failure != null) {
            sink.error(failure);
        } else if (value != null) {
            sink.next(value);
        }
    }
}
