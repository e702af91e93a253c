package io.solidis.spring.reactive;

import io.solidis.pubsub.PubSubListener;
import io.solidis.pubsub.Subscriber;
import io.solidis.pubsub.SubscriptionKind;
import io.solidis.spring.execution.ExceptionTranslator;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.SubscriptionListener;
import reactor.core.publisher.Mono;
import reactor.core.publisher.MonoSink;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/*
 * Everything here happens on one worker, which also delivers what the subscriber receives. So no state needs a lock, a count
 * of holders changes in the same order as the commands that follow from it are sent, and a caller is told about a
 * confirmation after the listeners are. SUBSCRIBE is sent every time, since each caller waits for a confirmation of its own;
 * UNSUBSCRIBE only when nobody holds the target any more.
 */
/** The subscriptions of one reactive connection, and the subscriber that they share. Opens nothing before it is needed. */
final class Subscriptions implements PubSubListener {

    private final BiFunction<PubSubListener, Executor, Subscriber> source;
    private final Scheduler.Worker worker = Schedulers.parallel().createWorker();
    private final List<SolidisReactiveSubscription> members = new CopyOnWriteArrayList<>();
    private final Map<Target, Integer> holders = new HashMap<>();
    private final List<Confirmation> awaited = new ArrayList<>();
    private @Nullable Subscriber subscriber;

    private record Target(SubscriptionKind kind, ByteBuffer name) {}

    /** Who waits for the server to confirm which targets. */
    private record Confirmation(
            boolean subscribing, SubscriptionKind kind, Set<ByteBuffer> open, MonoSink<Void> sink) {}

    Subscriptions(BiFunction<PubSubListener, Executor, Subscriber> source) {
        this.source = source;
    }

    SolidisReactiveSubscription create(SubscriptionListener listener) {
        SolidisReactiveSubscription subscription = new SolidisReactiveSubscription(this, listener);
        members.add(subscription);
        return subscription;
    }

    /**
     * @param member {@code null} if nobody is to receive the messages
     */
    Mono<Void> subscribe(SubscriptionKind kind, byte[][] targets, @Nullable SolidisReactiveSubscription member) {
        return onWorker(sink -> {
            Set<ByteBuffer> added = new LinkedHashSet<>();
            for (ByteBuffer target : names(targets)) {
                if (member == null || member.add(kind, target)) {
                    holders.merge(new Target(kind, target), 1, Integer::sum);
                    added.add(target);
                }
            }
            Confirmation confirmation = await(true, kind, names(targets), sink);
            subscriber().subscribe(kind, targets).whenComplete((done, failure) -> {
                if (failure != null) {
                    worker.schedule(() -> {
                        release(kind, added, member);
                        fail(confirmation, failure);
                    });
                }
            });
        });
    }

    Mono<Void> unsubscribe(SubscriptionKind kind, byte[][] targets, SolidisReactiveSubscription member) {
        return onWorker(sink -> {
            Set<ByteBuffer> unheld = release(kind, names(targets), member);
            if (unheld.isEmpty()) {
                sink.success();
                return;
            }
            Confirmation confirmation = await(false, kind, unheld, sink);
            CompletableFuture<?> confirmed = subscriber()
                    .unsubscribe(kind, unheld.stream().map(ByteBuffer::array).toArray(byte[][]::new));
            confirmed.whenComplete((done, failure) -> {
                if (failure != null) {
                    worker.schedule(() -> fail(confirmation, failure));
                }
            });
        });
    }

    /** Ends the streams of a subscription. */
    Mono<Void> remove(SolidisReactiveSubscription member) {
        return onWorker(sink -> {
            members.remove(member);
            member.end(new CancellationException("The subscription was cancelled"));
            sink.success();
        });
    }

    /** Ends all of them and the connection. */
    Mono<Void> close() {
        return onWorker(sink -> {
                    if (subscriber != null) {
                        subscriber.close();
                    }
                    members.forEach(member -> member.end(new CancellationException("The connection was closed")));
                    members.clear();
                    awaited.forEach(each -> each.sink.error(closed()));
                    awaited.clear();
                    sink.success();
                    worker.dispose();
                })
                .onErrorComplete(RedisSystemException.class);
    }

