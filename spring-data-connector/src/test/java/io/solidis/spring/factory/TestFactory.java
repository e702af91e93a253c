package io.solidis.spring.factory;

import io.solidis.test.RedisServer;
import java.time.Duration;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;

/** Factories for tests: started, and patient with a machine that has other things to do. */
public final class TestFactory {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private TestFactory() {}

    /** A client configuration to go on with. */
    public static SolidisClientConfiguration.Builder client() {
        return SolidisClientConfiguration.builder().connectTimeout(PATIENCE).commandTimeout(PATIENCE);
    }

    /** A started factory for this server. */
    public static SolidisConnectionFactory of(RedisServer server) {
        return of(server, client());
    }

    /** A started factory for this server. */
    public static SolidisConnectionFactory of(RedisServer server, SolidisClientConfiguration.Builder client) {
        SolidisConnectionFactory factory = new SolidisConnectionFactory(
                new RedisStandaloneConfiguration(server.host(), server.port()), client.build());
        factory.afterPropertiesSet();
        return factory;
    }
}
