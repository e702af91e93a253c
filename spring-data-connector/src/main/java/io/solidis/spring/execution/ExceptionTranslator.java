package io.solidis.spring.execution;

import io.solidis.error.CommandRefusedException;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.PoolExhaustedException;
import io.solidis.error.RedisReplyException;
import io.solidis.error.SolidisException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.springframework.core.NestedRuntimeException;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.data.redis.RedisConnectionFailureException;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.PoolException;

/** The one place where failures of the client become Spring's. */
public final class ExceptionTranslator {

    private ExceptionTranslator() {}

    /**
     * Never {@code null}. Failures that are Spring's already and failed checks of arguments stay what they are; an
     * {@link Error} is thrown.
     */
    public static RuntimeException translate(Throwable failure) {
        Throwable cause = unwrap(failure);
        if (cause instanceof Error error) {
            throw error;
        }
        if (cause instanceof DataAccessException
                || cause instanceof NestedRuntimeException
                || cause instanceof IllegalArgumentException) {
            return (RuntimeException) cause;
        }
        DataAccessException known = translateIfKnown(cause);
        if (known != null) {
            return known;
        }
        if (cause instanceof PoolExhaustedException) {
            return new PoolException(textOf(cause), cause);
        }
        if (cause instanceof InterruptedException) {
            Thread.currentThread().interrupt();
            return new RedisSystemException("Interrupted while waiting for Redis", cause);
        }
        return new RedisSystemException(textOf(cause), cause);
    }

    /** The translation of a failure of this client, or {@code null} if it is somebody else's. */
    public static @Nullable DataAccessException translateIfKnown(Throwable failure) {
        Throwable cause = unwrap(failure);
        if (cause instanceof RedisReplyException) {
            return new RedisSystemException("Error in execution", cause);
        }
        if (cause instanceof CommandTimeoutException) {
            return new QueryTimeoutException(textOf(cause), cause);
        }
        if (cause instanceof ConnectionException) {
            return new RedisConnectionFailureException(textOf(cause), cause);
        }
        if (cause instanceof CommandRefusedException) {
            return new InvalidDataAccessApiUsageException(textOf(cause), cause);
        }
        return cause instanceof SolidisException && !(cause instanceof PoolExhaustedException)
                ? new RedisSystemException(textOf(cause), cause)
                : null;
    }

    private static Throwable unwrap(Throwable failure) {
        Throwable current = failure;
        while ((current instanceof CompletionException || current instanceof ExecutionException)
                && current.getCause() != null) {
            current = current.getCause();
        }
        return current;
    }

    private static String textOf(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }
}
