package io.solidis.node;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.ConnectionCommands;
import io.solidis.command.Refusals;
import io.solidis.command.Trait;
import io.solidis.command.TransactionCommands;
import io.solidis.connection.Connection;
import io.solidis.connection.ConnectionState;
import io.solidis.error.CommandRefusedException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * A connection lent to one borrower, who may block it, watch keys, select a database or change its session in any other
 * way. {@link #close()} gives it back: watches and the database are undone, and where that is not possible (a pending
 * reply, an open MULTI, another user, a protocol ...) the connection is closed instead of lent again.
 *
 * <p>Meant for one thread at a time.
 */
public final class ExclusiveConnection implements CommandExecutor, AutoCloseable {

    private final Connection connection;
    private final ExclusivePool pool;
    private final int database;
    private final AtomicBoolean returned = new AtomicBoolean();
    private boolean watching;
    private boolean selected;
    private boolean spoiled;
    private int openTransactions;

    ExclusiveConnection(Connection connection, ExclusivePool pool, int database) {
        this.connection = connection;
        this.pool = pool;
        this.database = database;
    }

    @Override
    public <R> CompletableFuture<R> execute(Command<R> command) {
        try {
            prepare(command);
        } catch (CommandRefusedException e) {
            return CompletableFuture.failedFuture(e);
        }
        return connection.execute(command);
    }

    @Override
    public CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands) {
        try {
            commands.forEach(this::prepare);
        } catch (CommandRefusedException e) {
            return CompletableFuture.failedFuture(e);
        }
        return connection.execute(commands);
    }

    @Override
    public <R> @Nullable R call(Command<R> command) {
        prepare(command);
        R result = connection.call(command);
        confirm(command, result);
        return result;
    }

    @Override
    public List<@Nullable Object> call(List<? extends Command<?>> commands) {
        commands.forEach(this::prepare);
        List<@Nullable Object> results = connection.call(commands);
        if (!commands.isEmpty()) {
            int last = commands.size() - 1;
            confirm(commands.get(last), results.get(last));
        }
        return results;
    }

    /** Notes what a command will do to the session. */
    private void prepare(Command<?> command) {
        if (returned.get()) {
            throw new IllegalStateException("this exclusive connection was given back; borrow another");
        }
        Refusals.checkSubscription(command);
        if (command.name().is(Trait.SESSION)) {
            switch (command.name().text()) {
                case "WATCH" -> watching = true;
                case "UNWATCH" -> {}
                case "SELECT" -> selected = true;
                case "MULTI" -> openTransactions++;
                case "EXEC", "DISCARD" -> openTransactions--;
                default -> spoiled = true;
            }
        }
    }

    /** What ended a watch for sure, as nothing follows it: then there is none to undo. */
    private void confirm(Command<?> command, @Nullable Object result) {
        if (watching && !(result instanceof RuntimeException)) {
            String name = command.name().text();
            watching = !name.equals("EXEC") && !name.equals("DISCARD") && !name.equals("UNWATCH");
        }
    }

    /** Gives the connection back; the second call does nothing. */
    @Override
    public void close() {
        if (!returned.compareAndSet(false, true)) {
            return;
        }
        if (spoiled || openTransactions != 0) {
            connection.close();
        } else if (connection.pendingCommands() == 0) {
            giveBack();
        } else {
            // perhaps the last reply is just being accounted for: the event loop knows
            connection.ifQuiet(this::giveBack);
        }
    }

    private void giveBack() {
        if (watching) {
            undo(TransactionCommands.unwatch());
        }
        if (selected) {
            undo(ConnectionCommands.select(database));
        }
        pool.giveBack(connection);
    }

    /** Closes the connection for good, whatever it is doing. */
    public void discard() {
        returned.set(true);
        connection.close();
    }

    /** Sent before anything the next borrower sends, so there is no need to wait for it. */
    private void undo(Command<?> command) {
        connection.execute(command).whenComplete((done, failure) -> {
            if (failure != null) {
                connection.close();
            }
        });
    }

    /** What the connection is doing. */
    public ConnectionState state() {
        return connection.state();
    }
}
