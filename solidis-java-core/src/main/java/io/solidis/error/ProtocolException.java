package io.solidis.error;

/** The peer sent bytes that are not RESP or pass a limit. The connection is closed: nothing after this can be trusted. */
public final class ProtocolException extends SolidisException {

    private static final long serialVersionUID = 1L;

    /** Says what was expected, by shape only. */
    public ProtocolException(String message) {
        super(message);
    }
}
