package io.solidis.benchmarks.client;

import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.metrics.CommandLatencyRecorder;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.tracing.Tracing;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceClientConfiguration;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;

/** Lettuce with Spring's defaults: one shared connection. */
final class LettuceBenchmarkClient implements BenchmarkClient {

    @Override
    public String name() {
        return "lettuce";
    }

    @Override
    public String configuration() {
        return "default LettuceConnectionFactory as Spring Boot makes it (one shared connection, NIO); core rows use one "
                + "connection with ByteArrayCodec and its default flush per command; latency metrics and tracing off";
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.TEMPLATE, Surface.REACTIVE, Surface.ASYNC);
    }

    @Override
    public RedisConnectionFactory connectionFactory(ServerAddress server, int callers) {
        return new LettuceConnectionFactory(
                new RedisStandaloneConfiguration(server.host(), server.port()),
                LettuceClientConfiguration.builder()
                        .clientResources(resources())
                        .build());
    }

    @Override
    public AsyncStrings openAsync(ServerAddress server) {
        return new LettuceAsync(RedisClient.create(resources(), RedisURI.create(server.host(), server.port())));
    }

    private static ClientResources resources() {
        return ClientResources.builder()
                .commandLatencyRecorder(CommandLatencyRecorder.disabled())
                .tracing(Tracing.disabled())
                .build();
    }

    private static final class LettuceAsync implements AsyncStrings {

        private final RedisClient client;
        private final RedisAsyncCommands<byte[], byte[]> commands;

        LettuceAsync(RedisClient client) {
            this.client = client;
            this.commands = client.connect(ByteArrayCodec.INSTANCE).async();
        }

        @Override
        public CompletionStage<byte @Nullable []> get(Key key) {
            return commands.get(key.bytes());
        }

        @Override
        public CompletionStage<?> set(Key key, byte[] value) {
            return commands.set(key.bytes(), value);
        }

        @Override
        public void close() {
            client.shutdown();
            var unused = client.getResources().shutdown();
        }
    }
}
