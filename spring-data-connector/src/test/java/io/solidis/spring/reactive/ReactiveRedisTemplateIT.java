package io.solidis.spring.reactive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.spring.factory.SolidisClientConfiguration;
import io.solidis.spring.factory.SolidisConnectionFactory;
import io.solidis.test.Ports;
import io.solidis.test.RedisServer;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.Range;
import org.springframework.data.geo.Circle;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.Metrics;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.RedisConnectionFailureException;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.ReactiveRedisConnection;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.stream.Consumer;
import org.springframework.data.redis.connection.stream.ReadOffset;
import org.springframework.data.redis.connection.stream.StreamOffset;
import org.springframework.data.redis.connection.stream.StreamReadOptions;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.redis.core.ScanOptions;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.data.redis.stream.StreamReceiver;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.test.StepVerifier;

class ReactiveRedisTemplateIT {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    private static RedisServer server;
    private static SolidisConnectionFactory factory;
    private static ReactiveStringRedisTemplate template;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
        factory = new SolidisConnectionFactory(server.host(), server.port());
        factory.afterPropertiesSet();
        template = new ReactiveStringRedisTemplate(factory);
    }

    @AfterAll
    static void stop() {
        factory.destroy();
        server.close();
    }

    @BeforeEach
    void flush() {
        template.execute(connection -> connection.serverCommands().flushAll()).blockLast(LIMIT);
    }

    @Test
    void values() {
        var values = template.opsForValue();
        StepVerifier.create(values.set("k", "v", Duration.ofMinutes(1)))
                .expectNext(true)
                .verifyComplete();
        StepVerifier.create(values.setIfAbsent("k", "other")).expectNext(false).verifyComplete();
        StepVerifier.create(values.get("k")).expectNext("v").verifyComplete();
        StepVerifier.create(values.get("missing")).verifyComplete();
        StepVerifier.create(values.getAndSet("k", "w")).expectNext("v").verifyComplete();
        StepVerifier.create(values.multiGet(List.of("k", "missing")))
                .assertNext(all -> assertThat(all).containsExactly("w", null))
                .verifyComplete();
        StepVerifier.create(values.increment("n", 5).then(values.increment("n", 1.5)))
                .expectNext(6.5)
                .verifyComplete();
        StepVerifier.create(values.getAndDelete("k")).expectNext("w").verifyComplete();
        StepVerifier.create(values.getAndDelete("k")).verifyComplete();
        StepVerifier.create(values.size("n")).expectNext(3L).verifyComplete();
    }

    @Test
    void keysAndScan() {
        Flux.range(0, 500)
                .flatMap(i -> template.opsForValue().set("k" + i, "v"))
                .blockLast(LIMIT);

        StepVerifier.create(template.scan(
                                ScanOptions.scanOptions().match("k*").count(20).build())
                        .distinct()
                        .count())
                .expectNext(500L)
                .verifyComplete();
        StepVerifier.create(template.scan(ScanOptions.NONE).take(3))
                .expectNextCount(3)
                .verifyComplete();
        StepVerifier.create(template.delete(template.keys("k1*")))
                .expectNext(111L)
                .verifyComplete();
        StepVerifier.create(template.expire("k2", Duration.ofSeconds(60)).then(template.getExpire("k2")))
                .assertNext(left -> assertThat(left).isBetween(Duration.ofSeconds(50), Duration.ofSeconds(60)))
                .verifyComplete();
        StepVerifier.create(template.hasKey("k3")).expectNext(true).verifyComplete();
    }

    @Test
    void collections() {
        StepVerifier.create(template.opsForList().rightPushAll("l", "a", "b", "c"))
                .expectNext(3L)
                .verifyComplete();
        StepVerifier.create(template.opsForList().range("l", 0, -1))
                .expectNext("a", "b", "c")
                .verifyComplete();
        StepVerifier.create(template.opsForSet().add("s", "a", "b"))
                .expectNext(2L)
                .verifyComplete();
        StepVerifier.create(template.opsForSet().isMember("s", "a", "x"))
                .expectNext(Map.of("a", true, "x", false))
                .verifyComplete();
        StepVerifier.create(template.opsForHash().putAll("h", Map.of("f", "1", "g", "2")))
                .expectNext(true)
                .verifyComplete();
        StepVerifier.create(template.opsForHash().entries("h").count())
                .expectNext(2L)
                .verifyComplete();
        StepVerifier.create(template.opsForHash().increment("h", "f", 2L))
                .expectNext(3L)
                .verifyComplete();
        StepVerifier.create(template.opsForZSet()
                        .add("z", "a", 1)
                        .then(template.opsForZSet().add("z", "b", 2)))
                .expectNext(true)
                .verifyComplete();
        StepVerifier.create(template.opsForZSet().rangeByScore("z", Range.closed(2.0, 3.0)))
                .expectNext("b")
                .verifyComplete();
        StepVerifier.create(template.opsForZSet().popMin("z"))
                .assertNext(popped -> assertThat(popped.getScore()).isEqualTo(1))
                .verifyComplete();
        StepVerifier.create(template.opsForHyperLogLog()
                        .add("p", "a", "b")
                        .then(template.opsForHyperLogLog().size("p")))
                .expectNext(2L)
                .verifyComplete();
    }

    @Test
    void places() {
        template.opsForGeo()
                .add("g", new Point(13.361389, 38.115556), "palermo")
                .block(LIMIT);
        template.opsForGeo()
                .add("g", new Point(15.087269, 37.502669), "catania")
                .block(LIMIT);

        StepVerifier.create(template.opsForGeo()
                        .radius("g", new Circle(new Point(15, 37), new Distance(200, Metrics.KILOMETERS)))
                        .map(found -> found.getContent().getName())
                        .sort())
                .expectNext("catania", "palermo")
                .verifyComplete();
        StepVerifier.create(template.opsForGeo().distance("g", "palermo", "catania", Metrics.KILOMETERS))
                .assertNext(distance -> assertThat(distance.getValue()).isBetween(166.0, 167.0))
                .verifyComplete();
    }

    @Test
    void streamsAndTheirGroups() {
        var streams = template.opsForStream();
        streams.add("st", Map.of("f", "v")).block(LIMIT);
        streams.createGroup("st", ReadOffset.from("0-0"), "g").block(LIMIT);

        StepVerifier.create(
                        streams.read(Consumer.from("g", "me"), StreamOffset.create("st", ReadOffset.lastConsumed())))
                .assertNext(record -> assertThat(record.getValue()).isEqualTo(Map.of("f", "v")))
                .verifyComplete();
        StepVerifier.create(streams.pending("st", "g"))
                .assertNext(
                        pending -> assertThat(pending.getTotalPendingMessages()).isOne())
                .verifyComplete();
        StepVerifier.create(streams.consumers("st", "g").map(consumer -> consumer.consumerName()))
                .expectNext("me")
                .verifyComplete();
        StepVerifier.create(
                        streams.read(StreamReadOptions.empty().block(Duration.ofMillis(20)), StreamOffset.latest("st")))
                .verifyComplete();
    }

    @Test
    void aStreamReceiverSeesWhatIsAddedWhileItWaits() {
        StreamReceiver<String, ?> receiver = StreamReceiver.create(factory);

        StepVerifier.create(receiver.receive(StreamOffset.fromStart("live")).take(3))
                .then(() -> Flux.range(0, 3)
                        .concatMap(i -> template.opsForStream().add("live", Map.of("i", "" + i)))
                        .blockLast(LIMIT))
                .expectNextCount(3)
                .expectComplete()
                .verify(LIMIT);
    }

    @Test
    void scripts() {
        StepVerifier.create(template.execute(
                        RedisScript.of("return redis.call('INCR', KEYS[1])", Long.class), List.of("c")))
                .expectNext(1L)
                .verifyComplete();
        StepVerifier.create(template.execute(RedisScript.of("return {KEYS[1], 'x', false}", List.class), List.of("c")))
                .assertNext(list -> assertThat(list.get(0)).isEqualTo("c"))
                .verifyComplete();
        StepVerifier.create(template.execute(RedisScript.of("return nope(", String.class)))
                .expectError(RedisSystemException.class)
                .verify(LIMIT);
    }

    @Test
    void waitingInOneCallHoldsUpNoOther() {
        ReactiveRedisConnection connection = factory.getReactiveConnection();
        Mono<ByteBuffer> waiting = connection
                .listCommands()
                .blPop(List.of(bytes("queue")), Duration.ofSeconds(5))
                .map(popped -> popped.getValue());

        StepVerifier.create(waiting)
                .then(() -> {
                    StepVerifier.create(template.opsForValue().get("k"))
                            .expectComplete()
                            .verify(Duration.ofSeconds(2));
                    template.opsForList().rightPush("queue", "job").block(LIMIT);
                })
                .expectNext(bytes("job"))
                .expectComplete()
                .verify(LIMIT);
    }

    @Test
    void cancellingAWaitLosesNothingThatComesLater() {
        ReactiveRedisConnection connection = factory.getReactiveConnection();
        connection
                .listCommands()
                .blPop(List.of(bytes("q")), Duration.ofSeconds(30))
                .subscribe()
                .dispose();
        var second = connection
                .listCommands()
                .blPop(List.of(bytes("q")), Duration.ofSeconds(30))
                .subscribe();
        Awaitility.await().until(() -> blockedClients() == 1);
        second.dispose();
        Awaitility.await().until(() -> blockedClients() == 0);

        template.opsForList().rightPush("q", "job").block(LIMIT);

        StepVerifier.create(template.opsForList().leftPop("q"))
                .expectNext("job")
                .verifyComplete();
    }

    @Test
    void cancelledReadsNeverMixUpTheRepliesOfOthers() {
        IntStream.range(0, 50)
                .forEach(i -> template.opsForValue().set("k" + i, "v" + i).block(LIMIT));

        Flux.range(0, 2000)
                .flatMap(
                        i -> {
                            if (i % 3 == 0) {
                                template.opsForValue()
                                        .get("k" + i % 50)
                                        .subscribe()
                                        .dispose();
                            }
                            return template.opsForValue()
                                    .get("k" + i % 50)
                                    .doOnNext(v -> assertThat(v).isEqualTo("v" + i % 50));
                        },
                        64)
                .count()
                .as(StepVerifier::create)
                .expectNext(2000L)
                .verifyComplete();
    }

    @Test
    void aNameGivenToTheConnectionIsItsOwn() {
        ReactiveRedisConnection connection = factory.getReactiveConnection();

        StepVerifier.create(connection
                        .serverCommands()
                        .setClientName("mine")
                        .then(Mono.defer(() -> connection.serverCommands().getClientName())))
                .expectNext("mine")
                .verifyComplete();
        connection.closeLater().block(LIMIT);
        StepVerifier.create(factory.getReactiveConnection()
                        .serverCommands()
                        .getClientName()
                        .defaultIfEmpty(""))
                .assertNext(name -> assertThat(name).isNotEqualTo("mine"))
                .verifyComplete();
    }

    @Test
    void whatReactiveCallsWriteImperativeCallsRead() {
        StringRedisTemplate imperative = new StringRedisTemplate(factory);
        for (int i = 0; i < 2000; i++) {
            template.opsForValue().set("k", "v" + i).subscribe();
            assertThat(imperative.opsForValue().get("k")).isEqualTo("v" + i);
        }
    }

    @Test
    void aServerThatIsAwayFailsTheCallNotTheConnection() throws Exception {
        SolidisConnectionFactory away = new SolidisConnectionFactory(
                new RedisStandaloneConfiguration("127.0.0.1", Ports.free()),
                SolidisClientConfiguration.builder()
                        .connectTimeout(Duration.ofMillis(300))
                        .commandTimeout(Duration.ofMillis(600))
                        .build());
        away.afterPropertiesSet();
        try {
            long begin = System.nanoTime();
            Mono<String> ping = away.getReactiveConnection().ping();
            assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin)).isLessThan(200);
            assertThatThrownBy(() -> ping.block(LIMIT)).isInstanceOf(RedisConnectionFailureException.class);
        } finally {
            away.destroy();
        }
    }

    private static long blockedClients() {
        return template.execute(connection -> connection.serverCommands().info("clients"))
                .map(info -> Long.parseLong(info.getProperty("blocked_clients")))
                .blockLast(LIMIT);
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(Plain.bulk(text));
    }
}
