package io.solidis.spring.connection;

import io.solidis.command.Command;
import io.solidis.command.ConnectionCommands;
import io.solidis.command.PubSubCommands;
import io.solidis.spring.convert.GenericReplies;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.execution.ExecutorSource;
import io.solidis.spring.imperative.SolidisGeoCommands;
import io.solidis.spring.imperative.SolidisHashCommands;
import io.solidis.spring.imperative.SolidisHyperLogLogCommands;
import io.solidis.spring.imperative.SolidisKeyCommands;
import io.solidis.spring.imperative.SolidisListCommands;
import io.solidis.spring.imperative.SolidisScriptingCommands;
import io.solidis.spring.imperative.SolidisServerCommands;
import io.solidis.spring.imperative.SolidisSetCommands;
import io.solidis.spring.imperative.SolidisStreamCommands;
import io.solidis.spring.imperative.SolidisStringCommands;
import io.solidis.spring.imperative.SolidisZSetCommands;
import io.solidis.spring.pubsub.SolidisSubscription;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.redis.connection.MessageListener;
import org.springframework.data.redis.connection.RedisCommands;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisGeoCommands;
import org.springframework.data.redis.connection.RedisHashCommands;
import org.springframework.data.redis.connection.RedisHyperLogLogCommands;
import org.springframework.data.redis.connection.RedisKeyCommands;
import org.springframework.data.redis.connection.RedisListCommands;
import org.springframework.data.redis.connection.RedisScriptingCommands;
import org.springframework.data.redis.connection.RedisSentinelConnection;
import org.springframework.data.redis.connection.RedisServerCommands;
import org.springframework.data.redis.connection.RedisSetCommands;
import org.springframework.data.redis.connection.RedisStreamCommands;
import org.springframework.data.redis.connection.RedisStringCommands;
import org.springframework.data.redis.connection.RedisSubscribedConnectionException;
import org.springframework.data.redis.connection.RedisZSetCommands;
import org.springframework.data.redis.connection.Subscription;

/*
 * RedisTemplate takes a connection, runs one command and closes it, so this object is made once per operation: it has no
 * logger, no map and no command objects of its own. Those are stateless and small enough to be made when asked for.
 *
 * It declares RedisConnection and nothing else: templates build JDK proxies over exactly the interfaces found here.
 */
/** A connection of Spring Data Redis to one server. Not for several threads, except for its subscription. */
public class SolidisConnection extends ConnectionSession implements RedisConnection {

    private volatile @Nullable Subscription subscription;

    /** Draws from what its factory shares; nothing is connected for it. */
    public SolidisConnection(ExecutorSource source) {
        super(source);
    }

    @Override
    public RedisCommands commands() {
        return this;
    }

    @Override
    public RedisGeoCommands geoCommands() {
        return new SolidisGeoCommands(this);
    }

    @Override
    public RedisHashCommands hashCommands() {
        return new SolidisHashCommands(this);
    }

    @Override
    public RedisHyperLogLogCommands hyperLogLogCommands() {
        return new SolidisHyperLogLogCommands(this);
    }

    @Override
    public RedisKeyCommands keyCommands() {
        return new SolidisKeyCommands(this);
    }

    @Override
    public RedisListCommands listCommands() {
        return new SolidisListCommands(this);
    }

    @Override
    public RedisScriptingCommands scriptingCommands() {
        return new SolidisScriptingCommands(this);
    }

    @Override
    public RedisServerCommands serverCommands() {
        return new SolidisServerCommands(this);
    }

    @Override
    public RedisSetCommands setCommands() {
        return new SolidisSetCommands(this);
    }

    @Override
    public RedisStreamCommands streamCommands() {
        return new SolidisStreamCommands(this);
    }

    @Override
    public RedisStringCommands stringCommands() {
        return new SolidisStringCommands(this);
    }

    @Override
    public RedisZSetCommands zSetCommands() {
        return new SolidisZSetCommands(this);
    }

    /**
     * {@inheritDoc}
     *
     * <p>Any command and any reply: a status and bulk strings as {@code byte[]}, integers as {@link Long}, arrays, sets and
     * maps as {@link java.util.List} (maps flat), nil as {@code null}; on RESP3 as on RESP2.
     */
    @Override
    public @Nullable Object execute(String command, byte[]... args) {
        Command<Object> generic = GenericReplies.command(command, args);
        return switch (generic.name().text()) {
            case "MULTI" -> done(this::multi);
            case "EXEC" -> exec();
            case "DISCARD" -> done(this::discard);
            case "WATCH" -> done(() -> watch(args));
            default -> run(generic);
        };
    }

    /** Transactions by name are those of this connection, which would not know of them otherwise. */
    private static byte[] done(Runnable step) {
        step.run();
        return new byte[] {'O', 'K'};
    }

    @Override
    public void select(int dbIndex) {
        runStatus(ConnectionCommands.select(dbIndex));
    }

    @Override
    public byte @Nullable [] echo(byte[] message) {
        return run(ConnectionCommands.echo(message));
    }

    @Override
    public @Nullable String ping() {
        return run(ConnectionCommands.ping());
    }

    @Override
    public @Nullable Long publish(byte[] channel, byte[] message) {
        return run(PubSubCommands.publish(channel, message));
    }

    /**
     * {@inheritDoc}
     *
     * <p>Runs the listener on the calling thread and returns when the subscription has ended.
     */
    @Override
    public void subscribe(MessageListener listener, byte[]... channels) {
        listen("SUBSCRIBE", listener, started -> started.subscribe(channels));
    }

    /**
     * {@inheritDoc}
     *
     * <p>Runs the listener on the calling thread and returns when the subscription has ended.
     */
    @Override
    public void pSubscribe(MessageListener listener, byte[]... patterns) {
        listen("PSUBSCRIBE", listener, started -> started.pSubscribe(patterns));
    }

    @Override
    public boolean isSubscribed() {
        Subscription current = subscription;
        return current != null && current.isAlive();
    }

    @Override
    public @Nullable Subscription getSubscription() {
        return subscription;
    }

    @Override
    public RedisSentinelConnection getSentinelConnection() {
        throw new InvalidDataAccessApiUsageException("No sentinels configured");
    }

    @Override
    public void close() {
        Subscription current = subscription;
        if (current != null) {
            current.close();
        }
        super.close();
    }

    @Override
    public boolean isClosed() {
        return super.isClosed() && !isSubscribed();
    }

    private void listen(String command, MessageListener listener, Consumer<Subscription> first) {
        if (isSubscribed()) {
            throw new RedisSubscribedConnectionException(
                    "This connection is subscribed already: add channels to its Subscription instead");
        }
        requireImmediate(command);
        SolidisSubscription started = new SolidisSubscription(listener, source().subscribers());
        subscription = started;
        first.accept(started);
        started.deliver();
    }
}
