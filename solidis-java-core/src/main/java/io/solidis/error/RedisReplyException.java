package io.solidis.error;

/**
 * The server refused or failed a command; the connection stays in step. Carries no stack trace: it is created where the
 * reply is read, far from the caller, and batches may hold thousands.
 */
public final class RedisReplyException extends SolidisException {

    private static final long serialVersionUID = 1L;

    private final String code;

    /**
     * @param code first word of the error, such as {@code WRONGTYPE} or {@code NOSCRIPT}
     * @param message the server's text, with echoed arguments masked
     */
    public RedisReplyException(String code, String message) {
        super(message, false);
        this.code = code;
    }

    /** First word of the server's error: {@code ERR}, {@code WRONGTYPE}, {@code NOAUTH} ... */
    public String code() {
        return code;
    }

    /** Whether the first word of the error is {@code code}. */
    public boolean hasCode(String code) {
        return this.code.equals(code);
    }
}
