package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.error.ConnectionException;
import io.solidis.error.RedisReplyException;
import java.util.Collection;
import java.util.List;

/** What a subscriber's connection tells, always on its event loop: return quickly, never block. */
public interface SubscriberListener {

    /** A socket is ready. What this returns is sent first: the subscriptions that a lost socket had. */
    Collection<Command<?>> restore();

    /** The server refused a subscription of {@link #restore()}. */
    void notRestored(Command<?> subscription, RedisReplyException reason);

    /** The server has answered everything that {@link #restore()} returned. */
    void restored();

    /** A message, a confirmation, or another out-of-band event, as the server sent it. */
    void event(List<?> event);

    /** The socket was lost or could not be opened; another attempt follows. Messages may be missed until then. */
    void lost(ConnectionException cause);

    /** Closed for good. */
    void closed();
}
