package io.solidis.spring.boot;

import io.solidis.options.TlsOptions;
import io.solidis.spring.factory.SolidisClientConfiguration;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.data.redis.autoconfigure.DataRedisConnectionDetails;
import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.boot.ssl.SslBundle;
import org.springframework.boot.ssl.SslManagerBundle;
import org.springframework.util.StringUtils;

/** How to connect: timeouts, client name and TLS, then whatever the customizers change. */
final class ClientSettings {

    /** What an application gets from Lettuce when it sets nothing. */
    private static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(60);

    private static final Duration DEFAULT_CONNECT_TIMEOUT = Duration.ofSeconds(10);

    private final DataRedisProperties properties;
    private final DataRedisConnectionDetails details;

    ClientSettings(DataRedisProperties properties, DataRedisConnectionDetails details) {
        this.properties = properties;
        this.details = details;
    }

    SolidisClientConfiguration configuration(Stream<SolidisClientConfigurationBuilderCustomizer> customizers) {
        SolidisClientConfiguration.Builder builder = SolidisClientConfiguration.builder()
                .commandTimeout(Objects.requireNonNullElse(properties.getTimeout(), DEFAULT_TIMEOUT))
                .connectTimeout(Objects.requireNonNullElse(properties.getConnectTimeout(), DEFAULT_CONNECT_TIMEOUT));
        if (StringUtils.hasText(properties.getClientName())) {
            builder.clientName(properties.getClientName());
        }
        SslBundle bundle = sslBundle();
        if (bundle != null) {
            builder.tls(tls(bundle));
        }
        customizers.forEach(customizer -> customizer.customize(builder));
        return builder.build();
    }

    /** The bundle of the connection details; a {@code rediss} URL alone asks for the JDK's default trust. */
    private @Nullable SslBundle sslBundle() {
        SslBundle bundle = details.getSslBundle();
        if (bundle != null) {
            return bundle;
        }
        String url = properties.getUrl();
        return url != null && url.toLowerCase(Locale.ROOT).startsWith("rediss:") ? SslBundle.systemDefault() : null;
    }

    private static TlsOptions tls(SslBundle bundle) {
        SslManagerBundle managers = bundle.getManagers();
        return new TlsOptions(
                managers.getTrustManagerFactory(),
                managers.getKeyManagerFactory(),
                list(bundle.getOptions().getEnabledProtocols()),
                list(bundle.getOptions().getCiphers()),
                true);
    }

    private static List<String> list(String @Nullable [] values) {
        return values == null ? List.of() : List.of(values);
    }
}
