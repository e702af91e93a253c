package io.solidis.spring.pubsub;

import io.solidis.pubsub.PubSubListener;
import io.solidis.pubsub.Subscriber;
import io.solidis.pubsub.SubscriptionKind;
import java.util.Collection;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.MessageListener;
import org.springframework.data.redis.connection.util.AbstractSubscription;

/*
 * Spring's listener container waits in subscribe() and takes its return for the end of the subscription, so deliver()
 * blocks until then and runs all callbacks meanwhile. Those may subscribe to more (the container does so from the first
 * acknowledgement): every operation here only writes, and never waits for its own acknowledgement.
 *
 * The end comes when the server confirmed that nothing is subscribed any more, so that these acknowledgements are seen.
 */
/** A subscription on a connection of its own; operations may come from any thread. */
public final class SolidisSubscription extends AbstractSubscription {

    private final SubscriptionLoop loop = new SubscriptionLoop();
    private final Queue<CompletableFuture<?>> unsubscribing = new ConcurrentLinkedQueue<>();
    private final Subscriber subscriber;
    private volatile boolean confirmed;

    /** Connects with the first subscription. */
    public SolidisSubscription(MessageListener listener, BiFunction<PubSubListener, Executor, Subscriber> subscribers) {
        super(listener);
        this.subscriber = subscribers.apply(new ListenerAdapter(listener, () -> confirmed = true, loop::fail), loop);
    }

    /**
     * Passes events to the listener on the calling thread until the subscription has ended.
     *
     * @throws org.springframework.dao.DataAccessException if it could not be kept; the connection is then closed
     */
    public void deliver() {
        try {
            loop.run();
        } catch (RuntimeException e) {
            subscriber.close();
            // A subscription that worked counts as alive until the connection is closed: the container tells by that
            // whether to begin its back-off anew.
            if (!confirmed) {
                close();
            }
            throw e;
        }
        subscriber.close();
    }

    @Override
    protected void doSubscribe(byte[]... channels) {
        subscribe(SubscriptionKind.CHANNEL, channels);
    }

    @Override
    protected void doPsubscribe(byte[]... patterns) {
        subscribe(SubscriptionKind.PATTERN, patterns);
    }

    @Override
    protected void doUnsubscribe(boolean all, byte[]... channels) {
        unsubscribing.add(subscriber.unsubscribe(SubscriptionKind.CHANNEL, channels));
    }

    @Override
    protected void doPUnsubscribe(boolean all, byte[]... patterns) {
        unsubscribing.add(subscriber.unsubscribe(SubscriptionKind.PATTERN, patterns));
    }

    @Override
    protected void doClose() {
        unsubscribeRest(SubscriptionKind.CHANNEL, getChannels());
        unsubscribeRest(SubscriptionKind.PATTERN, getPatterns());
        var unused = CompletableFuture.allOf(unsubscribing.toArray(CompletableFuture[]::new))
                .whenComplete((done, failure) -> loop.end());
    }

    private void subscribe(SubscriptionKind kind, byte[][] targets) {
        var unused = subscriber.subscribe(kind, targets).whenComplete(this::failed);
    }

    private void failed(@Nullable Void done, @Nullable Throwable failure) {
        if (failure != null) {
            loop.fail(failure);
        }
    }

    private void unsubscribeRest(SubscriptionKind kind, Collection<byte[]> targets) {
        if (!targets.isEmpty()) {
            unsubscribing.add(subscriber.unsubscribe(kind, targets.toArray(byte[][]::new)));
        }
    }
}
