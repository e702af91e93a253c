package io.solidis.spring.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.spring.factory.SolidisConnectionFactory;
import io.solidis.test.RedisServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.cache.Cache;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.cache.RedisCacheWriter;

class ReactiveCacheIT {

    private static RedisServer server;
    private static SolidisConnectionFactory factory;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
        factory = new SolidisConnectionFactory(server.host(), server.port());
        factory.afterPropertiesSet();
    }

    @AfterAll
    static void stop() {
        factory.destroy();
        server.close();
    }

    /** Spring puts through the reactive connection without waiting and gets through the imperative one. */
    @Test
    void everyThreadReadsWhatItPutUnderLoad() throws Exception {
        Cache cache = cache(RedisCacheConfiguration.defaultCacheConfig());
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<?>> done = new ArrayList<>();
            for (int t = 0; t < 4; t++) {
                String key = "key" + t;
                done.add(threads.submit(() -> {
                    for (int i = 0; i < 2000; i++) {
                        cache.put(key, "value" + i);
                        assertThat(cache.get(key, String.class)).isEqualTo("value" + i);
                        if (i % 10 == 0) {
                            cache.evict(key);
                            assertThat(cache.get(key)).isNull();
                        }
                    }
                }));
            }
            for (Future<?> each : done) {
                each.get(30, TimeUnit.SECONDS);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void retrievesWithoutBlocking() throws Exception {
        Cache cache = cache(RedisCacheConfiguration.defaultCacheConfig().entryTtl(Duration.ofMinutes(1)));

        assertThat(cache.retrieve("k", () -> CompletableFuture.completedFuture("loaded"))
                        .get(5, TimeUnit.SECONDS))
                .isEqualTo("loaded");
        assertThat(cache.get("k", String.class)).isEqualTo("loaded");
        cache.clear(); // looks for keys first and so takes more than one step
        Awaitility.await().until(() -> cache.get("k") == null);
    }

    private static Cache cache(RedisCacheConfiguration configuration) {
        RedisCacheManager manager = RedisCacheManager.builder(RedisCacheWriter.nonLockingRedisCacheWriter(factory))
                .cacheDefaults(configuration)
                .build();
        manager.afterPropertiesSet();
        return manager.getCache("cache");
    }
}
