package io.solidis;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.error.ConnectionException;
import io.solidis.error.HandshakeException;
import io.solidis.options.Protocol;
import io.solidis.options.SolidisOptions;
import io.solidis.options.TlsOptions;
import io.solidis.test.RedisServer;
import io.solidis.test.TestCertificates;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.TrustManagerFactory;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class TlsIT {
    private static final TestCertificates CA = TestCertificates.newAuthority();
    private static RedisServer server;

    @BeforeAll
    static void start() {
        server = RedisServer.builder().tls(CA).start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void trustedServerIsTalkedToAlsoInManyMegabytes(Protocol protocol) {
        SolidisOptions options = options(server, "localhost", trusting(CA))
                .mutate()
                .protocol(protocol)
                .build();
        try (SolidisClient client = SolidisClient.create(options)) {
            String value = "v".repeat(4 << 20);
            assertThat(client.call(text("SET", "k", value))).isEqualTo("OK");
            List<Command<?>> commands = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                commands.add(text("GET", "k"));
                commands.add(text("SET", "k", value));
            }
            List<Object> results = client.call(commands);
            assertThat(results).hasSize(8);
            assertThat(results.get(6)).isEqualTo(value);
            client.call(text("DEL", "k"));
        }
    }

    @Test
    void addressIsVerifiedToo() {
        try (SolidisClient client = SolidisClient.create(options(server, "127.0.0.1", trusting(CA)))) {
            assertThat(client.call(text("PING"))).isEqualTo("PONG");
        }
    }

    @Test
    void serverOfAnotherAuthorityIsRefused() {
        TlsOptions stranger = trusting(TestCertificates.newAuthority());
        assertThatThrownBy(() -> ping(server, "localhost", stranger))
                .isInstanceOf(HandshakeException.class)
                .hasMessageContainingAll("no TLS session with localhost:" + server.tlsPort(), "certification path");
    }

    @Test
    void unknownServerIsRefusedByDefault() {
        assertThatThrownBy(() -> ping(server, "localhost", TlsOptions.DEFAULT)).isInstanceOf(HandshakeException.class);
    }

    @Test
    void certificateForAnotherNameIsRefusedUnlessVerifyingIsTurnedOff() {
        try (RedisServer other =
                RedisServer.builder().tls(CA.server("other.invalid")).start()) {
            TlsOptions verifying = trusting(CA);
            assertThatThrownBy(() -> ping(other, "localhost", verifying))
                    .isInstanceOf(HandshakeException.class)
                    .hasMessageContaining("localhost");
            TlsOptions lenient = new TlsOptions(verifying.trust(), null, List.of(), List.of(), false);
            assertThat(ping(other, "localhost", lenient)).isEqualTo("PONG");
        }
    }

    @Test
    void expiredCertificateIsRefused() {
        try (RedisServer expired =
                RedisServer.builder().tls(CA.expiredServer("localhost")).start()) {
            assertThatThrownBy(() -> ping(expired, "localhost", trusting(CA))).isInstanceOf(HandshakeException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.2", "TLSv1.3"})
    void serverThatWantsACertificateGetsItAndTellsThoseWithoutOne(String version) {
        try (RedisServer strict =
                RedisServer.builder().tls(CA).requireClientCertificate().start()) {
            TlsOptions trusted = trusting(CA);
            TlsOptions known = new TlsOptions(
                    trusted.trust(), keys(CA.client("app").keyStore()), List.of(version), List.of(), true);
            assertThat(ping(strict, "localhost", known)).isEqualTo("PONG");
            TlsOptions unknown = new TlsOptions(trusted.trust(), null, List.of(version), List.of(), true);
            assertThatThrownBy(() -> ping(strict, "localhost", unknown))
                    .isInstanceOf(HandshakeException.class)
                    .hasMessageContaining("no TLS session");
            TlsOptions foreign = new TlsOptions(
                    trusted.trust(),
                    keys(TestCertificates.newAuthority().client("app").keyStore()),
                    List.of(version),
                    List.of(),
                    true);
            assertThatThrownBy(() -> ping(strict, "localhost", foreign)).isInstanceOf(HandshakeException.class);
        }
    }

    @Test
    void plainServerAndPlainClientAreToldApartFromTlsOnes() {
        SolidisOptions tlsToPlain = SolidisOptions.builder()
                .endpoint("localhost", server.port())
                .tls(trusting(CA))
                .build();
        try (SolidisClient client = SolidisClient.create(tlsToPlain)) {
            assertThatThrownBy(() -> client.call(text("PING"))).isInstanceOf(ConnectionException.class);
        }
        SolidisOptions plainToTls =
                SolidisOptions.builder().endpoint("localhost", server.tlsPort()).build();
        try (SolidisClient client = SolidisClient.create(plainToTls)) {
            assertThatThrownBy(() -> client.call(text("PING"))).isInstanceOf(ConnectionException.class);
        }
    }

    @Test
    void renewedOptionsAreUsedByTheNextConnection() {
        AtomicReference<TlsOptions> current = new AtomicReference<>(trusting(TestCertificates.newAuthority()));
        SolidisOptions options = options(server, "localhost", TlsOptions.DEFAULT)
                .mutate()
                .tlsSupplier(current::get)
                .build();
        try (SolidisClient client = SolidisClient.create(options)) {
            assertThatThrownBy(() -> client.call(text("PING"))).isInstanceOf(HandshakeException.class);
            current.set(trusting(CA));
            Awaitility.await().ignoreExceptions().until(() -> client.call(text("PING")), "PONG"::equals);
        }
    }

    @Test
    void optionsThatMakeNoContextAreTheReason() {
        TlsOptions wrong = new TlsOptions(null, null, List.of("TLSv9"), List.of(), true);
        assertThatThrownBy(() -> ping(server, "localhost", wrong))
                .isInstanceOf(HandshakeException.class)
                .hasMessageContaining("TLS context");
    }

    private static @Nullable String ping(RedisServer server, String host, TlsOptions tls) {
        try (SolidisClient client = SolidisClient.create(options(server, host, tls))) {
            return client.call(text("PING"));
        }
    }

    private static SolidisOptions options(RedisServer server, String host, TlsOptions tls) {
        return SolidisOptions.builder()
                .endpoint(host, server.tlsPort())
                .connectTimeout(Duration.ofSeconds(15))
                .commandTimeout(Duration.ofSeconds(20))
                .tls(tls)
                .build();
    }

    private static TlsOptions trusting(TestCertificates authority) {
        try {
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(authority.trustStore());
            return new TlsOptions(trust, null, List.of(), List.of(), true);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static KeyManagerFactory keys(KeyStore store) {
        try {
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, TestCertificates.PASSWORD.toCharArray());
            return keys;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
