package io.solidis.spring.execution;

import io.solidis.command.Command;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** Commands of a pipeline that go out in one piece. */
final class PipelineChunk {

    private static final int FULL_COMMANDS = 512;
    private static final int FULL_BYTES = 256 * 1024;

    private final List<Command<?>> commands = new ArrayList<>();
    private long bytes;

    void add(Command<?> command) {
        commands.add(command);
        bytes += command.size();
    }

    boolean isEmpty() {
        return commands.isEmpty();
    }

    boolean isFull() {
        return commands.size() >= FULL_COMMANDS || bytes >= FULL_BYTES;
    }

    List<Command<?>> commands() {
        return commands;
    }

    /** Waits for the replies, each of which has its own deadline, and adds the results in order. */
    void collect(CompletableFuture<List<@Nullable Object>> replies, List<@Nullable Object> results) {
        List<@Nullable Object> items;
        try {
            items = replies.get();
        } catch (ExecutionException | InterruptedException e) {
            items = Collections.nCopies(commands.size(), ExceptionTranslator.translate(e));
        }
        for (Object item : items) {
            Results.add(results, item instanceof Exception failure ? ExceptionTranslator.translate(failure) : item);
        }
    }
}
