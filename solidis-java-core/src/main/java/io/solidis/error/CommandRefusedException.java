package io.solidis.error;

/** The client refuses to send this: it would break request/reply pairing or another caller's session. */
public final class CommandRefusedException extends SolidisException {

    private static final long serialVersionUID = 1L;

    /** Names the command and what to use instead. */
    public CommandRefusedException(String message) {
        super(message);
    }
}
