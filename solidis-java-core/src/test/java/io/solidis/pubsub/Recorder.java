package io.solidis.pubsub;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.solidis.error.ConnectionException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

/** A listener that writes down what it is told, one line each. */
class Recorder implements PubSubListener {
    private final List<String> events = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void message(byte @Nullable [] pattern, byte[] channel, byte[] payload) {
        events.add((pattern == null ? "" : text(pattern) + " ") + text(channel) + "=" + text(payload));
    }

    @Override
    public void subscribed(SubscriptionKind kind, byte[] target, long count) {
        events.add("+" + kind + " " + text(target) + " " + count);
    }

    @Override
    public void unsubscribed(SubscriptionKind kind, byte[] target, long count) {
        events.add("-" + kind + " " + text(target) + " " + count);
    }

    @Override
    public void interrupted(ConnectionException cause) {
        events.add("interrupted");
    }

    @Override
    public void restored() {
        events.add("restored");
    }

    @Override
    public void notRestored(SubscriptionKind kind, byte[] target, Throwable reason) {
        events.add("notRestored " + kind + " " + text(target) + " " + reason.getMessage());
    }

    List<String> events() {
        synchronized (events) {
            return List.copyOf(events);
        }
    }

    void await(String event) {
        Awaitility.await(event)
                .atMost(Duration.ofSeconds(10))
                .pollInterval(Duration.ofMillis(2))
                .until(() -> events.contains(event));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, ISO_8859_1);
    }
}
