package io.solidis.spring.execution;

import io.solidis.command.Command;
import io.solidis.command.Trait;
import io.solidis.command.TransactionCommands;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.InvalidDataAccessApiUsageException;

/*
 * A connection of Spring is only a view: it costs one small object and owns nothing until a command changes the state of
 * the connection it runs on (WATCH, SELECT, CLIENT SETNAME ...) or blocks inside a pipeline. Then it pins an exclusive
 * connection, over which everything runs from there on, and gives that back when it is closed.
 */
/** The state of one connection: its mode, and the exclusive connection it may hold. For one thread at a time. */
public abstract class ConnectionSession {

    private static final Execution CLOSED = new Immediate(new ClosedExecutor(), true);

    private final ExecutorSource source;
    private Execution execution;
    private @Nullable Lease pinned;

    protected ConnectionSession(ExecutorSource source) {
        this.source = source;
        this.execution = source.shared();
    }

    /**
     * Runs a command of the core in the present mode; {@code null} while a pipeline or transaction is open.
     *
     * @throws org.springframework.dao.DataAccessException if it fails
     */
    public final <R> @Nullable R run(Command<R> command) {
        if (command.name().is(Trait.SESSION)) {
            pin();
        }
        return execution.run(command);
    }

    /** Runs a command whose result has no place among those of a pipeline or transaction; see {@link #run}. */
    public final void runStatus(Command<?> command) {
        if (command.name().is(Trait.SESSION)) {
            pin();
        }
        execution.runStatus(command);
    }

    /**
     * Refuses an operation that needs its reply at once.
     *
     * @throws InvalidDataAccessApiUsageException while a pipeline or transaction is open
     */
    public final void requireImmediate(String operation) {
        execution.requireImmediate(operation);
    }

    /**
     * Refuses an operation that cannot stand in a transaction.
     *
     * @throws InvalidDataAccessApiUsageException while a transaction is open
     */
    public final void requireNoTransaction(String operation) {
        if (execution.isQueueing()) {
            throw new InvalidDataAccessApiUsageException(operation + " cannot be used while a transaction is open");
        }
    }

    /** The core's executor that commands go to at present: shared with others unless this connection holds its own. */
    public Object getNativeConnection() {
        return execution.executor();
    }

    /** Whether a transaction is open; not after {@code WATCH} alone. */
    public boolean isQueueing() {
        return execution.isQueueing();
    }

    /** Whether a pipeline is open. */
    public boolean isPipelined() {
        return execution.isPipelined();
    }

    /** Collects commands from now on; nothing happens if a pipeline is open. */
    public void openPipeline() {
        execution = execution.openPipeline(this::pin);
    }

    /**
     * Ends the pipeline and waits for it.
     *
     * @return one element for each command that returns something; empty if no pipeline is open
     * @throws org.springframework.data.redis.connection.RedisPipelineException if commands failed; it carries all results
     */
    public List<@Nullable Object> closePipeline() {
        Execution open = execution;
        execution = open.withoutPipeline();
        return open.closePipeline();
    }

    /** {@code MULTI}: collects commands from now on; nothing happens if a transaction is open. */
    public void multi() {
        execution = execution.multi();
    }

    /**
     * {@code EXEC}: runs the transaction.
     *
     * @return one element for each command that returns something; {@code null} if a watched key changed or inside a pipeline
     */
    public @Nullable List<@Nullable Object> exec() {
        Execution open = execution;
        execution = open.withoutTransaction();
        return open.exec();
    }

    /** {@code DISCARD}: forgets the transaction; watched keys as well. */
    public void discard() {
        Execution open = execution;
        execution = open.withoutTransaction();
        open.discard();
        unwatch();
    }

    /** {@code WATCH}: from here until the transaction ends this connection holds an exclusive one. */
    public void watch(byte[]... keys) {
        requireNoTransaction("WATCH");
        runStatus(TransactionCommands.watch(keys));
    }

    /** {@code UNWATCH}. */
    public void unwatch() {
        if (pinned != null) {
            runStatus(TransactionCommands.unwatch());
        }
    }

    /** Ends this connection and whatever is open on it; a transaction is discarded. May be called again. */
    public void close() {
        execution = CLOSED;
        Lease lent = pinned;
        if (lent != null) {
            pinned = null;
            lent.giveBack().run();
        }
    }

    /** Whether {@link #close} was called. */
    public boolean isClosed() {
        return execution == CLOSED;
    }

    /** What this connection draws from. */
    protected final ExecutorSource source() {
        return source;
    }

    private void pin() {
        if (pinned != null) {
            return;
        }
        if (execution == CLOSED) {
            throw ClosedExecutor.closed();
        }
        Lease lent;
        try {
            lent = source.exclusive().get();
        } catch (RuntimeException e) {
            throw ExceptionTranslator.translate(e);
        }
        pinned = lent;
        execution = execution.over(lent.executor());
    }
}
