package io.solidis.spring.pubsub;

import io.solidis.pubsub.PubSubListener;
import io.solidis.pubsub.SubscriptionKind;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.DefaultMessage;
import org.springframework.data.redis.connection.MessageListener;
import org.springframework.data.redis.connection.SubscriptionListener;

/** Tells a listener of Spring what the core's subscriber receives. */
final class ListenerAdapter implements PubSubListener {

    private final MessageListener listener;
    private final SubscriptionListener acknowledgements;
    private final Runnable onFirst;
    private final Consumer<Throwable> onLost;

    /**
     * @param onFirst run before the first acknowledgement is passed on, and may be run again
     * @param onLost told why a subscription is gone for good
     */
    ListenerAdapter(MessageListener listener, Runnable onFirst, Consumer<Throwable> onLost) {
        this.listener = listener;
        this.acknowledgements =
                listener instanceof SubscriptionListener both ? both : SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER;
        this.onFirst = onFirst;
        this.onLost = onLost;
    }

    @Override
    public void message(byte @Nullable [] pattern, byte[] channel, byte[] payload) {
        listener.onMessage(new DefaultMessage(channel, payload), pattern);
    }

    @Override
    public void subscribed(SubscriptionKind kind, byte[] target, long count) {
        onFirst.run();
        if (kind == SubscriptionKind.PATTERN) {
            acknowledgements.onPatternSubscribed(target, count);
        } else {
            acknowledgements.onChannelSubscribed(target, count);
        }
    }

    @Override
    public void unsubscribed(SubscriptionKind kind, byte[] target, long count) {
        if (kind == SubscriptionKind.PATTERN) {
            acknowledgements.onPatternUnsubscribed(target, count);
        } else {
            acknowledgements.onChannelUnsubscribed(target, count);
        }
    }

    @Override
    public void notRestored(SubscriptionKind kind, byte[] target, Throwable reason) {
        onLost.accept(reason);
    }
}
