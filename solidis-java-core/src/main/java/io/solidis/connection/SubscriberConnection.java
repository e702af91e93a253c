package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.solidis.command.Command;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.QueueLimitException;
import io.solidis.options.SolidisOptions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A connection that receives. It keeps itself connected as long as it is open, notices a dead link by its own PING, and
 * lets its listener restore what a lost socket was subscribed to. Any thread may send.
 */
public final class SubscriberConnection implements AutoCloseable {

    private final SolidisOptions options;
    private final SubscriberListener listener;
    private final QueueBudget budget;
    private final Driver driver;

    /** A connection that connects when the first subscription is sent. */
    public SubscriberConnection(SolidisOptions options, LoopThreads threads, SubscriberListener listener) {
        EventLoop loop = threads.next();
        this.options = options;
        this.listener = listener;
        this.budget = new QueueBudget(options.limits());
        this.driver = new Driver(new Driver.Setup(
                options, loop, budget, new Callbacks(), Reconnecting.ALWAYS, EventRouting.SUBSCRIPTIONS));
    }

    /**
     * Sends a subscription command; the future completes when every channel is confirmed, or with the server's refusal.
     */
    public CompletableFuture<@Nullable Void> send(Command<?> subscription) {
        PendingSubscription pending = pending(subscription);
        try {
            budget.admit(pending, options.endpoint());
        } catch (QueueLimitException e) {
            return CompletableFuture.failedFuture(e);
        }
        driver.submit(pending);
        return pending.thenApply(confirmed -> null);
    }

    /** Stops or resumes reading, so that messages wait at the server while a listener catches up. */
    public void readMessages(boolean read) {
        driver.execute(() -> driver.readMessages(read));
    }

    /** Runs a task on the event loop, where the listener is told. */
    public void onLoop(Runnable task) {
        driver.execute(task);
    }

    /** What it is doing. */
    public ConnectionState state() {
        return driver.state();
    }

    /** Closes for good. Does not wait. */
    @Override
    public void close() {
        driver.execute(() ->
                driver.close(new ConnectionException("the subscriber of " + options.endpoint() + " was closed", null)));
    }

    private PendingSubscription pending(Command<?> subscription) {
        return new PendingSubscription(
                subscription,
                Pending.timeoutNanos(subscription, options.timeouts().command().toNanos()));
    }

    private final class Callbacks implements ConnectionListener {

        @Override
        public void ready(Consumer<Pending<?>> first) {
            for (Command<?> subscription : listener.restore()) {
                PendingSubscription pending = pending(subscription);
                pending.whenComplete((confirmed, refusal) -> {
                    if (refusal != null) {
                        listener.notRestored(subscription, refusal);
                    }
                });
                first.accept(pending);
            }
        }

        @Override
        public void failed(ConnectionException cause) {
            listener.lost(cause);
        }

        @Override
        public void lost(ConnectionException cause) {
            listener.lost(cause);
        }

        @Override
        public void closed() {
            listener.closed();
        }

        @Override
        public void event(List<?> message) {
            listener.event(message);
        }

        @Override
        public void overdue(Pending<?> pending) {
            boolean sent = pending.writtenNanos != 0;
            pending.fail(new CommandTimeoutException(
                    pending.label() + " was not confirmed in time on " + options.endpoint() + "; connection "
                            + driver.state(), sent));
        }
    }
}
