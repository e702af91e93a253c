package io.solidis.error;

/**
 * A command did not finish within its deadline. The message tells the stages apart (waiting for a connection, queued,
 * awaiting the reply), the depth of the queue and the state of the connection. If it was written, the server may still
 * run it.
 */
public final class CommandTimeoutException extends SolidisException {

    private static final long serialVersionUID = 1L;

    private final boolean sent;

    /**
     * @param message stages, node and state
     * @param sent whether the command had been written
     */
    public CommandTimeoutException(String message, boolean sent) {
        super(message);
        this.sent = sent;
    }

    /** Whether the command had been written, which leaves its outcome unknown. */
    public boolean wasSent() {
        return sent;
    }
}
