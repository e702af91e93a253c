package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.QueueLimitException;
import io.solidis.error.RedisReplyException;
import io.solidis.options.SolidisOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A connection that receives. It keeps itself connected as long as it is open, notices a dead link by its own PING, and
 * lets its listener restore what a lost socket was subscribed to. Any thread may send.
 */
public final class SubscriberConnection implements AutoCloseable {

    /** After this time something that could not be done is tried again. */
    private static final Duration RETRY = Duration.ofMillis(100);

    private final SolidisOptions options;
    private final LoopThreads threads;
    private final SubscriberListener listener;
    private final QueueBudget budget;
    private final Driver driver;

    /** A connection that connects when the first subscription is sent. */
    public SubscriberConnection(SolidisOptions options, LoopThreads threads, SubscriberListener listener) {
        this.options = options;
        this.threads = threads;
        this.listener = listener;
        this.budget = new QueueBudget(options.limits());
        this.driver = new Driver(new DriverSetup(
                options, threads, budget, new Callbacks(), Reconnecting.ALWAYS, EventRouting.SUBSCRIPTIONS));
    }

    /**
     * Sends a subscription command that names channels; the future completes when every one is confirmed, or with the
     * server's refusal.
     */
    public CompletableFuture<@Nullable Void> send(Command<?> subscription) {
        return submit(pending(subscription, null));
    }

    /**
     * Sends a subscription command that names no channel and so is answered an unknown number of times.
     *
     * @param last tells the last confirmation; asked on the event loop, after the listener was told
     */
    public CompletableFuture<@Nullable Void> send(Command<?> subscription, Predicate<List<?>> last) {
        return submit(pending(subscription, last));
    }

    private CompletableFuture<@Nullable Void> submit(PendingSubscription pending) {
        try {
            budget.admit(pending, options.endpoint());
        } catch (QueueLimitException e) {
            return CompletableFuture.failedFuture(e);
        }
        driver.submit(pending);
        return pending.thenApply(confirmed -> null);
    }

    /** Asks on the event loop whether to read; while not, messages wait at the server. */
    public void readWhile(BooleanSupplier wanted) {
        driver.execute(() -> driver.readMessages(wanted.getAsBoolean()));
    }

    /** Runs a short task a little later, or never if the threads have ended by then. */
    public void retry(Runnable task) {
        threads.schedule(task, RETRY);
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

    private PendingSubscription pending(Command<?> subscription, @Nullable Predicate<List<?>> last) {
        long timeout = Pending.nanos(options.timeouts().command());
        return new PendingSubscription(subscription, Pending.timeoutNanos(subscription, timeout), last);
    }

    private final class Callbacks implements ConnectionListener {

        @Override
        public void ready(Consumer<Pending<?>> first) {
            List<CompletableFuture<Boolean>> answers = new ArrayList<>();
            for (Command<?> subscription : listener.restore()) {
                PendingSubscription pending = pending(subscription, null);
                answers.add(pending.handle((confirmed, failure) -> isAnswer(subscription, failure)));
                first.accept(pending);
            }
            CompletableFuture.allOf(answers.toArray(new CompletableFuture<?>[0]))
                    .thenRun(() -> {
                        if (answers.stream().allMatch(CompletableFuture::join)) {
                            listener.restored();
                        }
                    });
        }

        /** A connection that was lost again, or is about to be, has answered nothing: the next one asks anew. */
        private boolean isAnswer(Command<?> subscription, @Nullable Throwable failure) {
            if (failure instanceof RedisReplyException refusal) {
                listener.notRestored(subscription, refusal);
                return true;
            }
            return failure == null;
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
        public CommandTimeoutException timeout(Pending<?> pending, long now) {
            String message = pending.label() + " was not confirmed within "
                    + TimeUnit.NANOSECONDS.toMillis(now - pending.createdNanos) + " ms on " + options.endpoint()
                    + "; connection " + driver.state();
            return new CommandTimeoutException(message, pending.writtenNanos != 0);
        }
    }
}
