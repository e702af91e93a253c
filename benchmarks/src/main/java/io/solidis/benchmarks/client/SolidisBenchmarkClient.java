package io.solidis.benchmarks.client;

import io.solidis.SolidisClient;
import io.solidis.command.StringCommands;
import io.solidis.options.SolidisOptions;
import io.solidis.spring.factory.SolidisClientConfiguration;
import io.solidis.spring.factory.SolidisConnectionFactory;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;

/** Solidis with its own defaults: one shared connection. */
final class SolidisBenchmarkClient implements BenchmarkClient {

    @Override
    public String name() {
        return Clients.OURS;
    }

    @Override
    public String configuration() {
        return "default SolidisConnectionFactory (one shared connection, NIO); core rows use one default SolidisClient, "
                + "which is one connection too";
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.TEMPLATE, Surface.REACTIVE, Surface.ASYNC);
    }

    @Override
    public RedisConnectionFactory connectionFactory(ServerAddress server, int callers) {
        return new SolidisConnectionFactory(
                new RedisStandaloneConfiguration(server.host(), server.port()),
                SolidisClientConfiguration.builder()
                        .connectTimeout(CONNECT_TIMEOUT)
                        .build());
    }

    @Override
    public AsyncStrings openAsync(ServerAddress server) {
        return new SolidisAsync(SolidisClient.create(SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .connectTimeout(CONNECT_TIMEOUT)
                .build()));
    }

    private record SolidisAsync(SolidisClient client) implements AsyncStrings {

        @Override
        public CompletionStage<byte @Nullable []> get(Key key) {
            return client.execute(StringCommands.get(key.bytes()));
        }

        @Override
        public CompletionStage<?> set(Key key, byte[] value) {
            return client.execute(StringCommands.set(key.bytes(), value));
        }

        @Override
        public void close() {
            client.close();
        }
    }
}
