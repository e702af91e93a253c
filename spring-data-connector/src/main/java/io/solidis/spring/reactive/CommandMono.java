package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.spring.execution.ExceptionTranslator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.Subscription;
import reactor.core.CoreSubscriber;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Operators;

/*
 * The state of a call is one reference: null until somebody asks for the result, then SENDING, then the future, in the end
 * DONE or CANCELLED. Asking sends, and only the first time; cancelling gives up on the future, which the core allows at any
 * moment, and drops whatever still comes. So a subscriber sees at most one result, and none after it has cancelled.
 */
/** Sends a command each time it is subscribed to and asked for a result. A {@code null} result ends it empty. */
final class CommandMono<C, R, T> extends Mono<T> {

    private final CommandExecutor executor;
    private final C input;
    private final Command<R> command;
    private final BiFunction<? super C, ? super @Nullable R, ? extends @Nullable T> response;

    CommandMono(
            CommandExecutor executor,
            C input,
            Command<R> command,
            BiFunction<? super C, ? super @Nullable R, ? extends @Nullable T> response) {
        this.executor = executor;
        this.input = input;
        this.command = command;
        this.response = response;
    }

    @Override
    public void subscribe(CoreSubscriber<? super T> subscriber) {
        subscriber.onSubscribe(new Call<>(this, subscriber));
    }

    private static final class Call<C, R, T> extends AtomicReference<@Nullable Object>
            implements Subscription, BiConsumer<@Nullable R, @Nullable Throwable> {

        private static final long serialVersionUID = 1;
        private static final Object SENDING = new Object();
        private static final Object DONE = new Object();
        private static final Object CANCELLED = new Object();

        private final transient CommandMono<C, R, T> mono;
        private final transient CoreSubscriber<? super T> subscriber;

        Call(CommandMono<C, R, T> mono, CoreSubscriber<? super T> subscriber) {
            this.mono = mono;
            this.subscriber = subscriber;
        }

        @Override
        public void request(long n) {
            if (Operators.validate(n) && compareAndSet(null, SENDING)) {
                send();
            }
        }

        private void send() {
            CompletableFuture<R> future;
            try {
                future = mono.executor.execute(mono.command);
            } catch (RuntimeException e) {
                accept(null, e);
                return;
            }
            if (compareAndSet(SENDING, future)) {
                future.whenComplete(this);
            } else {
                future.cancel(false);
            }
        }

        @Override
        public void cancel() {
            if (getAndSet(CANCELLED) instanceof Future<?> future) {
                future.cancel(false);
            }
        }

        @Override
        public void accept(@Nullable R value, @Nullable Throwable failure) {
            if (getAndSet(DONE) == CANCELLED) {
                return;
            }
            if (failure != null) {
                subscriber.onError(translated(failure));
                return;
            }
            T result;
            try {
                result = mono.response.apply(mono.input, value);
            } catch (RuntimeException e) {
                subscriber.onError(translated(e));
                return;
            }
            if (result != null) {
                subscriber.onNext(result);
            }
            subscriber.onComplete();
        }

        /** An {@link Error} goes to the subscriber too, since the thread here is not the caller's. */
        private static Throwable translated(Throwable failure) {
            try {
                return ExceptionTranslator.translate(failure);
            } catch (Error e) {
                return e;
            }
        }
    }
}
