package io.solidis.connection;

import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import java.util.List;
import java.util.function.Consumer;

/** What happens to a connection, told on its event loop. */
interface ConnectionListener {

    /** A socket is ready; entries given to {@code first} go out before everything that waits. */
    default void ready(Consumer<Pending<?>> first) {}

    /** The socket was lost, or an attempt to connect failed. */
    default void lost(ConnectionException cause) {}

    /** Closed for good. */
    default void closed() {}

    /** An out-of-band message. */
    default void event(List<?> message) {}

    /** The deadline of an entry passed: what to tell its caller. */
    CommandTimeoutException timeout(Pending<?> pending, long now);
}
