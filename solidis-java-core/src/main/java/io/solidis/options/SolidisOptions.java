package io.solidis.options;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Everything a client can be told. Made by {@link #builder()}, or from a URI by {@link RedisUri#parse}.
 *
 * @param endpoint the server
 * @param session what every connection says first
 * @param timeouts how long anything may take
 * @param limits what may wait on one connection
 * @param tls asked at every connect, so that certificates can be renewed; {@code null} for plain TCP
 * @param connections threads, pool and reconnecting
 */
public record SolidisOptions(
        Endpoint endpoint,
        SessionOptions session,
        Timeouts timeouts,
        QueueLimits limits,
        @Nullable Supplier<TlsOptions> tls,
        ConnectionsOptions connections) {

    /** All defaults: {@code 127.0.0.1:6379} in plain text. */
    public static final SolidisOptions DEFAULT = builder().build();

    /** Starts from the defaults. */
    public static SolidisOptionsBuilder builder() {
        return new SolidisOptionsBuilder();
    }

    /** Starts from these options. */
    public SolidisOptionsBuilder mutate() {
        return new SolidisOptionsBuilder(this);
    }
}
