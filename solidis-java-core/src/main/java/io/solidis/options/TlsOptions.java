package io.solidis.options;

import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.TrustManagerFactory;
import org.jspecify.annotations.Nullable;

/**
 * TLS, with the server's name verified unless that is turned off.
 *
 * @param trust whom to trust; {@code null} for the JDK's certificate authorities
 * @param keys the client's own certificate, for mutual TLS; {@code null} for none
 * @param protocols such as {@code TLSv1.3}; empty for the JDK's choice
 * @param ciphers cipher suites; empty for the JDK's choice
 * @param verifyHostName whether the certificate must be for the host that was asked for
 */
public record TlsOptions(
        @Nullable TrustManagerFactory trust,
        @Nullable KeyManagerFactory keys,
        List<String> protocols,
        List<String> ciphers,
        boolean verifyHostName) {

    /** The JDK's trust, protocols and ciphers; no client certificate; host names verified. */
    public static final TlsOptions DEFAULT = new TlsOptions(null, null, List.of(), List.of(), true);

    public TlsOptions {
        protocols = List.copyOf(protocols);
        ciphers = List.copyOf(ciphers);
    }
}
