package io.solidis.spring.reactive;

import io.solidis.command.ConnectionCommands;
import io.solidis.node.ExclusiveConnection;
import io.solidis.spring.execution.ExceptionTranslator;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.ReactiveGeoCommands;
import org.springframework.data.redis.connection.ReactiveHashCommands;
import org.springframework.data.redis.connection.ReactiveHyperLogLogCommands;
import org.springframework.data.redis.connection.ReactiveKeyCommands;
import org.springframework.data.redis.connection.ReactiveListCommands;
import org.springframework.data.redis.connection.ReactiveNumberCommands;
import org.springframework.data.redis.connection.ReactivePubSubCommands;
import org.springframework.data.redis.connection.ReactiveRedisConnection;
import org.springframework.data.redis.connection.ReactiveScriptingCommands;
import org.springframework.data.redis.connection.ReactiveServerCommands;
import org.springframework.data.redis.connection.ReactiveSetCommands;
import org.springframework.data.redis.connection.ReactiveStreamCommands;
import org.springframework.data.redis.connection.ReactiveStringCommands;
import org.springframework.data.redis.connection.ReactiveZSetCommands;
import reactor.core.publisher.Mono;

/*
 * Templates take a connection, run one operation and close it, so this object is made once per operation and owns nothing:
 * commands go over the connection that all share, blocking ones over an exclusive one for as long as they run. Only who
 * subscribes to messages or names the connection gets a socket, which lives until this connection is closed.
 *
 * It declares ReactiveRedisConnection and nothing else: templates build JDK proxies over exactly the interfaces found here.
 */
/** A reactive connection of Spring Data Redis to one server. Safe for any number of threads; never blocks. */
public final class SolidisReactiveConnection implements ReactiveRedisConnection {

    private static final AtomicReferenceFieldUpdater<SolidisReactiveConnection, @Nullable Subscriptions> SUBSCRIPTIONS =
            AtomicReferenceFieldUpdater.newUpdater(
                    SolidisReactiveConnection.class, Subscriptions.class, "subscriptions");

    private static final AtomicReferenceFieldUpdater<SolidisReactiveConnection, @Nullable ExclusiveConnection> PINNED =
            AtomicReferenceFieldUpdater.newUpdater(
                    SolidisReactiveConnection.class, ExclusiveConnection.class, "pinned");

    private final ReactiveSource source;
    private volatile ReactiveExecution execution;
    private volatile @Nullable Subscriptions subscriptions;
    private volatile @Nullable ExclusiveConnection pinned;
    private volatile boolean closed;

    /** Draws from what its factory shares; nothing is connected for it. */
    public SolidisReactiveConnection(ReactiveSource source) {
        this.source = source;
        this.execution = source.shared();
    }

    /** {@inheritDoc} Ends subscriptions; whatever else is under way goes on. */
    @Override
    public Mono<Void> closeLater() {
        return Mono.defer(() -> {
            closed = true;
            giveBack();
            Subscriptions open = SUBSCRIPTIONS.getAndSet(this, null);
            return open == null ? Mono.empty() : open.close();
        });
    }

    @Override
    public ReactiveKeyCommands keyCommands() {
        return new SolidisReactiveKeyCommands(execution);
    }

    @Override
    public ReactiveStringCommands stringCommands() {
        return new SolidisReactiveStringCommands(execution);
    }

    @Override
    public ReactiveNumberCommands numberCommands() {
        return new SolidisReactiveNumberCommands(execution);
    }

    @Override
    public ReactiveListCommands listCommands() {
        return new SolidisReactiveListCommands(execution);
    }

    @Override
    public ReactiveSetCommands setCommands() {
        return new SolidisReactiveSetCommands(execution);
    }

    @Override
    public ReactiveZSetCommands zSetCommands() {
        return new SolidisReactiveZSetCommands(execution);
    }

    @Override
    public ReactiveHashCommands hashCommands() {
        return new SolidisReactiveHashCommands(execution);
    }

    @Override
    public ReactiveGeoCommands geoCommands() {
        return new SolidisReactiveGeoCommands(execution);
    }

    @Override
    public ReactiveHyperLogLogCommands hyperLogLogCommands() {
        return new SolidisReactiveHyperLogLogCommands(execution);
    }

    @Override
    public ReactivePubSubCommands pubSubCommands() {
        return new SolidisReactivePubSubCommands(execution, this::subscriptions);
    }

    @Override
    public ReactiveScriptingCommands scriptingCommands() {
        return new SolidisReactiveScriptingCommands(execution);
    }

    @Override
    public ReactiveServerCommands serverCommands() {
        return new SolidisReactiveServerCommands(execution, this::pin);
    }

    @Override
    public ReactiveStreamCommands streamCommands() {
        return new SolidisReactiveStreamCommands(execution);
    }

    @Override
    public Mono<String> ping() {
        return execution.run(ConnectionCommands.ping());
    }

    private Subscriptions subscriptions() {
        if (closed) {
            throw closedException();
        }
        Subscriptions open = subscriptions;
        if (open != null) {
            return open;
        }
        Subscriptions created = new Subscriptions(source.subscribers());
        return SUBSCRIPTIONS.compareAndSet(this, null, created) ? created : subscriptions();
    }

    /** An execution of this connection's own, over which it runs everything from now on. */
    private Mono<ReactiveExecution> pin() {
        return Mono.create(sink -> {
            if (pinned != null) {
                sink.success(execution);
                return;
            }
            source.exclusive().get().whenComplete((lent, failure) -> {
                if (failure != null) {
                    sink.error(ExceptionTranslator.translate(failure));
                    return;
                }
                if (PINNED.compareAndSet(this, null, lent)) {
                    execution = new ReactiveExecution(lent);
                } else {
                    lent.close();
                }
                if (closed) {
                    giveBack();
                    sink.error(closedException());
                } else {
                    sink.success(execution);
                }
            });
        });
    }

    private void giveBack() {
        ExclusiveConnection lent = PINNED.getAndSet(this, null);
        if (lent != null) {
            lent.close();
        }
    }

    private static RedisSystemException closedException() {
        return new RedisSystemException("Connection is closed: take a new one from the connection factory", null);
    }
}
