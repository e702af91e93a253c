package io.solidis.node;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/*
 * Cancelling must reach the server: a command that is still blocked there would take an element that nobody receives. So
 * giving up closes the connection, unless the command has already ended. The inner future tells which came first.
 */
/** The result of a command on a borrowed connection, which goes back when the command ends. */
final class Loan<T> extends CompletableFuture<T> {

    void use(ExclusiveConnection connection, Function<ExclusiveConnection, CompletableFuture<T>> use) {
        if (isDone()) {
            connection.close();
            return;
        }
        CompletableFuture<T> inner;
        try {
            inner = use.apply(connection);
        } catch (RuntimeException e) {
            connection.close();
            completeExceptionally(e);
            return;
        }
        inner.whenComplete((result, failure) -> {
            connection.close();
            settle(result, failure);
        });
        whenComplete((result, failure) -> {
            if (!inner.isDone()) {
                connection.discard();
            }
        });
    }

    private void settle(@Nullable T result, @Nullable Throwable failure) {
        if (failure != null) {
            completeExceptionally(failure);
        } else {
            complete(result);
        }
    }
}
