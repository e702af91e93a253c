package io.solidis.error;

import org.jspecify.annotations.Nullable;

/**
 * The connection broke after the command was written and before its reply came. Whether the server ran it is unknown, so
 * it is never sent again on its own account.
 */
public final class ConnectionLostException extends ConnectionException {

    private static final long serialVersionUID = 1L;

    /** Names the command and the node. */
    public ConnectionLostException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
