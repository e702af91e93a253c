package io.solidis.options;

/**
 * How connections are driven, lent and brought back.
 *
 * @param ioThreads threads that drive connections; one connection stays with one thread
 * @param pool exclusive connections
 * @param reconnect the shared connection after a loss
 */
public record ConnectionsOptions(int ioThreads, PoolOptions pool, ReconnectOptions reconnect) {

    /** One thread per four processors, at least one and at most four. */
    public static final ConnectionsOptions DEFAULT = new ConnectionsOptions(
            Math.max(1, Math.min(4, Runtime.getRuntime().availableProcessors() / 4)),
            PoolOptions.DEFAULT,
            ReconnectOptions.DEFAULT);

    public ConnectionsOptions {
        if (ioThreads < 1) {
            throw new IllegalArgumentException("ioThreads must be at least 1");
        }
    }
}
