package io.solidis.command;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Runs commands: a connection, a node and a whole topology alike. Safe for use by any number of threads.
 *
 * <p>Failures are {@link io.solidis.error.SolidisException}s: thrown by the {@code call} forms, completing the future
 * exceptionally in the {@code execute} forms. Futures complete on the thread that drives the connection: a continuation
 * must not block; hand longer work to an executor of your own ({@code thenApplyAsync}). Cancelling a future gives up on
 * the result, not on the command: if it was written, the server runs it.
 */
public interface CommandExecutor {

    /** Sends a command; the future holds its decoded reply. */
    <R> CompletableFuture<R> execute(Command<R> command);

    /**
     * Sends commands as one contiguous pipeline. The result holds one element per command, in order; a command that
     * failed leaves its exception as its element and hides nothing of the others.
     */
    CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands);

    /**
     * Sends a command and waits for its reply. Must not be called from a thread that drives a connection.
     *
     * @return the decoded reply; {@code null} where Redis answers nil
     */
    <R> @Nullable R call(Command<R> command);

    /** Sends commands as one contiguous pipeline and waits; see {@link #execute(List)}. */
    List<@Nullable Object> call(List<? extends Command<?>> commands);

    /**
     * Runs commands as one transaction, sent as one contiguous block {@code MULTI ... EXEC}, so it needs no connection of
     * its own. The result holds one element per command; {@code null} when a watched key changed.
     */
    default CompletableFuture<@Nullable List<@Nullable Object>> execute(Transaction transaction) {
        return execute(transaction.requests()).thenApply(transaction::decode);
    }

    /** Runs a transaction and waits; see {@link #execute(Transaction)}. */
    default @Nullable List<@Nullable Object> call(Transaction transaction) {
        return transaction.decode(call(transaction.requests()));
    }
}
