package io.solidis.connection;

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

    private Connection(SolidisOptions options, LoopThreads threads, boolean exclusive, Runnable onClosed) {
        this.endpoint = options.endpoint();
        this.commandTimeoutNanos = Pending.nanos(options.timeouts().command());
        this.budget = new QueueBudget(options.limits());
        this.outcomes = new Outcomes(exclusive, onClosed);
        Reconnecting policy = exclusive ? Reconnecting.NEVER : Reconnecting.AFTER_LOSS;
        this.driver = new Driver(new DriverSetup(options, threads, budget, outcomes, policy, EventRouting.PUSHES_ONLY));
    }

    /** A connection for everybody, which comes back after a loss. */
    public static Connection shared(SolidisOptions options, LoopThreads threads) {
        return new Connection(options, threads, false, () -> {});
    }

    /**
     * A connection for one borrower at a time. It lives as long as its socket.
     *
     * @param onClosed told once, on the event loop, when it is closed for whatever reason
     */
    public static Connection exclusive(SolidisOptions options, LoopThreads threads, Runnable onClosed) {
        return new Connection(options, threads, true, onClosed);
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
        LoopThreads.refuseWaiting(command.name());
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
        LoopThreads.refuseWaiting("a pipeline");
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

    /** Runs {@code task} on the event loop if no reply is outstanding then; otherwise closes the connection. */
    public void ifQuiet(Runnable task) {
        driver.execute(() -> {
            if (driver.isQuiet()) {
                task.run();
            } else {
                close("the connection to " + endpoint + " was given back while commands were under way");
            }
        });
    }

    private void close(String reason) {
        closing = true;
        driver.execute(() -> driver.close(new ConnectionException(reason, null)));
    }

    /** What becomes of entries whose callers stop waiting, by their deadline or by themselves. */
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
        public CommandTimeoutException timeout(Pending<?> pending, long now) {
            return new CommandTimeoutException(describe(pending, now), pending.writtenNanos != 0);
        }

        /** Whether it was written nobody can tell just now, so the answer is the careful one. */
        @Override
        public void unattended(Pending<?> pending) {
            pending.fail(new CommandTimeoutException(describe(pending, System.nanoTime()), true));
        }

        /** A command that the server may hold back must not run later: its connection goes before the caller does. */
        @Override
        public void interrupted(Pending<?> pending) {
            CommandInterruptedException reason = new CommandInterruptedException(pending.label());
            if (exclusive && pending.isBlocking()) {
                closing = true;
                driver.execute(() -> driver.abandon(pending, reason));
            } else {
                pending.fail(reason);
            }
        }
    }

    private String describe(Pending<?> pending, long now) {
        ConnectionState state = driver.state();
        long ready = state == ConnectionState.READY ? driver.readyNanos() : now;
        long written = pending.writtenNanos == 0 ? now : pending.writtenNanos;
        long connected = Math.max(pending.createdNanos, Math.min(ready, written));
        String loop = pending.writtenNanos == 0 && driver.isTurnDue()
                ? "; the connection's thread is busy: does a callback block it?"
                : "";
        return pending.label() + " timed out after " + millis(now - pending.createdNanos) + " ms on " + endpoint + ": "
                + millis(connected - pending.createdNanos) + " ms waiting for a connection, "
                + millis(written - connected) + " ms queued, " + millis(now - written)
                + " ms waiting for the reply; " + budget.describe() + " pending, connection " + state + loop;
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
}
