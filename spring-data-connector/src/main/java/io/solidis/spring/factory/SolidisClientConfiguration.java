package io.solidis.spring.factory;

import io.solidis.options.SolidisOptionsBuilder;
import io.solidis.options.Timeouts;
import io.solidis.options.TlsOptions;
import java.time.Duration;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * How to connect; where to is the business of Spring's {@code RedisConfiguration}. Immutable.
 *
 * @param commandTimeout from issuing a command to its reply; zero for no limit
 * @param connectTimeout for a connection to be usable; also how long a command waits for one while the server is away
 * @param clientName the name that {@code CLIENT LIST} shows, or {@code null} for the client's own
 * @param tls TLS, or {@code null} for plain text
 * @param options changes anything else, after all of the above has been applied
 */
public record SolidisClientConfiguration(
        Duration commandTimeout,
        Duration connectTimeout,
        @Nullable String clientName,
        @Nullable TlsOptions tls,
        UnaryOperator<SolidisOptionsBuilder> options) {

    /** All defaults: 5 s for a command, 2 s to connect, plain text. */
    public static SolidisClientConfiguration defaultConfiguration() {
        return builder().build();
    }

    /** Starts from the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds a configuration; every value has a default. Used by one thread. */
    public static final class Builder {

        private Duration commandTimeout = Timeouts.DEFAULT.command();
        private Duration connectTimeout = Timeouts.DEFAULT.connect();
        private @Nullable String clientName;
        private @Nullable TlsOptions tls;
        private UnaryOperator<SolidisOptionsBuilder> options = UnaryOperator.identity();

        private Builder() {}

        /** The deadline of a command, 5 s by default; zero for none. */
        public Builder commandTimeout(Duration timeout) {
            this.commandTimeout = timeout;
            return this;
        }

        /** The deadline of a connect, 2 s by default. */
        public Builder connectTimeout(Duration timeout) {
            this.connectTimeout = timeout;
            return this;
        }

        /** The name that {@code CLIENT LIST} shows; {@code null} for the client's own. */
        public Builder clientName(@Nullable String clientName) {
            this.clientName = clientName;
            return this;
        }

        /** TLS with these options; {@code null} for plain text. */
        public Builder tls(@Nullable TlsOptions tls) {
            this.tls = tls;
            return this;
        }

        /** TLS that trusts whom the JDK trusts. */
        public Builder useTls() {
            return tls(TlsOptions.DEFAULT);
        }

        /** Changes what has no method here: pool, queue limits, protocol, reconnecting ... May be called repeatedly. */
        public Builder options(UnaryOperator<SolidisOptionsBuilder> change) {
            UnaryOperator<SolidisOptionsBuilder> before = options;
            this.options = builder -> change.apply(before.apply(builder));
            return this;
        }

        /** The finished configuration. */
        public SolidisClientConfiguration build() {
            return new SolidisClientConfiguration(commandTimeout, connectTimeout, clientName, tls, options);
        }
    }
}
