package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.CommandName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Notes what it is given and answers from a script; without one it leaves everything under way. */
final class ScriptedExecutor implements CommandExecutor {

    private static final Object NIL = new Object();

    final List<String> sent = new ArrayList<>();
    final List<CommandName> names = new ArrayList<>();
    final List<CompletableFuture<?>> underWay = new ArrayList<>();
    private final Deque<Object> replies = new ArrayDeque<>();

    /** Answers the next commands at once, with replies as the codec would hand them over. */
    ScriptedExecutor answer(@Nullable Object... script) {
        for (Object reply : script) {
            replies.add(reply == null ? NIL : reply);
        }
        return this;
    }

    /** Answers what has waited the longest. */
    @SuppressWarnings("unchecked")
    void complete(Object value) {
        ((CompletableFuture<Object>) underWay.remove(0)).complete(value);
    }

    void fail(Throwable failure) {
        underWay.remove(0).completeExceptionally(failure);
    }

    @Override
    public <R> CompletableFuture<R> execute(Command<R> command) {
        sent.add(text(command));
        names.add(command.name());
        CompletableFuture<R> future = new CompletableFuture<>();
        Object reply = replies.poll();
        if (reply == null) {
            underWay.add(future);
            return future;
        }
        try {
            future.complete(command.decode(reply == NIL ? null : reply));
        } catch (RuntimeException e) {
            future.completeExceptionally(e);
        }
        return future;
    }

    @Override
    public CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands) {
        throw new UnsupportedOperationException("reactive calls are single commands");
    }

    @Override
    public <R> @Nullable R call(Command<R> command) {
        throw new UnsupportedOperationException("reactive calls must not block");
    }

    @Override
    public List<@Nullable Object> call(List<? extends Command<?>> commands) {
        throw new UnsupportedOperationException("reactive calls must not block");
    }

    private static String text(Command<?> command) {
        StringBuilder text = new StringBuilder(command.name().text());
        for (int i = 0; i < command.argumentCount(); i++) {
            text.append(' ').append(new String(command.argument(i), StandardCharsets.UTF_8));
        }
        return text.toString();
    }
}
