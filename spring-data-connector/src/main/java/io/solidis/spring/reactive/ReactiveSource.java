package io.solidis.spring.reactive;

import io.solidis.command.CommandExecutor;
import io.solidis.node.ExclusiveConnection;
import io.solidis.pubsub.PubSubListener;
import io.solidis.pubsub.Subscriber;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * What all reactive connections of one started factory draw from.
 *
 * @param shared runs commands over the multiplexed connection that everybody uses, imperative connections included
 * @param exclusive lends a connection to one user, who gives it back by closing it; does not wait
 * @param subscribers makes a subscriber that tells a listener on an executor
 */
public record ReactiveSource(
        ReactiveExecution shared,
        Supplier<CompletableFuture<ExclusiveConnection>> exclusive,
        BiFunction<PubSubListener, Executor, Subscriber> subscribers) {

    /** The same over an executor, such as a {@link io.solidis.SolidisClient}. */
    public static ReactiveSource of(
            CommandExecutor executor,
            Supplier<CompletableFuture<ExclusiveConnection>> exclusive,
            BiFunction<PubSubListener, Executor, Subscriber> subscribers) {
        return new ReactiveSource(new ReactiveExecution(executor), exclusive, subscribers);
    }
}
