package io.solidis.spring.execution;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.Transaction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs each command at once and waits for its reply. Safe for any number of threads and connections.
 *
 * @param executor where commands go
 * @param convertResults whether the results of a pipeline or transaction are what the single commands would return, or
 *     the server's plain replies
 */
public record Immediate(CommandExecutor executor, boolean convertResults) implements Execution {

    @Override
    public <R> @Nullable R run(Command<R> command) {
        try {
            return executor.call(command);
        } catch (RuntimeException e) {
            throw ExceptionTranslator.translate(e);
        }
    }

    @Override
    public void runStatus(Command<?> command) {
        run(command);
    }

    @Override
    public @Nullable List<@Nullable Object> run(Transaction transaction) {
        List<@Nullable Object> results;
        try {
            results = executor.call(transaction);
        } catch (RuntimeException e) {
            throw ExceptionTranslator.translate(e);
        }
        return results == null ? null : Results.ofTransaction(results);
    }

    @Override
    public Immediate over(CommandExecutor other) {
        return new Immediate(other, convertResults);
    }

    @Override
    public boolean isPipelined() {
        return false;
    }

    @Override
    public boolean isQueueing() {
        return false;
    }

    @Override
    public Execution openPipeline(Runnable pin) {
        return new Pipelined(this, pin);
    }

    @Override
    public Execution withoutPipeline() {
        return this;
    }

    @Override
    public List<@Nullable Object> closePipeline() {
        return List.of();
    }

    @Override
    public Execution multi() {
        return new Queued(this, convertResults);
    }

    @Override
    public Execution withoutTransaction() {
        return this;
    }

    @Override
    public @Nullable List<@Nullable Object> exec() {
        throw Results.noTransaction("EXEC");
    }

    @Override
    public void discard() {
        throw Results.noTransaction("DISCARD");
    }

    @Override
    public void requireImmediate(String operation) {
        // It is.
    }
}
