package io.solidis.error;

/** Too many commands, or too many bytes, already wait on this connection. The command was not sent. */
public final class QueueLimitException extends SolidisException {

    private static final long serialVersionUID = 1L;

    /** Names the node, the limit and the present depth. */
    public QueueLimitException(String message) {
        super(message);
    }
}
