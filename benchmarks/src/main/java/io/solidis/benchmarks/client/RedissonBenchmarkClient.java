package io.solidis.benchmarks.client;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.redisson.Redisson;
import org.redisson.api.RBucketAsync;
import org.redisson.api.RedissonClient;
import org.redisson.client.codec.ByteArrayCodec;
import org.redisson.config.Config;
import org.redisson.spring.data.connection.RedissonConnectionFactory;
import org.springframework.data.redis.connection.RedisConnectionFactory;

/** Redisson with its own defaults, its pool raised to the number of callers where that is more. */
final class RedissonBenchmarkClient implements BenchmarkClient {

    private static final int DEFAULT_POOL = 64;
    private static final int BUCKETS = 1 << 14;

    @Override
    public String name() {
        return "redisson";
    }

    @Override
    public String configuration() {
        return "RedissonConnectionFactory with Redisson's defaults (24 idle and up to 64 connections, NIO), the limit "
                + "raised to the number of callers where that is more; core rows use the default pool too, since a "
                + "connection of Redisson carries one command at a time, and reuse the bucket object of each key";
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.TEMPLATE, Surface.REACTIVE, Surface.ASYNC);
    }

    @Override
    public RedisConnectionFactory connectionFactory(ServerAddress server, int callers) {
        return new RedissonConnectionFactory(config(server, Math.max(DEFAULT_POOL, callers)));
    }

    @Override
    public AsyncStrings openAsync(ServerAddress server) {
        return new RedissonAsync(Redisson.create(config(server, DEFAULT_POOL)));
    }

    private static Config config(ServerAddress server, int pool) {
        var config = new Config();
        config.useSingleServer()
                .setAddress("redis://" + server.host() + ":" + server.port())
                .setConnectTimeout((int) CONNECT_TIMEOUT.toMillis())
                .setConnectionPoolSize(pool);
        return config;
    }

    private static final class RedissonAsync implements AsyncStrings {

        private final RedissonClient client;
        private final AtomicReferenceArray<@Nullable RBucketAsync<byte[]>> buckets =
                new AtomicReferenceArray<>(BUCKETS);

        RedissonAsync(RedissonClient client) {
            this.client = client;
        }

        @Override
        public CompletionStage<byte @Nullable []> get(Key key) {
            return bucket(key).getAsync();
        }

        @Override
        public CompletionStage<?> set(Key key, byte[] value) {
            return bucket(key).setAsync(value);
        }

        private RBucketAsync<byte[]> bucket(Key key) {
            RBucketAsync<byte[]> bucket = buckets.get(key.index());
            if (bucket == null) {
                bucket = client.getBucket(key.text(), ByteArrayCodec.INSTANCE);
                buckets.set(key.index(), bucket);
            }
            return bucket;
        }

        @Override
        public void close() {
            client.shutdown();
        }
    }
}
