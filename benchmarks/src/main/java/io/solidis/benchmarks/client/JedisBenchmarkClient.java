package io.solidis.benchmarks.client;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.jedis.JedisClientConfiguration;
import org.springframework.data.redis.connection.jedis.JedisConnectionFactory;
import redis.clients.jedis.ConnectionPoolConfig;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.Pipeline;

/** Jedis with a connection for every caller. */
final class JedisBenchmarkClient implements BenchmarkClient {

    @Override
    public String name() {
        return "jedis";
    }

    @Override
    public String configuration() {
        return "JedisConnectionFactory with a pool as large as the callers (max-total = max-idle = callers; its default "
                + "of 8 would make callers queue); it has no asynchronous API, so its core rows are explicit pipelines of "
                + "that depth on one connection and one thread, and their latency is that of a whole pipeline";
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.TEMPLATE, Surface.PIPELINE);
    }

    @Override
    public RedisConnectionFactory connectionFactory(ServerAddress server, int callers) {
        var pool = new ConnectionPoolConfig();
        pool.setMaxTotal(callers);
        pool.setMaxIdle(callers);
        return new JedisConnectionFactory(
                new RedisStandaloneConfiguration(server.host(), server.port()),
                JedisClientConfiguration.builder()
                        .connectTimeout(CONNECT_TIMEOUT)
                        .usePooling()
                        .poolConfig(pool)
                        .build());
    }

    @Override
    public PipelinedStrings openPipeline(ServerAddress server) {
        return new JedisPipeline(new Jedis(server.host(), server.port(), (int) CONNECT_TIMEOUT.toMillis()));
    }

    private static final class JedisPipeline implements PipelinedStrings {

        private final Jedis jedis;
        private final Pipeline pipeline;

        JedisPipeline(Jedis jedis) {
            this.jedis = jedis;
            this.pipeline = jedis.pipelined();
        }

        @Override
        public void get(Key key) {
            pipeline.get(key.bytes());
        }

        @Override
        public void set(Key key, byte[] value) {
            pipeline.set(key.bytes(), value);
        }

        @Override
        public List<@Nullable Object> sync() {
            return pipeline.syncAndReturnAll();
        }

        @Override
        public void close() {
            pipeline.close();
            jedis.close();
        }
    }
}
