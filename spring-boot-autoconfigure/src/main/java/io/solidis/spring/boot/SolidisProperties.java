package io.solidis.spring.boot;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * Settings of Solidis that Spring Boot has no key for. Host, credentials, timeouts and TLS stay where they are:
 * {@code spring.data.redis.*}.
 */
@ConfigurationProperties("solidis")
public class SolidisProperties {

    /**
     * Whether Solidis provides the connection factory. Without a value it does, unless spring.data.redis.client-type names
     * a client that is on the class path.
     */
    private @Nullable Boolean enabled;

    public @Nullable Boolean getEnabled() {
        return enabled;
    }

    public void setEnabled(@Nullable Boolean enabled) {
        this.enabled = enabled;
    }
}
