package io.solidis.options;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What every new connection says first.
 *
 * @param credentials asked at every connect, so that they can rotate; {@code null} for none. Must not block for long
 * @param database selected at every connect
 * @param clientName shown by {@code CLIENT LIST}; {@code null} for none
 * @param libraryName added to the library name that {@code CLIENT LIST} shows, such as the framework on top; or {@code null}
 * @param protocol the protocol to ask for
 */
public record SessionOptions(
        @Nullable Supplier<Credentials> credentials,
        int database,
        @Nullable String clientName,
        @Nullable String libraryName,
        Protocol protocol) {

    /** No credentials, database 0, the name {@code solidis}, RESP3 where the server can. */
    public static final SessionOptions DEFAULT = new SessionOptions(null, 0, "solidis", null, Protocol.RESP3);

    public SessionOptions {
        if (database < 0) {
            throw new IllegalArgumentException("database must not be negative");
        }
        if (clientName != null && !clientName.chars().allMatch(c -> c > ' ' && c <= '~')) {
            throw new IllegalArgumentException("client name must be visible ASCII without spaces");
        }
    }
}
