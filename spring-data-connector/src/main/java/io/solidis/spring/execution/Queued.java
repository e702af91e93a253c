package io.solidis.spring.execution;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.Replies;
import io.solidis.command.Transaction;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Nothing is sent before exec(), which hands over one contiguous block. So a transaction needs no connection of its own,
 * other users of the shared one never see it, and discard() costs nothing. Only a WATCH needs more: it has pinned an
 * exclusive connection before, and the outer execution runs over that.
 */
/** Collects commands for one transaction. */
public final class Queued implements Execution {

    private final List<Command<?>> commands = new ArrayList<>();
    private final boolean convertResults;
    private Execution outer;

    /**
     * @param outer runs the transaction in the end
     * @param convertResults see {@link Immediate}; plain replies come one for each command
     */
    Queued(Execution outer, boolean convertResults) {
        this.outer = outer;
        this.convertResults = convertResults;
    }

    @Override
    public <R> @Nullable R run(Command<R> command) {
        commands.add(convertResults ? command : command.as(Replies.RAW));
        return null;
    }

    @Override
    public void runStatus(Command<?> command) {
        commands.add(convertResults ? Results.withoutResult(command) : command.as(Replies.RAW));
    }

    @Override
    public @Nullable List<@Nullable Object> run(Transaction transaction) {
        throw Results.notImmediate("A transaction of its own", "transaction");
    }

    @Override
    public CommandExecutor executor() {
        return outer.executor();
    }

    @Override
    public Execution over(CommandExecutor executor) {
        outer = outer.over(executor);
        return this;
    }

    @Override
    public boolean isPipelined() {
        return outer.isPipelined();
    }

    @Override
    public boolean isQueueing() {
        return true;
    }

    @Override
    public Execution openPipeline(Runnable pin) {
        outer = outer.openPipeline(pin);
        return this;
    }

    @Override
    public Execution withoutPipeline() {
        return this;
    }

    @Override
    public List<@Nullable Object> closePipeline() {
        Execution pipeline = outer;
        outer = pipeline.withoutPipeline();
        return pipeline.closePipeline();
    }

    @Override
    public Execution multi() {
        return this;
    }

    @Override
    public Execution withoutTransaction() {
        return outer;
    }

    @Override
    public @Nullable List<@Nullable Object> exec() {
        Transaction transaction;
        try {
            transaction = Transaction.of(commands);
        } catch (RuntimeException e) {
            throw ExceptionTranslator.translate(e);
        }
        return outer.run(transaction);
    }

    @Override
    public void discard() {
        commands.clear();
    }

    @Override
    public void requireImmediate(String operation) {
        throw Results.notImmediate(operation, "transaction");
    }
}
