package io.solidis.error;

/** The calling thread was interrupted while it waited; its interrupt flag is set again. The command may still run. */
public final class CommandInterruptedException extends SolidisException {

    private static final long serialVersionUID = 1L;

    /**
     * @param command the name of the command that was waited for
     */
    public CommandInterruptedException(String command) {
        super("interrupted while waiting for " + command);
    }
}
