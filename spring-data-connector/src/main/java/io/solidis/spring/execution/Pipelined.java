package io.solidis.spring.execution;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.Replies;
import io.solidis.command.Trait;
import io.solidis.command.Transaction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisPipelineException;

/*
 * Commands leave in chunks while the pipeline grows, and only so many chunks may be under way: a million commands neither
 * wait in memory for the close nor run into the client's queue limit; the caller waits for the oldest chunk instead. A
 * short pipeline, the common one, is a single chunk that is sent and awaited in one step.
 */
/** Collects commands and their results. */
public final class Pipelined implements Execution {

    private static final int PARTS_UNDER_WAY = 16;

    /** Something that was sent: waits for its outcome and adds what it means for the results. */
    private interface Part {
        void collectInto(List<@Nullable Object> results);
    }

    private final Runnable pin;
    private final Deque<Part> underWay = new ArrayDeque<>();
    private final List<@Nullable Object> results = new ArrayList<>();
    private Immediate base;
    private PipelineChunk chunk = new PipelineChunk();
    private boolean pinned;

    Pipelined(Immediate base, Runnable pin) {
        this.base = base;
        this.pin = pin;
    }

    @Override
    public <R> @Nullable R run(Command<R> command) {
        add(base.convertResults() ? command : command.as(Replies.RAW));
        return null;
    }

    @Override
    public void runStatus(Command<?> command) {
        add(Results.withoutResult(command));
    }

    @Override
    public @Nullable List<@Nullable Object> run(Transaction transaction) {
        send();
        CompletableFuture<@Nullable List<@Nullable Object>> outcome =
                started(() -> base.executor().execute(transaction));
        addPart(all -> all.add(resultOf(outcome)));
        return null;
    }

    @Override
    public CommandExecutor executor() {
        return base.executor();
    }

    @Override
    public Execution over(CommandExecutor executor) {
        send();
        collectUntil(0);
        base = base.over(executor);
        pinned = true;
        return this;
    }

    @Override
    public boolean isPipelined() {
        return true;
    }

    @Override
    public boolean isQueueing() {
        return false;
    }

    @Override
    public Execution openPipeline(Runnable pin) {
        return this;
    }

    @Override
    public Execution withoutPipeline() {
        return base;
    }

    @Override
    public List<@Nullable Object> closePipeline() {
        if (underWay.isEmpty() && !chunk.isEmpty()) {
            chunk.collect(called(), results);
        } else {
            send();
            collectUntil(0);
        }
        for (Object result : results) {
            if (result instanceof Exception failure) {
                throw new RedisPipelineException(failure, results);
            }
        }
        return results;
    }

    @Override
    public Execution multi() {
        return new Queued(this, base.convertResults());
    }

    @Override
    public Execution withoutTransaction() {
        return this;
    }

    @Override
    public @Nullable List<@Nullable Object> exec() {
        fail(Results.noTransaction("EXEC"));
        return null;
    }

    @Override
    public void discard() {
        fail(Results.noTransaction("DISCARD"));
    }

    @Override
    public void requireImmediate(String operation) {
        throw Results.notImmediate(operation, "pipeline");
    }

    private void add(Command<?> command) {
        if (command.isBlocking() && !pinned) {
            pin.run();
        }
        chunk.add(command);
        if (chunk.isFull() || command.name().is(Trait.SESSION)) {
            send();
        }
    }

    private void fail(RuntimeException failure) {
        send();
        addPart(all -> all.add(failure));
    }

    private void send() {
        if (chunk.isEmpty()) {
            return;
        }
        PipelineChunk sent = chunk;
        chunk = new PipelineChunk();
        CompletableFuture<List<@Nullable Object>> replies =
                started(() -> base.executor().execute(sent.commands()));
        addPart(all -> sent.collect(replies, all));
    }

    private CompletableFuture<List<@Nullable Object>> called() {
        return started(() -> CompletableFuture.completedFuture(base.executor().call(chunk.commands())));
    }

    private void addPart(Part part) {
        underWay.add(part);
        collectUntil(PARTS_UNDER_WAY);
    }

    private void collectUntil(int remaining) {
        while (underWay.size() > remaining) {
            underWay.remove().collectInto(results);
        }
    }

    private static <T extends @Nullable Object> CompletableFuture<T> started(Supplier<CompletableFuture<T>> start) {
        try {
            return start.get();
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private static @Nullable Object resultOf(CompletableFuture<@Nullable List<@Nullable Object>> outcome) {
        try {
            List<@Nullable Object> items = outcome.get();
            return items == null ? null : Results.ofTransaction(items);
        } catch (ExecutionException | InterruptedException | RuntimeException e) {
            return ExceptionTranslator.translate(e);
        }
    }
}
