package io.solidis.options;

import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Builds {@link SolidisOptions}; every value has a default. Used by one thread. */
public final class SolidisOptionsBuilder {

    private Endpoint endpoint = Endpoint.tcp("127.0.0.1", Endpoint.DEFAULT_PORT);
    private SessionOptions session = SessionOptions.DEFAULT;
    private Timeouts timeouts = Timeouts.DEFAULT;
    private QueueLimits limits = QueueLimits.DEFAULT;
    private @Nullable Supplier<TlsOptions> tls;
    private ConnectionsOptions connections = ConnectionsOptions.DEFAULT;

    SolidisOptionsBuilder() {}

    SolidisOptionsBuilder(SolidisOptions options) {
        endpoint = options.endpoint();
        session = options.session();
        timeouts = options.timeouts();
        limits = options.limits();
        tls = options.tls();
        connections = options.connections();
    }

    /** The server. */
    public SolidisOptionsBuilder endpoint(Endpoint endpoint) {
        this.endpoint = endpoint;
        return this;
    }

    /** The server by name or address and port. */
    public SolidisOptionsBuilder endpoint(String host, int port) {
        return endpoint(Endpoint.tcp(host, port));
    }

    /** Fixed credentials; see {@link #credentialsSupplier} for those that rotate. */
    public SolidisOptionsBuilder credentials(@Nullable Credentials credentials) {
        return credentialsSupplier(credentials == null ? null : () -> credentials);
    }

    /** Credentials that are asked for at every connect; {@code null} for none. */
    public SolidisOptionsBuilder credentialsSupplier(@Nullable Supplier<Credentials> credentials) {
        session = new SessionOptions(
                credentials, session.database(), session.clientName(), session.libraryName(), session.protocol());
        return this;
    }

    /** The database, 0 by default. */
    public SolidisOptionsBuilder database(int database) {
        session = new SessionOptions(
                session.credentials(), database, session.clientName(), session.libraryName(), session.protocol());
        return this;
    }

    /** The name that {@code CLIENT LIST} shows; {@code null} for none. */
    public SolidisOptionsBuilder clientName(@Nullable String clientName) {
        session = new SessionOptions(
                session.credentials(), session.database(), clientName, session.libraryName(), session.protocol());
        return this;
    }

    /** What uses this client, shown by {@code CLIENT LIST} beside the library; {@code null} for nothing. */
    public SolidisOptionsBuilder libraryName(@Nullable String libraryName) {
        session = new SessionOptions(
                session.credentials(), session.database(), session.clientName(), libraryName, session.protocol());
        return this;
    }

    /** The protocol to ask for, RESP3 by default. */
    public SolidisOptionsBuilder protocol(Protocol protocol) {
        session = new SessionOptions(
                session.credentials(), session.database(), session.clientName(), session.libraryName(), protocol);
        return this;
    }

    /** The deadline of a command, 5 s by default; zero for none. */
    public SolidisOptionsBuilder commandTimeout(Duration timeout) {
        timeouts = new Timeouts(timeout, timeouts.connect(), timeouts.keepAlive());
        return this;
    }

    /** The deadline of a connect, 2 s by default. */
    public SolidisOptionsBuilder connectTimeout(Duration timeout) {
        timeouts = new Timeouts(timeouts.command(), timeout, timeouts.keepAlive());
        return this;
    }

    /** Silence after which the server is asked whether it is alive, 15 s by default. */
    public SolidisOptionsBuilder keepAlive(Duration interval) {
        timeouts = new Timeouts(timeouts.command(), timeouts.connect(), interval);
        return this;
    }

    /** What may wait on one connection. */
    public SolidisOptionsBuilder limits(QueueLimits limits) {
        this.limits = limits;
        return this;
    }

    /** TLS with these options; {@code null} for plain TCP. */
    public SolidisOptionsBuilder tls(@Nullable TlsOptions tls) {
        return tlsSupplier(tls == null ? null : () -> tls);
    }

    /** TLS with options that are asked for at every connect; {@code null} for plain TCP. */
    public SolidisOptionsBuilder tlsSupplier(@Nullable Supplier<TlsOptions> tls) {
        this.tls = tls;
        return this;
    }

    /** Threads that drive connections. */
    public SolidisOptionsBuilder ioThreads(int threads) {
        connections = new ConnectionsOptions(threads, connections.pool(), connections.reconnect());
        return this;
    }

    /** The pool of exclusive connections. */
    public SolidisOptionsBuilder pool(PoolOptions pool) {
        connections = new ConnectionsOptions(connections.ioThreads(), pool, connections.reconnect());
        return this;
    }

    /** How a lost connection comes back. */
    public SolidisOptionsBuilder reconnect(ReconnectOptions reconnect) {
        connections = new ConnectionsOptions(connections.ioThreads(), connections.pool(), reconnect);
        return this;
    }

    /** The finished options. */
    public SolidisOptions build() {
        return new SolidisOptions(endpoint, session, timeouts, limits, tls, connections);
    }
}
