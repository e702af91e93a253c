package io.solidis.spring.execution;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.RedisSystemException;

/** Stands behind a connection that has been closed and refuses everything. */
final class ClosedExecutor implements CommandExecutor {

    @Override
    public <R> CompletableFuture<R> execute(Command<R> command) {
        return CompletableFuture.failedFuture(closed());
    }

    @Override
    public CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands) {
        return CompletableFuture.failedFuture(closed());
    }

    @Override
    public <R> @Nullable R call(Command<R> command) {
        throw closed();
    }

    @Override
    public List<@Nullable Object> call(List<? extends Command<?>> commands) {
        throw closed();
    }

    static RedisSystemException closed() {
        return new RedisSystemException("Connection is closed: take a new one from the connection factory", null);
    }
}
