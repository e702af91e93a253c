package io.solidis.error;

import org.jspecify.annotations.Nullable;

/** No usable connection. The command was <em>not</em> sent, so it is safe to issue it again. */
public class ConnectionException extends SolidisException {

    private static final long serialVersionUID = 1L;

    /** Names the node and the state it was found in. */
    public ConnectionException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** The last line of a chain of causes, for a message: its text, or its class where it has none. */
    public static String reason(Throwable cause) {
        Throwable root = cause;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        String text = root.getMessage();
        return text == null ? root.getClass().getSimpleName() : text;
    }
}