    @Override
    public void message(byte @Nullable [] pattern, byte[] channel, byte[] payload) {
        members.forEach(member -> member.receive(pattern, channel, payload));
    }

    @Override
    public void subscribed(SubscriptionKind kind, byte[] target, long count) {
        try {
            for (SolidisReactiveSubscription member : members) {
                if (kind == SubscriptionKind.PATTERN) {
                    member.listener().onPatternSubscribed(target, count);
                } else {
                    member.listener().onChannelSubscribed(target, count);
                }
            }
        } finally {
            confirm(true, kind, ByteBuffer.wrap(target));
        }
    }

    @Override
    public void unsubscribed(SubscriptionKind kind, byte[] target, long count) {
        try {
            for (SolidisReactiveSubscription member : members) {
                if (kind == SubscriptionKind.PATTERN) {
                    member.listener().onPatternUnsubscribed(target, count);
                } else {
                    member.listener().onChannelUnsubscribed(target, count);
                }
            }
        } finally {
            confirm(false, kind, ByteBuffer.wrap(target));
        }
    }

    @Override
    public void notRestored(SubscriptionKind kind, byte[] target, Throwable reason) {
        ByteBuffer name = ByteBuffer.wrap(target);
        holders.remove(new Target(kind, name));
        for (SolidisReactiveSubscription member : members) {
            if (member.remove(kind, name)) {
                member.end(ExceptionTranslator.translate(reason));
            }
        }
    }

    private Subscriber subscriber() {
        Subscriber open = subscriber;
        if (open == null) {
            open = source.apply(this, worker::schedule);
            subscriber = open;
        }
        return open;
    }

    /** The targets that nobody holds any more. */
    private Set<ByteBuffer> release(
            SubscriptionKind kind, Set<ByteBuffer> targets, @Nullable SolidisReactiveSubscription member) {
        Set<ByteBuffer> unheld = new LinkedHashSet<>();
        for (ByteBuffer target : targets) {
            boolean held = member == null || member.remove(kind, target);
            if (held && holders.merge(new Target(kind, target), -1, Integer::sum) <= 0) {
                holders.remove(new Target(kind, target));
                unheld.add(target);
            }
        }
        return unheld;
    }

    private Confirmation await(
            boolean subscribing, SubscriptionKind kind, Set<ByteBuffer> targets, MonoSink<Void> sink) {
        Confirmation confirmation = new Confirmation(subscribing, kind, new LinkedHashSet<>(targets), sink);
        awaited.add(confirmation);
        return confirmation;
    }

    /** The server confirms in the order it was asked, so a confirmation is for the first who still waits for it. */
    private void confirm(boolean subscribing, SubscriptionKind kind, ByteBuffer target) {
        for (Iterator<Confirmation> all = awaited.iterator(); all.hasNext(); ) {
            Confirmation each = all.next();
            if (each.subscribing == subscribing && each.kind == kind && each.open.remove(target)) {
                if (each.open.isEmpty()) {
                    all.remove();
                    each.sink.success();
                }
                return;
            }
        }
    }

    private void fail(Confirmation confirmation, Throwable failure) {
        if (awaited.removeIf(each -> each == confirmation)) {
            confirmation.sink.error(ExceptionTranslator.translate(failure));
        }
    }

    private Mono<Void> onWorker(Consumer<MonoSink<Void>> task) {
        return Mono.create(sink -> {
            try {
                worker.schedule(() -> {
                    try {
                        task.accept(sink);
                    } catch (RuntimeException e) {
                        sink.error(ExceptionTranslator.translate(e));
                    }
                });
            } catch (RejectedExecutionException e) {
                sink.error(closed());
            }
        });
    }

    private static RedisSystemException closed() {
        return new RedisSystemException("Connection is closed: take a new one from the connection factory", null);
    }

    private static Set<ByteBuffer> names(byte[][] targets) {
        Set<ByteBuffer> names = new LinkedHashSet<>();
        Arrays.stream(targets).map(ByteBuffer::wrap).forEach(names::add);
        return names;
    }
}
