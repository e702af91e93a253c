package io.solidis.spring.factory;

import io.solidis.SolidisClient;
import io.solidis.command.ConnectionCommands;
import io.solidis.node.ExclusiveConnection;
import io.solidis.spring.connection.SolidisConnection;
import io.solidis.spring.execution.ExceptionTranslator;
import io.solidis.spring.execution.ExecutorSource;
import io.solidis.spring.execution.Immediate;
import io.solidis.spring.execution.Lease;
import io.solidis.spring.reactive.ReactiveSource;
import io.solidis.spring.reactive.SolidisReactiveConnection;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.redis.connection.ReactiveRedisClusterConnection;
import org.springframework.data.redis.connection.ReactiveRedisConnection;
import org.springframework.data.redis.connection.ReactiveRedisConnectionFactory;
import org.springframework.data.redis.connection.RedisClusterConnection;
import org.springframework.data.redis.connection.RedisConfiguration;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.connection.RedisSentinelConnection;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.util.Assert;

/*
 * Everything that belongs to one run, from start() to stop(), is in one object behind one volatile field: a connection is
 * had by reading it and making a small view. Imperative and reactive connections share one client and so one ordered
 * connection to the server: what one writes, the next read of the other sees.
 */
/**
 * Connections of Spring Data Redis, imperative and reactive, to one server. Thread-safe.
 *
 * <p>Starts with {@link #afterPropertiesSet()} and connects with the first command, so an application starts while the server
 * is away. May be stopped and started again; outside of that every method that needs a connection throws
 * {@link IllegalStateException}.
 */
