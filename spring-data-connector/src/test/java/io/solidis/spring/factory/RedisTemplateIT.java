package io.solidis.spring.factory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import io.solidis.test.RedisServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.cache.Cache;
import org.springframework.dao.DataAccessException;
import org.springframework.data.domain.Range;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.Metrics;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.cache.RedisCacheConfiguration;
import org.springframework.data.redis.cache.RedisCacheManager;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.stream.Consumer;
import org.springframework.data.redis.connection.stream.ReadOffset;
import org.springframework.data.redis.connection.stream.StreamOffset;
import org.springframework.data.redis.connection.stream.StreamReadOptions;
import org.springframework.data.redis.core.Cursor;
import org.springframework.data.redis.core.RedisCallback;
import org.springframework.data.redis.core.RedisConnectionUtils;
import org.springframework.data.redis.core.RedisOperations;
import org.springframework.data.redis.core.ScanOptions;
import org.springframework.data.redis.core.SessionCallback;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.data.redis.domain.geo.GeoReference;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Spring's template and what stands on it, on a real server. */
class RedisTemplateIT {

    private static RedisServer server;
    private static SolidisConnectionFactory factory;

    private StringRedisTemplate template;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
        factory = TestFactory.of(server);
    }

    @AfterAll
    static void stop() {
        factory.destroy();
        server.close();
    }

    @BeforeEach
    void empty() {
        server.command("FLUSHALL");
        template = new StringRedisTemplate(factory);
    }

    @AfterEach
    void noConnectionIsLeftOut() {
        await().untilAsserted(
                        () -> assertThat(factory.getClient().lentConnections()).isZero());
    }

    @Test
    void valuesAndKeys() {
        var values = template.opsForValue();
        values.set("a", "1", Duration.ofMinutes(1));
        assertThat(values.increment("a", 4)).isEqualTo(5);
        assertThat(values.setIfAbsent("a", "2")).isFalse();
        assertThat(values.setIfPresent("a", "7", Duration.ofMillis(90_500))).isTrue();
        assertThat(template.getExpire("a", TimeUnit.MILLISECONDS)).isBetween(80_000L, 90_500L);
        assertThat(values.multiGet(List.of("a", "no"))).containsExactly("7", null);
        assertThat(values.getAndDelete("a")).isEqualTo("7");
        values.multiSet(Map.of("x", "1", "y", "2"));
        assertThat(template.keys("*")).containsExactlyInAnyOrder("x", "y");
        assertThat(template.delete(List.of("x", "y", "z"))).isEqualTo(2);
        assertThat(template.getExpire("x")).isEqualTo(-2);
    }

    @Test
    void hashesListsAndSets() {
        template.opsForHash().putAll("h", Map.of("f", "1", "g", "2"));
        assertThat(template.opsForHash().entries("h")).containsEntry("f", "1").hasSize(2);
        assertThat(template.opsForHash().increment("h", "f", 1.5)).isEqualTo(2.5);
        assertThat(template.opsForHash().multiGet("h", List.of("g", "no"))).containsExactly("2", null);

        template.opsForList().rightPushAll("l", "a", "b", "c");
        assertThat(template.opsForList().range("l", 0, -1)).containsExactly("a", "b", "c");
        assertThat(template.opsForList().indexOf("l", "b")).isEqualTo(1);
        assertThat(template.opsForList().leftPop("none", Duration.ofSeconds(1))).isNull();
        assertThat(template.opsForList().rightPop("l", 2)).containsExactly("c", "b");

        template.opsForSet().add("s", "a", "b");
        assertThat(template.opsForSet().members("s")).containsExactlyInAnyOrder("a", "b");
        assertThat(template.opsForSet().isMember("s", "a", "c"))
                .containsEntry("a", true)
                .containsEntry("c", false);
    }

    @Test
    void sortedSetsKeepTheOrderOfTheServer() {
        var scores = template.opsForZSet();
        scores.add("z", "carol", 3);
        scores.add("z", "alice", 1);
        scores.add("z", "bob", 2);
        assertThat(scores.range("z", 0, -1)).containsExactly("alice", "bob", "carol");
        assertThat(scores.reverseRangeWithScores("z", 0, 0)).singleElement().satisfies(first -> {
            assertThat(first.getValue()).isEqualTo("carol");
            assertThat(first.getScore()).isEqualTo(3);
        });
        assertThat(scores.rangeByScore("z", 2, Double.POSITIVE_INFINITY)).containsExactly("bob", "carol");
        assertThat(scores.rangeByLex("z", Range.unbounded())).hasSize(3);
        assertThat(scores.popMin("z").getValue()).isEqualTo("alice");
    }

    @Test
    @SuppressWarnings("unchecked")
    void geoStreamsAndHyperLogLogs() {
        template.opsForGeo().add("g", new Point(13.361389, 38.115556), "Palermo");
        template.opsForGeo().add("g", new Point(15.087269, 37.502669), "Catania");
        assertThat(template.opsForGeo().distance("g", "Palermo", "Catania", Metrics.KILOMETERS))
                .satisfies(distance -> assertThat(distance.getValue()).isBetween(166.0, 167.0));
        assertThat(template.opsForGeo()
                        .search("g", GeoReference.fromMember("Palermo"), new Distance(200, Metrics.KILOMETERS)))
                .hasSize(2);

        var id = template.opsForStream().add("st", Map.of("k", "v"));
        assertThat(id).isNotNull();
        template.opsForStream().createGroup("st", ReadOffset.from("0-0"), "grp");
        var read = template.opsForStream()
                .read(Consumer.from("grp", "me"), StreamOffset.create("st", ReadOffset.lastConsumed()));
        assertThat(read)
                .singleElement()
                .satisfies(entry -> assertThat(entry.getValue()).isEqualTo(Map.of("k", "v")));
        assertThat(template.opsForStream().pending("st", "grp").getTotalPendingMessages())
                .isEqualTo(1);
        assertThat(template.opsForStream()
                        .read(
                                StreamReadOptions.empty().block(Duration.ofMillis(50)),
                                StreamOffset.create("st", ReadOffset.latest())))
                .as("nothing new in time")
                .isEmpty();
        assertThat(template.opsForStream().info("st").streamLength()).isEqualTo(1);
        assertThat(template.opsForStream().groups("st").get(0).groupName()).isEqualTo("grp");
        assertThat(template.opsForStream().acknowledge("st", "grp", id)).isEqualTo(1);

        template.opsForHyperLogLog().add("p", "a", "b", "a");
        assertThat(template.opsForHyperLogLog().size("p")).isEqualTo(2);
    }

    @Test
    void pipelinesGiveDeserializedResultsInOrder() {
        List<Object> results = template.executePipelined((RedisCallback<Object>) connection -> {
            IntStream.range(0, 2_000)
                    .forEach(i -> connection.stringCommands().set(("k" + i).getBytes(), "v".getBytes()));
            connection.listCommands().lTrim("none".getBytes(), 0, 1);
            connection.stringCommands().get("k7".getBytes());
            connection.keyCommands().ttl("k7".getBytes(), TimeUnit.MILLISECONDS);
            return null;
        });
        assertThat(results).hasSize(2_002);
        assertThat(results.subList(2_000, 2_002)).containsExactly("v", -1L);
    }

    @Test
    void transactionsAndAbortsThroughASession() {
        List<Object> results = template.execute(new SessionCallback<List<Object>>() {
            @Override
            @SuppressWarnings("unchecked")
            public <K, V> List<Object> execute(RedisOperations<K, V> operations) throws DataAccessException {
                RedisOperations<String, String> own = (RedisOperations<String, String>) operations;
                own.multi();
                own.opsForValue().set("a", "1");
                own.opsForValue().increment("a");
                own.opsForSet().add("s", "x");
                return own.exec();
            }
        });
        assertThat(results).containsExactly(true, 2L, 1L);
        List<Object> aborted = template.execute(new SessionCallback<List<Object>>() {
            @Override
            @SuppressWarnings("unchecked")
            public <K, V> List<Object> execute(RedisOperations<K, V> operations) throws DataAccessException {
                RedisOperations<String, String> own = (RedisOperations<String, String>) operations;
                own.watch("a");
                server.command("SET", "a", "other");
                own.multi();
                own.opsForValue().set("a", "mine");
                return own.exec();
            }
        });
        assertThat(aborted).isEmpty();
        assertThat(template.opsForValue().get("a")).isEqualTo("other");
    }

    @Test
    void aTransactionBoundToTheThreadReadsAtOnceAndWritesAtTheEnd() {
        template.setEnableTransactionSupport(true);
        template.opsForValue().set("a", "old");
        TransactionSynchronizationManager.initSynchronization();
        TransactionSynchronizationManager.setActualTransactionActive(true);
        try {
            template.opsForValue().set("a", "new");
            template.opsForZSet().add("z", "m", 1);
            assertThat(template.opsForValue().get("a")).as("before the commit").isEqualTo("old");
            assertThat(template.opsForHash().entries("h")).isEmpty();
            TransactionSynchronizationManager.getSynchronizations()
                    .forEach(synchronization -> synchronization.afterCompletion(0));
        } finally {
            TransactionSynchronizationManager.clear();
            RedisConnectionUtils.unbindConnection(factory);
        }
        assertThat(template.opsForValue().get("a")).isEqualTo("new");
        assertThat(template.opsForZSet().score("z", "m")).isEqualTo(1);
    }

    @Test
    void cursorsGiveTheirConnectionBack() {
        IntStream.range(0, 500).forEach(i -> template.opsForHash().put("h", "f" + i, "v"));
        try (Cursor<Map.Entry<Object, Object>> cursor = template.opsForHash()
                .scan("h", ScanOptions.scanOptions().count(10).build())) {
            assertThat(cursor.stream().map(Map.Entry::getKey).distinct().count())
                    .isEqualTo(500);
        }
        try (Cursor<String> keys =
                template.scan(ScanOptions.scanOptions().match("no*").build())) {
            assertThat(keys.hasNext()).isFalse();
        }
        assertThatExceptionOfType(RedisSystemException.class)
                .isThrownBy(() -> template.opsForSet().scan("h", ScanOptions.NONE));
    }

    @Test
    void scriptsFallBackToTheirSourceAndRunInPipelines() {
        RedisScript<Long> script = RedisScript.of("return redis.call('incrby', KEYS[1], ARGV[1])", Long.class);
        assertThat(template.execute(script, List.of("n"), "5")).isEqualTo(5);
        assertThat(template.execute(script, List.of("n"), "5")).isEqualTo(10);
        server.command("SCRIPT", "FLUSH");
        assertThat(template.execute(script, List.of("n"), "5")).isEqualTo(15);
    }

    @Test
    void cachesPutGetEvictAndClear() {
        for (RedisCacheManager manager : List.of(
                RedisCacheManager.builder(factory)
                        .cacheDefaults(
                                RedisCacheConfiguration.defaultCacheConfig().entryTtl(Duration.ofMinutes(5)))
                        .build(),
                RedisCacheManager.create(factory))) {
            Cache cache = manager.getCache("things");
            IntStream.range(0, 100).forEach(i -> {
                cache.put("k" + i, "v" + i);
                assertThat(cache.get("k" + i, String.class))
                        .as("read after write")
                        .isEqualTo("v" + i);
            });
            assertThat(cache.putIfAbsent("k1", "other"))
                    .satisfies(old -> assertThat(old.get()).isEqualTo("v1"));
            cache.evictIfPresent("k1");
            assertThat(cache.get("k1")).isNull();
            cache.invalidate();
            assertThat(cache.get("k2")).isNull();
        }
    }

    @Test
    void aProxyOfTheConnectionWorksLikeIt() {
        Set<String> members = template.execute((RedisConnection connection) -> {
            connection.setCommands().sAdd("s".getBytes(), "x".getBytes());
            return Set.of(new String(connection.setCommands().sPop("s".getBytes())));
        });
        assertThat(members).containsExactly("x");
    }
}
