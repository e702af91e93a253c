package io.solidis.connection;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/** How a wire tells events from replies. Stateless. */
enum EventRouting {

    /** A connection without subscriptions: only RESP3 pushes are events, and none of them answers anything. */
    PUSHES_ONLY {
        @Override
        boolean isEvent(List<?> reply) {
            return false;
        }

        @Override
        boolean answers(List<?> event, Pending<?> head) {
            return false;
        }
    },

    /**
     * A subscriber, which sends nothing but subscription commands and PING: an array that begins with the name of an event
     * is one, and a confirmation answers the subscription command at the head of the queue, in RESP2 and RESP3 alike.
     */
    SUBSCRIPTIONS {
        @Override
        boolean isEvent(List<?> reply) {
            return reply.size() >= 3 && EVENTS.contains(kind(reply));
        }

        @Override
        boolean answers(List<?> event, Pending<?> head) {
            return head instanceof PendingSubscription subscription && subscription.isConfirmedBy(kind(event));
        }
    };

    private static final Set<String> EVENTS = Set.of(
            "message",
            "pmessage",
            "smessage",
            "subscribe",
            "psubscribe",
            "ssubscribe",
            "unsubscribe",
            "punsubscribe",
            "sunsubscribe");

    /** Whether an array reply is an event. Pushes always are. */
    abstract boolean isEvent(List<?> reply);

    /** Whether the event is a reply to the command at the head of the queue as well. */
    abstract boolean answers(List<?> event, Pending<?> head);

    /** The name of an event; empty if it has none. */
    static String kind(List<?> event) {
        Object first = event.isEmpty() ? null : event.get(0);
        return first instanceof byte[] bytes ? new String(bytes, StandardCharsets.ISO_8859_1) : String.valueOf(first);
    }
}
