package io.solidis.error;

import org.jspecify.annotations.Nullable;

/** The server refused the session: wrong password, missing rights, unknown database, too many clients. */
public final class HandshakeException extends ConnectionException {

    private static final long serialVersionUID = 1L;

    /** Carries the server's own reason. */
    public HandshakeException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
