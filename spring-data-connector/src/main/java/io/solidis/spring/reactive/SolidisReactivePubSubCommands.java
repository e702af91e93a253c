package io.solidis.spring.reactive;

import io.solidis.command.PubSubCommands;
import io.solidis.pubsub.SubscriptionKind;
import java.nio.ByteBuffer;
import java.util.function.Supplier;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactivePubSubCommands;
import org.springframework.data.redis.connection.ReactiveSubscription;
import org.springframework.data.redis.connection.ReactiveSubscription.ChannelMessage;
import org.springframework.data.redis.connection.SubscriptionListener;
import org.springframework.util.Assert;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Messages: publishing over the shared connection, receiving over one that belongs to the reactive connection. */
public final class SolidisReactivePubSubCommands extends ReactiveGroup implements ReactivePubSubCommands {

    private final Supplier<Subscriptions> subscriptions;

    /**
     * @param subscriptions of the reactive connection; asked for only when somebody subscribes
     */
    SolidisReactivePubSubCommands(ReactiveExecution execution, Supplier<Subscriptions> subscriptions) {
        super(execution);
        this.subscriptions = subscriptions;
    }

    @Override
    public Mono<ReactiveSubscription> createSubscription(SubscriptionListener subscriptionListener) {
        Assert.notNull(subscriptionListener, "SubscriptionListener must not be null");
        return Mono.fromSupplier(() -> subscriptions.get().create(subscriptionListener));
    }

    @Override
    public Flux<Long> publish(Publisher<ChannelMessage<ByteBuffer, ByteBuffer>> messageStream) {
        return each(
                messageStream,
                m -> PubSubCommands.publish(
                        Buffers.bytes(m.getChannel(), "Channel"), Buffers.bytes(m.getMessage(), "Message")),
                (m, receivers) -> receivers);
    }

    @Override
    public Mono<Void> subscribe(ByteBuffer... channels) {
        byte[][] targets = Buffers.all(channels, "Channels");
        return Mono.defer(() -> subscriptions.get().subscribe(SubscriptionKind.CHANNEL, targets, null));
    }

    @Override
    public Mono<Void> pSubscribe(ByteBuffer... patterns) {
        byte[][] targets = Buffers.all(patterns, "Patterns");
        return Mono.defer(() -> subscriptions.get().subscribe(SubscriptionKind.PATTERN, targets, null));
    }
}
