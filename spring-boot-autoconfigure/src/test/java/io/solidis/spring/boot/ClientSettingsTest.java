package io.solidis.spring.boot;

import static io.solidis.spring.boot.SolidisRunner.client;
import static io.solidis.spring.boot.SolidisRunner.runner;
import static io.solidis.spring.boot.SolidisRunner.standalone;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.spring.factory.SolidisConnectionFactory;
import io.solidis.test.TestCertificates;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.boot.ssl.NoSuchSslBundleException;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

/** How the server is reached: timeouts, client name, TLS and customizers. */
class ClientSettingsTest {

    @Test
    void timeoutsWithoutPropertiesAreThoseOfLettuce() {
        runner().run(context -> {
            assertThat(client(context).commandTimeout()).isEqualTo(Duration.ofSeconds(60));
            assertThat(client(context).connectTimeout()).isEqualTo(Duration.ofSeconds(10));
        });
    }

    @Test
    void timeoutsAndClientNameAreTaken() {
        runner(
                        "spring.data.redis.timeout=250ms",
                        "spring.data.redis.connect-timeout=1s",
                        "spring.data.redis.client-name=shop")
                .run(context -> {
                    assertThat(client(context).commandTimeout()).isEqualTo(Duration.ofMillis(250));
                    assertThat(client(context).connectTimeout()).isEqualTo(Duration.ofSeconds(1));
                    assertThat(client(context).clientName()).isEqualTo("shop");
                });
    }

    @Test
    void customizersComeLastAndInTheirOrder() {
        runner("spring.data.redis.timeout=1s", "spring.data.redis.client-name=shop")
                .withUserConfiguration(Customizers.class)
                .run(context -> {
                    assertThat(client(context).commandTimeout()).isEqualTo(Duration.ofSeconds(3));
                    assertThat(client(context).clientName()).isEqualTo("shop");
                });
    }

    @Test
    void plainTextUnlessAskedFor() {
        runner().run(context -> assertThat(client(context).tls()).isNull());
        runner("spring.data.redis.ssl.bundle=")
                .run(context -> assertThat(client(context).tls()).isNull());
    }

    @Test
    void tlsVerifiesTheHostName() {
        runner("spring.data.redis.ssl.enabled=true")
                .run(context ->
                        assertThat(client(context).tls().verifyHostName()).isTrue());
    }

    @Test
    void aUrlWithTlsWinsOverAPropertyThatTurnsItOff() {
        runner("spring.data.redis.url=rediss://example:33", "spring.data.redis.ssl.enabled=false")
                .run(context -> {
                    assertThat(standalone(context).getHostName()).isEqualTo("example");
                    assertThat(client(context).tls()).isNotNull();
                });
    }

    @Test
    void aBundleBringsItsTrustProtocolsAndCiphers() {
        runner(
                        "spring.data.redis.ssl.bundle=mine",
                        "spring.ssl.bundle.pem.mine.truststore.certificate=file:"
                                + TestCertificates.newAuthority().caFile(),
                        "spring.ssl.bundle.pem.mine.options.enabled-protocols=TLSv1.3",
                        "spring.ssl.bundle.pem.mine.options.ciphers=TLS_AES_256_GCM_SHA384")
                .run(context -> {
                    assertThat(client(context).tls().protocols()).containsExactly("TLSv1.3");
                    assertThat(client(context).tls().ciphers()).containsExactly("TLS_AES_256_GCM_SHA384");
                    assertThat(client(context).tls().trust()).isNotNull();
                });
    }

    @Test
    void aBundleThatIsTurnedOffIsNotLookedUp() {
        runner("spring.data.redis.ssl.enabled=false", "spring.data.redis.ssl.bundle=missing")
                .run(context -> assertThat(client(context).tls()).isNull());
    }

    @Test
    void aMissingBundleFails() {
        runner("spring.data.redis.ssl.bundle=missing")
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .isInstanceOf(NoSuchSslBundleException.class)
                        .hasMessageContaining("missing"));
    }

    @Test
    void startingTheContextOpensNoConnection() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(300);
            runner("spring.data.redis.host=127.0.0.1", "spring.data.redis.port=" + server.getLocalPort())
                    .run(context -> {
                        assertThat(context).hasSingleBean(SolidisConnectionFactory.class);
                        assertThatThrownBy(server::accept).isInstanceOf(SocketTimeoutException.class);
                    });
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class Customizers {

        @Bean
        @Order(2)
        SolidisClientConfigurationBuilderCustomizer second() {
            return builder -> builder.commandTimeout(Duration.ofSeconds(3));
        }

        @Bean
        @Order(1)
        SolidisClientConfigurationBuilderCustomizer first() {
            return builder -> builder.commandTimeout(Duration.ofSeconds(2));
        }
    }
}
