package io.solidis.connection;

import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.solidis.options.TlsOptions;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/** Remembers the context of the latest options, so that sessions resume until certificates change. Any thread. */
final class TlsContexts {

    private volatile @Nullable Known latest;

    private record Known(TlsOptions options, SslContext context) {}

    SslContext get(TlsOptions wanted) {
        Known known = latest;
        if (known == null || known.options() != wanted) {
            known = new Known(wanted, create(wanted));
            latest = known;
        }
        return known.context();
    }

    private static SslContext create(TlsOptions options) {
        SslContextBuilder builder = SslContextBuilder.forClient()
                .sslProvider(SslProvider.JDK)
                .endpointIdentificationAlgorithm(options.verifyHostName() ? "HTTPS" : null);
        if (options.trust() != null) {
            builder.trustManager(options.trust());
        }
        if (options.keys() != null) {
            builder.keyManager(options.keys());
        }
        if (!options.protocols().isEmpty()) {
            builder.protocols(options.protocols());
        }
        if (!options.ciphers().isEmpty()) {
            builder.ciphers(options.ciphers());
        }
        try {
            return builder.build();
        } catch (SSLException e) {
            throw new IllegalArgumentException("these TLS options do not make a TLS context: " + e.getMessage(), e);
        }
    }
}
