package io.solidis.spring.reactive;

import io.solidis.pubsub.SubscriptionKind;
import java.nio.ByteBuffer;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ReactiveSubscription;
import org.springframework.data.redis.connection.SubscriptionListener;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/*
 * What it is subscribed to changes on the thread of its Subscriptions only, and so do messages and the end get into the
 * sink. Each receiver has a buffer of its own behind the sink, without a limit as Spring's contract has it: a slow receiver
 * must hold up neither the others nor the socket that they share.
 */
/** Channels and patterns of one subscriber among those of a reactive connection. */
final class SolidisReactiveSubscription implements ReactiveSubscription {

    private final Subscriptions subscriptions;
    private final SubscriptionListener listener;
    private final Set<ByteBuffer> channels = ConcurrentHashMap.newKeySet();
    private final Set<ByteBuffer> patterns = ConcurrentHashMap.newKeySet();
    private final Sinks.Many<Received> sink = Sinks.many().multicast().directBestEffort();

    SolidisReactiveSubscription(Subscriptions subscriptions, SubscriptionListener listener) {
        this.subscriptions = subscriptions;
        this.listener = listener;
    }

    @Override
    public Mono<Void> subscribe(ByteBuffer... channels) {
        return subscriptions.subscribe(SubscriptionKind.CHANNEL, Buffers.all(channels, "Channels"), this);
    }

    @Override
    public Mono<Void> pSubscribe(ByteBuffer... patterns) {
        return subscriptions.subscribe(SubscriptionKind.PATTERN, Buffers.all(patterns, "Patterns"), this);
    }

    @Override
    public Mono<Void> unsubscribe() {
        return Mono.defer(() -> unsubscribe(channels.toArray(ByteBuffer[]::new)));
    }

    @Override
    public Mono<Void> unsubscribe(ByteBuffer... channels) {
        return unsubscribe(SubscriptionKind.CHANNEL, channels, "Channels");
    }

    @Override
    public Mono<Void> pUnsubscribe() {
        return Mono.defer(() -> pUnsubscribe(patterns.toArray(ByteBuffer[]::new)));
    }

    @Override
    public Mono<Void> pUnsubscribe(ByteBuffer... patterns) {
        return unsubscribe(SubscriptionKind.PATTERN, patterns, "Patterns");
    }

    @Override
    public Set<ByteBuffer> getChannels() {
        return copyOf(channels);
    }

    @Override
    public Set<ByteBuffer> getPatterns() {
        return copyOf(patterns);
    }

    @Override
    public Flux<Message<ByteBuffer, ByteBuffer>> receive() {
        return sink.asFlux().onBackpressureBuffer().map(Received::message);
    }

    @Override
    public Mono<Void> cancel() {
        Mono<Void> end = subscriptions.remove(this);
        return unsubscribe().then(pUnsubscribe()).then(end).onErrorResume(e -> end.then(Mono.error(e)));
    }

    SubscriptionListener listener() {
        return listener;
    }

    /** Whether it is new. */
    boolean add(SubscriptionKind kind, ByteBuffer target) {
        return targets(kind).add(target);
    }

    /** Whether it was there. */
    boolean remove(SubscriptionKind kind, ByteBuffer target) {
        return targets(kind).remove(target);
    }

    void receive(byte @Nullable [] pattern, byte[] channel, byte[] payload) {
        boolean wanted = pattern == null
                ? channels.contains(ByteBuffer.wrap(channel))
                : patterns.contains(ByteBuffer.wrap(pattern));
        if (wanted) {
            sink.tryEmitNext(new Received(pattern, channel, payload));
        }
    }

    void end(Throwable reason) {
        sink.tryEmitError(reason);
    }

    private Mono<Void> unsubscribe(SubscriptionKind kind, ByteBuffer[] targets, String what) {
        return targets.length == 0 ? Mono.empty() : subscriptions.unsubscribe(kind, Buffers.all(targets, what), this);
    }

    private Set<ByteBuffer> targets(SubscriptionKind kind) {
        return kind == SubscriptionKind.PATTERN ? patterns : channels;
    }

    private static Set<ByteBuffer> copyOf(Set<ByteBuffer> targets) {
        return targets.stream().map(ByteBuffer::duplicate).collect(Collectors.toUnmodifiableSet());
    }

    /** A message before it is handed on: every receiver gets buffers of its own. */
    private record Received(byte @Nullable [] pattern, byte[] channel, byte[] payload) {

        Message<ByteBuffer, ByteBuffer> message() {
            return pattern == null
                    ? new ChannelMessage<>(copy(channel), copy(payload))
                    : new PatternMessage<>(copy(pattern), copy(channel), copy(payload));
        }

        private static ByteBuffer copy(byte[] bytes) {
            return ByteBuffer.wrap(bytes.clone());
        }
    }
}
