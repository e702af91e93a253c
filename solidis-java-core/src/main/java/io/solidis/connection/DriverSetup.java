package io.solidis.connection;

import io.solidis.options.SolidisOptions;

/**
 * What a {@link Driver} is made of.
 *
 * @param budget released by the driver, taken by whoever submits
 * @param listener told on the event loop
 * @param policy when to connect again
 * @param events tells events from replies
 */
record DriverSetup(
        SolidisOptions options,
        LoopThreads threads,
        QueueBudget budget,
        ConnectionListener listener,
        Reconnecting policy,
        EventRouting events) {}
