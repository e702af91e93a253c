package io.solidis.spring.execution;

import io.solidis.pubsub.PubSubListener;
import io.solidis.pubsub.Subscriber;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * What all connections of one started factory draw from.
 *
 * @param shared runs commands over the multiplexed connection that everybody uses
 * @param exclusive lends an executor to one connection; waits, within a deadline, when all are lent out
 * @param subscribers opens a connection for pub/sub, whose events an executor passes on one by one
 */
public record ExecutorSource(
        Immediate shared, Supplier<Lease> exclusive, BiFunction<PubSubListener, Executor, Subscriber> subscribers) {}
