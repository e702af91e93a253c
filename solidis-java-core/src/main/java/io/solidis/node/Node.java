package io.solidis.node;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.Refusals;
import io.solidis.command.Transaction;
import io.solidis.connection.Connection;
import io.solidis.connection.ConnectionState;
import io.solidis.connection.LoopThreads;
import io.solidis.error.CommandRefusedException;
import io.solidis.options.SolidisOptions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One server. Commands share one multiplexed connection; those that may hold it back get an exclusive one, and those that
 * would change it for everybody are refused.
 */
public final class Node implements CommandExecutor, AutoCloseable {

    private final Connection shared;
    private final ExclusivePool pool;

    /** Opens nothing yet: connections are made when the first command needs them. */
    public Node(SolidisOptions options, LoopThreads threads) {
        this.shared = Connection.shared(options, threads);
        this.pool = new ExclusivePool(options, threads);
    }

    @Override
    public <R> CompletableFuture<R> execute(Command<R> command) {
        if (command.isBlocking()) {
            return borrowed(connection -> connection.execute(command));
        }
        try {
            Refusals.checkShared(command);
        } catch (CommandRefusedException e) {
            return CompletableFuture.failedFuture(e);
        }
        return shared.execute(command);
    }

    @Override
    public CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands) {
        try {
            if (needExclusive(commands)) {
                return borrowed(connection -> connection.execute(commands));
            }
        } catch (CommandRefusedException e) {
            return CompletableFuture.failedFuture(e);
        }
        return shared.execute(commands);
    }

    @Override
    public <R> @Nullable R call(Command<R> command) {
        if (command.isBlocking()) {
            try (ExclusiveConnection connection = pool.borrow()) {
                return connection.call(command);
            }
        }
        Refusals.checkShared(command);
        return shared.call(command);
    }

    @Override
    public List<@Nullable Object> call(List<? extends Command<?>> commands) {
        if (needExclusive(commands)) {
            try (ExclusiveConnection connection = pool.borrow()) {
                return connection.call(commands);
            }
        }
        return shared.call(commands);
    }

    @Override
    public CompletableFuture<@Nullable List<@Nullable Object>> execute(Transaction transaction) {
        try {
            Refusals.checkShared(transaction);
        } catch (CommandRefusedException e) {
            return CompletableFuture.failedFuture(e);
        }
        return shared.execute(transaction);
    }

    @Override
    public @Nullable List<@Nullable Object> call(Transaction transaction) {
        Refusals.checkShared(transaction);
        return shared.call(transaction);
    }

    private static boolean needExclusive(List<? extends Command<?>> commands) {
        boolean blocking = false;
        for (Command<?> command : commands) {
            Refusals.checkShared(command);
            blocking |= command.isBlocking();
        }
        return blocking;
    }

    private <T> CompletableFuture<T> borrowed(Function<ExclusiveConnection, CompletableFuture<T>> use) {
        Loan<T> loan = new Loan<>();
        pool.acquire().whenComplete((connection, failure) -> {
            if (failure != null) {
                loan.completeExceptionally(failure);
            } else {
                loan.use(connection, use);
            }
        });
        return loan;
    }

    /** Borrows an exclusive connection, waiting for one if all are lent out. Close it to give it back. */
    public ExclusiveConnection exclusive() {
        return pool.borrow();
    }

    /** The same without waiting on the calling thread. */
    public CompletableFuture<ExclusiveConnection> exclusiveAsync() {
        return pool.acquire();
    }

    /** What the shared connection is doing. */
    public ConnectionState state() {
        return shared.state();
    }

    /** Commands of the shared connection, queued and in flight together. */
    public int pendingCommands() {
        return shared.pendingCommands();
    }

    /** Exclusive connections lent out now. */
    public int lentConnections() {
        return pool.lent();
    }

    /** Closes all connections; what is in flight fails. */
    @Override
    public void close() {
        pool.close();
        shared.close();
    }
}
