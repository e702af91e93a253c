package io.solidis.error;

import org.jspecify.annotations.Nullable;

/** Root of everything this client throws on its own account; catch it to catch all of them. */
public class SolidisException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What happened, where, and what can be done about it. */
    public SolidisException(String message) {
        super(message);
    }

    /** The same, with the failure behind it. */
    public SolidisException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** For errors that are values rather than places in the code: they carry no stack trace. */
    protected SolidisException(String message, boolean withStackTrace) {
        super(message, null, false, withStackTrace);
    }
}
