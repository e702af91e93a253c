package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.error.CommandInterruptedException;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.QueueLimitException;
import io.solidis.options.Endpoint;
import io.solidis.options.SolidisOptions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A connection as its callers see it: commands in, replies out, in order. Connects when the first command comes. Any
 * thread; {@link Driver} is the half that belongs to the event loop.
 *
 * <p>A command that was written is never written again. One that waits for a connection waits no longer than its own
 * deadline and the connect timeout allow.
 */
public final class Connection implements CommandExecutor, AutoCloseable {

    private final Endpoint endpoint;
    private final long commandTimeoutNanos;
    private final QueueBudget budget;
    private final Driver driver;
    private final Outcomes outcomes;
    private volatile boolean closing;

    private Connection(SolidisOptions options, EventLoop loop, boolean exclusive, Runnable onClosed) {
        this.endpoint = options.endpoint();
        this.commandTimeoutNanos = options.timeouts().command().toNanos();
        this.budget = new QueueBudget(options.limits());
        this.outcomes = new Outcomes(exclusive, onClosed);
        Reconnecting reconnecting = exclusive ? Reconnecting.NEVER : Reconnecting.AFTER_LOSS;
        this.driver = new Driver(
                new Driver.Setup(options, loop, budget, outcomes, reconnecting, EventRouting.PUSHES_ONLY));
    }

    /** A connection for everybody, which comes back after a loss. */
    public static Connection shared(SolidisOptions options, LoopThreads threads) {
        return new Connection(options, threads.next(), false, () -> {});
    }

    /**
     * A connection for one borrower at a time. It lives as long as its socket.
     *
     * @param onClosed told once, on the event loop, when it is closed for whatever reason
     */
    public static Connection exclusive(SolidisOptions options, LoopThreads threads, Runnable onClosed) {
        return new Connection(options, threads.next(), true, onClosed);
    }

    @Override
    public <R> CompletableFuture<R> execute(Command<R> command) {
        PendingCommand<R> pending =
                new PendingCommand<>(command, Pending.timeoutNanos(command, commandTimeoutNanos), null);
        return submit(pending);
    }

    @Override
    public CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands) {
        if (commands.isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        List<? extends Command<?>> copy = List.copyOf(commands);
        return submit(new PendingBatch(copy, Pending.timeoutNanos(copy, commandTimeoutNanos), null));
    }

    @Override
    public <R> @Nullable R call(Command<R> command) {
        refuseOnLoopThread(command.name());
        PendingCommand<R> pending = new PendingCommand<>(
                command, Pending.timeoutNanos(command, commandTimeoutNanos), Thread.currentThread());
        budget.admit(pending, endpoint);
        driver.submit(pending);
        return pending.await(outcomes);
    }

    @Override
    public List<@Nullable Object> call(List<? extends Command<?>> commands) {
        if (commands.isEmpty()) {
            return List.of();
        }
        refuseOnLoopThread("a pipeline");
        List<? extends Command<?>> copy = List.copyOf(commands);
        PendingBatch pending =
                new PendingBatch(copy, Pending.timeoutNanos(copy, commandTimeoutNanos), Thread.currentThread());
        budget.admit(pending, endpoint);
        driver.submit(pending);
        List<@Nullable Object> results = pending.await(outcomes);
        return results == null ? List.of() : results;
    }

    private <R> CompletableFuture<R> submit(Pending<R> pending) {
        try {
            budget.admit(pending, endpoint);
        } catch (QueueLimitException e) {
            return CompletableFuture.failedFuture(e);
        }
        driver.submit(pending);
        return pending;
    }

    private void refuseOnLoopThread(Object what) {
        if (LoopThreads.isCurrentThread()) {
            throw new IllegalStateException(what + " was called on the thread that drives the connections, which would "
                    + "wait for itself for ever. Use execute(...) there, or move the call to another thread");
        }
    }

    /** What it is doing; any thread. */
    public ConnectionState state() {
        return closing ? ConnectionState.CLOSED : driver.state();
    }

    /** Commands queued and in flight together; any thread. */
    public int pendingCommands() {
        return budget.commands();
    }

    /** Closes for good: what is in flight fails as lost, what waits fails as not sent. Does not wait. */
    @Override
    public void close() {
        close("the connection to " + endpoint + " was closed by this client");
    }

    private void close(String reason) {
        closing = true;
        driver.execute(() -> driver.close(new ConnectionException(reason, null)));
    }

    /** Ends entries that are given up: on the caller's thread or on the event loop, whoever notices first. */
    private final class Outcomes implements ConnectionListener, Pending.GivingUp {

        private final boolean exclusive;
        private final Runnable onClosed;

        Outcomes(boolean exclusive, Runnable onClosed) {
            this.exclusive = exclusive;
            this.onClosed = onClosed;
        }

        @Override
        public void closed() {
            onClosed.run();
        }

        @Override
        public void overdue(Pending<?> pending) {
            timedOut(pending);
        }

        @Override
        public void timedOut(Pending<?> pending) {
            if (!pending.isDone()) {
                boolean sent = pending.writtenNanos != 0;
                String message = describe(pending, System.nanoTime());
                giveUp(pending);
                pending.fail(new CommandTimeoutException(message, sent));
            }
        }

        @Override
        public void interrupted(Pending<?> pending, CommandInterruptedException reason) {
            giveUp(pending);
            pending.fail(reason);
        }

        /** A command that the server may hold back must never run later: its connection goes with it. */
        private void giveUp(Pending<?> pending) {
            if (exclusive && pending.isBlocking()) {
                close(pending.label() + " was given up");
            }
        }
    }

    private String describe(Pending<?> pending, long now) {
        ConnectionState state = driver.state();
        long ready = state == ConnectionState.READY ? driver.readyNanos() : now;
        long connected = Math.max(pending.createdNanos, Math.min(ready, now));
        long written = pending.writtenNanos == 0 ? now : pending.writtenNanos;
        String loop = pending.writtenNanos == 0 && driver.isTurnDue()
                ? "; the connection's thread is busy: does a callback block it?"
                : "";
        return pending.label() + " timed out after " + millis(now - pending.createdNanos) + " ms on " + endpoint + ": "
                + millis(connected - pending.createdNanos) + " ms waiting for a connection, "
                + millis(Math.max(0, written - connected)) + " ms queued, " + millis(now - written)
                + " ms waiting for the reply; " + budget.describe() + " pending, connection " + state + loop;
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
}
