package io.solidis.pubsub;

import io.solidis.command.Command;
import io.solidis.command.PubSubCommands;
import io.solidis.connection.ConnectionState;
import io.solidis.connection.LoopThreads;
import io.solidis.connection.SubscriberConnection;
import io.solidis.connection.SubscriberListener;
import io.solidis.error.ConnectionException;
import io.solidis.error.RedisReplyException;
import io.solidis.options.SolidisOptions;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * `targets` is what the server confirmed, kept by bytes and changed on the event loop only, in the order of its events.
 * After a reconnect each of them is asked for by a command of its own, so that the refusal of one names itself.
 *
 * Events go to the listener through a mailbox: in order, off the loop. When the listener falls behind by more than the
 * mailbox holds, reading stops and the messages wait at the server, which has limits of its own.
 */
/**
 * A connection that receives messages, one per listener. It opens with the first subscription, stays connected until
 * {@link #close()}, and after a loss asks again for everything it was subscribed to. Any thread.
 */
public final class Subscriber implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Subscriber.class);

    private final SubscriberConnection connection;
    private final PubSubListener listener;
    private final Mailbox mailbox;
    private final Map<SubscriptionKind, Map<ByteBuffer, byte[]>> targets = new EnumMap<>(SubscriptionKind.class);
    private boolean interrupted;

    /**
     * @param executor runs the listener, one event after the other
     */
    public Subscriber(SolidisOptions options, LoopThreads threads, PubSubListener listener, Executor executor) {
        for (SubscriptionKind kind : SubscriptionKind.values()) {
            targets.put(kind, new LinkedHashMap<>());
        }
        this.listener = listener;
        this.connection = new SubscriberConnection(options, threads, new Events());
        this.mailbox = new Mailbox(executor, this::lookAtReading, connection::retry);
    }

    /**
     * Subscribes; the future completes when the server confirmed every target.
     *
     * @param targets channels or patterns, at least one
     */
    public CompletableFuture<@Nullable Void> subscribe(SubscriptionKind kind, byte[]... targets) {
        return connection.send(
                switch (kind) {
                    case CHANNEL -> PubSubCommands.subscribe(targets);
                    case PATTERN -> PubSubCommands.psubscribe(targets);
                    case SHARD -> PubSubCommands.ssubscribe(targets);
                });
    }

    /**
     * Ends subscriptions; the future completes when the server confirmed every target.
     *
     * @param targets channels or patterns; none for all of this kind
     */
    public CompletableFuture<@Nullable Void> unsubscribe(SubscriptionKind kind, byte[]... targets) {
        Command<?> command = switch (kind) {
            case CHANNEL -> PubSubCommands.unsubscribe(targets);
            case PATTERN -> PubSubCommands.punsubscribe(targets);
            case SHARD -> PubSubCommands.sunsubscribe(targets);
        };
        return targets.length == 0
                ? connection.send(command, confirmation -> isLast(kind, confirmation))
                : connection.send(command);
    }

    /** On the event loop: the server counts channels and patterns together, shard channels apart. */
    private boolean isLast(SubscriptionKind kind, List<?> confirmation) {
        int others = switch (kind) {
            case CHANNEL -> known(SubscriptionKind.PATTERN).size();
            case PATTERN -> known(SubscriptionKind.CHANNEL).size();
            case SHARD -> 0;
        };
        return confirmation.get(1) == null || (Long) confirmation.get(2) == others;
    }

    private void lookAtReading() {
        connection.readWhile(mailbox::wantsMore);
    }

    /** What the connection is doing. */
    public ConnectionState state() {
        return connection.state();
    }

    /** Closes the connection; the listener is told nothing more than what it is being told. */
    @Override
    public void close() {
        mailbox.close();
        connection.close();
    }

    private Map<ByteBuffer, byte[]> known(SubscriptionKind kind) {
        return Objects.requireNonNull(targets.get(kind));
    }

    private static Command<?> resubscribe(SubscriptionKind kind, byte[] target) {
        return switch (kind) {
            case CHANNEL -> PubSubCommands.subscribe(target);
            case PATTERN -> PubSubCommands.psubscribe(target);
            case SHARD -> PubSubCommands.ssubscribe(target);
        };
    }

    /** On the event loop. */
    private final class Events implements SubscriberListener {

        @Override
        public Collection<Command<?>> restore() {
            List<Command<?>> subscriptions = new ArrayList<>();
            targets.forEach(
                    (kind, known) -> known.values().forEach(target -> subscriptions.add(resubscribe(kind, target))));
            return subscriptions;
        }

        @Override
        public void notRestored(Command<?> subscription, RedisReplyException reason) {
            byte[] target = subscription.argument(0);
            SubscriptionKind kind = switch (subscription.name().text()) {
                case "SUBSCRIBE" -> SubscriptionKind.CHANNEL;
                case "PSUBSCRIBE" -> SubscriptionKind.PATTERN;
                default -> SubscriptionKind.SHARD;
            };
            known(kind).remove(ByteBuffer.wrap(target));
            LOG.warn("A {} subscription was refused after the reconnect and is gone", kind);
            mailbox.add(() -> listener.notRestored(kind, target.clone(), reason), target.length);
        }

        @Override
        public void restored() {
            if (interrupted) {
                interrupted = false;
                mailbox.add(listener::restored, 0);
            }
        }

        @Override
        public void event(List<?> event) {
            String name = event.get(0) instanceof byte[] bytes
                    ? new String(bytes, StandardCharsets.ISO_8859_1)
                    : String.valueOf(event.get(0));
            switch (name) {
                case "message", "smessage" -> message(null, event.get(1), event.get(2));
                case "pmessage" -> message((byte[]) event.get(1), event.get(2), event.get(3));
                case "subscribe" -> subscribed(SubscriptionKind.CHANNEL, event);
                case "psubscribe" -> subscribed(SubscriptionKind.PATTERN, event);
                case "ssubscribe" -> subscribed(SubscriptionKind.SHARD, event);
                case "unsubscribe" -> unsubscribed(SubscriptionKind.CHANNEL, event);
                case "punsubscribe" -> unsubscribed(SubscriptionKind.PATTERN, event);
                case "sunsubscribe" -> unsubscribed(SubscriptionKind.SHARD, event);
                default -> LOG.debug("Ignored an event of kind {}", name);
            }
        }

        private void message(byte @Nullable [] pattern, Object channel, Object payload) {
            byte[] name = (byte[]) channel;
            byte[] body = (byte[]) payload;
            mailbox.add(() -> listener.message(pattern, name, body), (long) name.length + body.length);
        }

        private void subscribed(SubscriptionKind kind, List<?> event) {
            byte[] target = (byte[]) event.get(1);
            long count = (Long) event.get(2);
            known(kind).put(ByteBuffer.wrap(target), target);
            mailbox.add(() -> listener.subscribed(kind, target.clone(), count), target.length);
        }

        private void unsubscribed(SubscriptionKind kind, List<?> event) {
            if (event.get(1) instanceof byte[] target) {
                long count = (Long) event.get(2);
                known(kind).remove(ByteBuffer.wrap(target));
                mailbox.add(() -> listener.unsubscribed(kind, target, count), target.length);
            }
        }

        @Override
        public void lost(ConnectionException cause) {
            if (!interrupted) {
                interrupted = true;
                mailbox.add(() -> listener.interrupted(cause), 0);
            }
        }

        @Override
        public void closed() {
            targets.values().forEach(Map::clear);
        }
    }
}
