package io.solidis.pubsub;

import io.solidis.error.ConnectionException;
import org.jspecify.annotations.Nullable;

/**
 * Told what a subscriber receives, one event at a time, in the order of the server. What it throws is logged and changes
 * nothing. Arrays are the listener's own.
 */
public interface PubSubListener {

    /**
     * A message.
     *
     * @param pattern the pattern that matched, {@code null} unless it came through one
     * @param channel the channel it was published to
     */
    void message(byte @Nullable [] pattern, byte[] channel, byte[] payload);

    /** The server confirmed a subscription; {@code count} is how many the connection has, as the server counts them. */
    default void subscribed(SubscriptionKind kind, byte[] target, long count) {}

    /** The server confirmed the end of a subscription, or ended it itself. */
    default void unsubscribed(SubscriptionKind kind, byte[] target, long count) {}

    /** The connection was lost: messages may be missed from now until {@link #restored()}. */
    default void interrupted(ConnectionException cause) {}

    /** The connection is back, and the server has answered every subscription that was asked for again. */
    default void restored() {}

    /** The server refused a subscription after a reconnect, and it is gone. */
    default void notRestored(SubscriptionKind kind, byte[] target, Throwable reason) {}
}
