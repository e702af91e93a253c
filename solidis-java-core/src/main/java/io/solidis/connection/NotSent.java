package io.solidis.connection;

import io.solidis.error.ConnectionException;
import io.solidis.error.HandshakeException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** What callers of commands are told that were never written. Any thread. */
final class NotSent {

    private NotSent() {}

    /** The connection was refused or closed. */
    static ConnectionException because(ConnectionException reason, Pending<?> pending) {
        String message = pending.label() + " not sent: " + reason.getMessage();
        return reason instanceof HandshakeException
                ? new HandshakeException(message, reason)
                : new ConnectionException(message, reason);
    }

    /** There was no connection for as long as an entry may wait for one. */
    static ConnectionException noConnection(
            Pending<?> pending, Object endpoint, @Nullable ConnectionException last, long now) {
        long waited = TimeUnit.NANOSECONDS.toMillis(now - pending.createdNanos);
        return new ConnectionException(
                pending.label() + " not sent: no connection to " + endpoint + " for " + waited + " ms"
                        + (last == null ? "" : "; last failure: " + last.getMessage()),
                last);
    }
}
