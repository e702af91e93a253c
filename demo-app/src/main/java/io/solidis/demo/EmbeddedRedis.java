package io.solidis.demo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Collections;
import java.util.Set;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.data.redis.autoconfigure.DataRedisConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.type.AnnotatedTypeMetadata;
import redis.embedded.RedisServer;

/**
 * Starts a Redis of our own on a free port, unless {@code spring.data.redis.*} names a server.
 *
 * <p>The connection factory depends on the connection details, and they on the server: so the server is ready before the
 * first connection is opened, and is stopped after the last one is closed.
 */
@Configuration(proxyBeanMethods = false)
@Conditional(EmbeddedRedis.NoServerIsNamed.class)
class EmbeddedRedis {

    @Bean(initMethod = "start", destroyMethod = "stop")
    RedisServer redisServer() throws IOException {
        return RedisServer.builder().port(freePort()).setting("save \"\"").build();
    }

    @Bean
    DataRedisConnectionDetails redisConnectionDetails(RedisServer server) {
        String host = InetAddress.getLoopbackAddress().getHostAddress();
        int port = server.ports().get(0);
        return new DataRedisConnectionDetails() {
            @Override
            public Standalone getStandalone() {
                return Standalone.of(host, port);
            }
        };
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    static final class NoServerIsNamed implements Condition {

        private static final Set<String> NAMES_A_SERVER =
                Set.of("url", "host", "port", "sentinel", "cluster", "masterreplica");

        @Override
        public boolean matches(ConditionContext context, AnnotatedTypeMetadata metadata) {
            return Binder.get(context.getEnvironment())
                    .bind("spring.data.redis", Bindable.mapOf(String.class, Object.class))
                    .map(given -> Collections.disjoint(given.keySet(), NAMES_A_SERVER))
                    .orElseGet(() -> true);
        }
    }
}
