package io.solidis.spring.execution;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * The three modes of a Spring connection are three implementations, and a connection changes its mode by changing its
 * execution. So no command ever asks in which mode it runs: that is what keeps the command classes at one statement per
 * method, and the results of the three modes alike.
 */
/** Runs commands the way the present mode of a connection demands. Failures are thrown as Spring's exceptions. */
public sealed interface Execution permits Immediate, Pipelined, Queued {

    /** Runs a command whose result counts; {@code null} while it is only collected. */
    <R> @Nullable R run(Command<R> command);

    /** Runs a command of which only the failure counts: it has no place in the results of a pipeline or transaction. */
    void runStatus(Command<?> command);

    /** Runs a whole transaction; {@code null} when a watched key changed, or while it is only collected. */
    @Nullable
    List<@Nullable Object> run(Transaction transaction);

    /** Where commands go at present. */
    CommandExecutor executor();

    /** The same mode from now on over another executor; what was collected before reaches the server first. */
    Execution over(CommandExecutor executor);

    /** Whether commands are collected into a pipeline. */
    boolean isPipelined();

    /** Whether commands are collected into a transaction. */
    boolean isQueueing();

    /**
     * Begins a pipeline, unless one is open.
     *
     * @param pin gives the connection an executor of its own, by way of {@link #over}
     */
    Execution openPipeline(Runnable pin);

    /** This execution once its pipeline has been closed. */
    Execution withoutPipeline();

    /**
     * Waits for everything in the pipeline.
     *
     * @return a result for each command but the status ones; empty if no pipeline is open
     * @throws org.springframework.data.redis.connection.RedisPipelineException if a command failed
     */
    List<@Nullable Object> closePipeline();

    /** Begins a transaction, unless one is open. */
    Execution multi();

    /** This execution once its transaction has ended. */
    Execution withoutTransaction();

    /** Runs what the transaction has collected; results as in {@link #run(Transaction)}. */
    @Nullable
    List<@Nullable Object> exec();

    /** Forgets what the transaction has collected. */
    void discard();

    /**
     * Refuses what has no meaning when commands are only collected.
     *
     * @throws org.springframework.dao.InvalidDataAccessApiUsageException in a pipeline or transaction
     */
    void requireImmediate(String operation);
}