public class SolidisConnectionFactory
        implements RedisConnectionFactory,
                ReactiveRedisConnectionFactory,
                InitializingBean,
                DisposableBean,
                SmartLifecycle {

    private final RedisConfiguration configuration;
    private final SolidisClientConfiguration clientConfiguration;
    private final ReentrantLock lifecycle = new ReentrantLock();

    private boolean convertPipelineAndTxResults = true;
    private boolean eagerInitialization;
    private boolean earlyStartup = true;
    private boolean autoStartup = true;
    private int phase;

    private volatile @Nullable Run run;
    private volatile String state = "has not been started: call afterPropertiesSet() or start() first";
    private boolean destroyed;

    /** One run of the factory. */
    private record Run(SolidisClient client, ExecutorSource imperative, ReactiveSource reactive) {}

    /** To {@code localhost:6379}. */
    public SolidisConnectionFactory() {
        this(new RedisStandaloneConfiguration());
    }

    /** To a server by name or address and port. */
    public SolidisConnectionFactory(String host, int port) {
        this(new RedisStandaloneConfiguration(host, port));
    }

    /** To a server, all else by default. */
    public SolidisConnectionFactory(RedisStandaloneConfiguration configuration) {
        this(configuration, SolidisClientConfiguration.defaultConfiguration());
    }

    /**
     * @param configuration where to connect to; a changed password counts from the next connect on
     * @param clientConfiguration how to connect
     */
    public SolidisConnectionFactory(RedisConfiguration configuration, SolidisClientConfiguration clientConfiguration) {
        Assert.notNull(configuration, "RedisConfiguration must not be null");
        Assert.notNull(clientConfiguration, "SolidisClientConfiguration must not be null");
        this.configuration = configuration;
        this.clientConfiguration = clientConfiguration;
    }

    @Override
    public RedisConnection getConnection() {
        return new SolidisConnection(running().imperative());
    }

    @Override
    public ReactiveRedisConnection getReactiveConnection() {
        return new SolidisReactiveConnection(running().reactive());
    }

    /** Throws {@link InvalidDataAccessApiUsageException}: no cluster is configured. */
    @Override
    public RedisClusterConnection getClusterConnection() {
        throw new InvalidDataAccessApiUsageException("Cluster is not configured");
    }

    /** Throws {@link InvalidDataAccessApiUsageException}: no cluster is configured. */
    @Override
    public ReactiveRedisClusterConnection getReactiveClusterConnection() {
        throw new InvalidDataAccessApiUsageException("Cluster is not configured");
    }

    /** Throws {@link InvalidDataAccessApiUsageException}: no sentinels are configured. */
    @Override
    public RedisSentinelConnection getSentinelConnection() {
        throw new InvalidDataAccessApiUsageException("No sentinels configured");
    }

    /** The client that all connections share; it belongs to the factory and must not be closed. */
    public SolidisClient getClient() {
        return running().client();
    }

    /** {@inheritDoc} Only failures of this client are translated. */
    @Override
    public @Nullable DataAccessException translateExceptionIfPossible(RuntimeException failure) {
        return ExceptionTranslator.translateIfKnown(failure);
    }

    /** Checks the configuration and starts, unless early start-up is off. */
    @Override
    public void afterPropertiesSet() {
        ClientOptions.check(configuration);
        if (earlyStartup) {
            start();
        }
    }

    /** Makes connections available; does nothing while running. Connects only with eager initialization. */
    @Override
    public void start() {
        lifecycle.lock();
        try {
            if (destroyed) {
                throw new IllegalStateException("SolidisConnectionFactory " + state);
            }
            if (run == null) {
                ClientOptions.check(configuration);
                SolidisClient client = SolidisClient.create(ClientOptions.of(configuration, clientConfiguration));
                run = new Run(
                        client,
                        new ExecutorSource(
                                new Immediate(client, convertPipelineAndTxResults),
                                () -> lease(client),
                                client::subscriber),
                        ReactiveSource.of(client, client::exclusiveAsync, client::subscriber));
            }
        } finally {
            lifecycle.unlock();
        }
        if (eagerInitialization) {
            running().imperative().shared().run(ConnectionCommands.ping());
        }
    }

    /** Closes every connection; may be started again. */
    @Override
    public void stop() {
        end("has been stopped: call start() to use it again", false);
    }

    /** Stops for good. */
    @Override
    public void destroy() {
        end("has been destroyed and cannot be used any more", true);
    }

    @Override
    public boolean isRunning() {
        return run != null;
    }

    @Override
    public int getPhase() {
        return phase;
    }

    /** When to start among other lifecycle beans, 0 by default; users of the factory need a higher one. */
    public void setPhase(int phase) {
        this.phase = phase;
    }

    @Override
    public boolean isAutoStartup() {
        return autoStartup;
    }

    /** Whether the application context starts the factory, {@code true} by default. */
    public void setAutoStartup(boolean autoStartup) {
        this.autoStartup = autoStartup;
    }

    /** Whether {@link #afterPropertiesSet()} starts the factory. */
    public boolean isEarlyStartup() {
        return earlyStartup;
    }

    /** Whether {@link #afterPropertiesSet()} starts the factory, {@code true} by default. */
    public void setEarlyStartup(boolean earlyStartup) {
        this.earlyStartup = earlyStartup;
    }

    /** Whether {@link #start()} waits for a connection and fails without. */
    public boolean isEagerInitialization() {
        return eagerInitialization;
    }

    /** Whether {@link #start()} waits for a connection and fails without, {@code false} by default. */
    public void setEagerInitialization(boolean eagerInitialization) {
        this.eagerInitialization = eagerInitialization;
    }

    @Override
    public boolean getConvertPipelineAndTxResults() {
        return convertPipelineAndTxResults;
    }

    /**
     * Whether pipelines and transactions give what the single commands would, {@code true} by default, or the server's plain
     * replies. Counts from the next start on.
     */
    public void setConvertPipelineAndTxResults(boolean convertPipelineAndTxResults) {
        this.convertPipelineAndTxResults = convertPipelineAndTxResults;
    }

    /** Where connections go. */
    public RedisConfiguration getConfiguration() {
        return configuration;
    }

    /** How connections are made. */
    public SolidisClientConfiguration getClientConfiguration() {
        return clientConfiguration;
    }

    private static Lease lease(SolidisClient client) {
        ExclusiveConnection connection = client.exclusive();
        return new Lease(connection, connection::close);
    }

    private Run running() {
        Run current = run;
        if (current == null) {
            throw new IllegalStateException("SolidisConnectionFactory " + state);
        }
        return current;
    }

    private void end(String newState, boolean forGood) {
        Run ended;
        lifecycle.lock();
        try {
            ended = run;
            if (!destroyed && (ended != null || forGood)) {
                state = newState;
            }
            destroyed |= forGood;
            run = null;
        } finally {
            lifecycle.unlock();
        }
        if (ended != null) {
            ended.client().close();
        }
    }
}
