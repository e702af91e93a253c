package io.solidis.spring.connection;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import io.solidis.options.PoolOptions;
import io.solidis.options.Protocol;
import io.solidis.spring.factory.SolidisConnectionFactory;
import io.solidis.spring.factory.TestFactory;
import io.solidis.test.RedisServer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.PoolException;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisPipelineException;
import org.springframework.data.redis.connection.ReturnType;

/** The three modes of a connection on a real server, and what they leave behind. */
@SuppressWarnings("deprecation") // the shortest way to call a command on a connection
class SolidisConnectionIT {

    private static final byte[] K = "k".getBytes(UTF_8);
    private static final byte[] V = "v".getBytes(UTF_8);
    private static final byte[] W = "w".getBytes(UTF_8);

    private static RedisServer server;

    private SolidisConnectionFactory factory;

    @BeforeAll
    static void startServer() {
        server = RedisServer.start();
    }

    @AfterAll
    static void stopServer() {
        server.close();
    }

    @BeforeEach
    void connect() {
        server.command("FLUSHALL");
        factory = TestFactory.of(server);
    }

    @AfterEach
    void noConnectionIsLeftOut() {
        await().untilAsserted(
                        () -> assertThat(factory.getClient().lentConnections()).isZero());
        factory.destroy();
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void worksOnBothProtocols(Protocol protocol) {
        SolidisConnectionFactory own =
                TestFactory.of(server, TestFactory.client().options(options -> options.protocol(protocol)));
        try (RedisConnection connection = own.getConnection()) {
            assertThat(connection.set(K, V)).isTrue();
            assertThat(connection.get(K)).isEqualTo(V);
            connection.hSet(W, K, V);
            assertThat(connection.hGetAll(W)).hasSize(1);
            assertThat(connection.serverCommands().info("server")).containsKey("redis_version");
            assertThat(connection.serverCommands().getConfig("maxclients")).containsKey("maxclients");
            assertThat(connection.time(TimeUnit.SECONDS)).isPositive();
            assertThat(connection.getClientList()).isNotEmpty();
        } finally {
            own.destroy();
        }
    }

    @Test
    void aMillionBytesInTenThousandCommandsComeBackInOrder() {
        try (RedisConnection connection = factory.getConnection()) {
            connection.openPipeline();
            IntStream.range(0, 10_000).forEach(i -> connection.incr(K));
            List<Object> results = connection.closePipeline();
            assertThat(results).hasSize(10_000).first().isEqualTo(1L);
            assertThat(results.get(9_999)).isEqualTo(10_000L);
        }
    }

    @Test
    void anErrorInAPipelineHidesNothingOfItsNeighbours() {
        try (RedisConnection connection = factory.getConnection()) {
            connection.openPipeline();
            connection.set(K, V);
            connection.incr(K);
            connection.lTrim(K, 0, 1);
            connection.get(K);
            assertThatExceptionOfType(RedisPipelineException.class)
                    .isThrownBy(connection::closePipeline)
                    .satisfies(e -> {
                        assertThat(e.getPipelineResult()).hasSize(4);
                        assertThat(e.getPipelineResult().get(0)).isEqualTo(true);
                        assertThat(e.getPipelineResult().get(1)).isInstanceOf(RedisSystemException.class);
                        assertThat(e.getPipelineResult().get(2)).isInstanceOf(RedisSystemException.class);
                        assertThat(e.getPipelineResult().get(3)).isEqualTo(V);
                        assertThat(e.getCause()).isSameAs(e.getPipelineResult().get(1));
                    });
        }
    }

    @Test
    void transactionsAreAtomicAndTellAbortFromEmpty() {
        try (RedisConnection connection = factory.getConnection();
                RedisConnection other = factory.getConnection()) {
            connection.multi();
            connection.set(K, V);
            connection.get(K);
            assertThat(other.get(K)).as("before EXEC").isNull();
            assertThat(connection.exec()).containsExactly(true, V);

            connection.watch(K);
            other.set(K, W);
            connection.multi();
            connection.set(K, V);
            assertThat(connection.exec()).as("after another one wrote").isNull();
            assertThat(connection.get(K)).isEqualTo(W);

            connection.multi();
            assertThat(connection.exec()).isEmpty();
        }
    }

    @Test
    void anAbortedTransactionInAPipelineIsOneNull() {
        try (RedisConnection connection = factory.getConnection();
                RedisConnection other = factory.getConnection()) {
            connection.openPipeline();
            connection.set(K, V);
            connection.watch(K);
            // WATCH went out, but nothing says when: the pipeline has no reply yet
            assertThat(other.set(K, W)).isTrue();
            connection.multi();
            connection.set(K, V);
            assertThat(connection.exec()).isNull();
            connection.get(K);
            List<Object> results = connection.closePipeline();
            assertThat(results).hasSize(3);
            assertThat(results.get(0)).isEqualTo(true);
            assertThat(results.get(2)).isEqualTo(results.get(1) == null ? W : V);
        }
    }

    @Test
    void aFailingTransactionThrowsAndLeavesTheConnectionUsable() {
        try (RedisConnection connection = factory.getConnection()) {
            connection.set(K, V);
            connection.multi();
            connection.incr(K);
            connection.get(K);
            assertThatExceptionOfType(RedisSystemException.class).isThrownBy(connection::exec);
            connection.multi();
            connection.get(K);
            assertThat(connection.exec()).containsExactly(V);
        }
    }

    @Test
    void selectIsThisConnectionsOwnAndUndoneBeforeItIsLentAgain() {
        try (RedisConnection connection = factory.getConnection();
                RedisConnection other = factory.getConnection()) {
            connection.select(3);
            connection.set(K, V);
            assertThat(other.exists(K)).isFalse();
        }
        try (RedisConnection next = factory.getConnection()) {
            next.watch(K);
            assertThat(next.exists(K)).as("on a lent connection again").isFalse();
        }
    }

    @Test
    void genericCommandsGiveAnyShape() {
        try (RedisConnection connection = factory.getConnection()) {
            assertThat(connection.execute("SET", K, V)).isEqualTo("OK".getBytes(UTF_8));
            assertThat(connection.execute("get", K)).isEqualTo(V);
            assertThat(connection.execute("OBJECT", "ENCODING".getBytes(UTF_8), K))
                    .isEqualTo("embstr".getBytes(UTF_8));
            assertThat(connection.execute("DEL", K)).isEqualTo(1L);
            assertThat(connection.execute("GET", K)).isNull();
            assertThat(connection.execute("COMMAND", "COUNT".getBytes(UTF_8))).isInstanceOf(Long.class);
            assertThat(connection.execute("COMMAND INFO", "get".getBytes(UTF_8)))
                    .isInstanceOf(List.class);
            assertThatExceptionOfType(RedisSystemException.class).isThrownBy(() -> connection.execute("NOSUCH"));
        }
    }

    @Test
    void blockingCommandsWaitWithoutHoldingUpOthers() {
        try (RedisConnection connection = factory.getConnection();
                RedisConnection other = factory.getConnection()) {
            assertThat(connection.bLPop(1, K)).as("time up").isNull();
            CompletableFuture<List<byte[]>> popped = CompletableFuture.supplyAsync(() -> connection.bLPop(5, K));
            assertThat(other.ping()).isEqualTo("PONG");
            other.rPush(K, V);
            assertThat(popped)
                    .succeedsWithin(Duration.ofSeconds(5))
                    .satisfies(pair -> assertThat(pair).containsExactly(K, V));
        }
    }

    @Test
    void aPipelineWithABlockingCommandDoesNotHoldUpOthers() {
        try (RedisConnection connection = factory.getConnection();
                RedisConnection other = factory.getConnection()) {
            connection.openPipeline();
            connection.set(W, V);
            connection.bLPop(5, K);
            CompletableFuture<List<Object>> results = CompletableFuture.supplyAsync(connection::closePipeline);
            assertThat(other.ping()).isEqualTo("PONG");
            other.rPush(K, V);
            assertThat(results).succeedsWithin(Duration.ofSeconds(5)).satisfies(all -> {
                assertThat(all).hasSize(2).first().isEqualTo(true);
                assertThat(((List<?>) all.get(1)).toArray()).containsExactly(K, V);
            });
        }
    }

    @Test
    void aMissingScriptIsTold() {
        try (RedisConnection connection = factory.getConnection()) {
            String sha = "0123456789012345678901234567890123456789";
            assertThatExceptionOfType(RedisSystemException.class)
                    .isThrownBy(() -> connection.evalSha(sha, ReturnType.INTEGER, 0))
                    .havingCause()
                    .withMessageContaining("NOSCRIPT");
            Long sum = connection.eval(
                    "return 1 + tonumber(ARGV[1])".getBytes(UTF_8), ReturnType.INTEGER, 0, "2".getBytes(UTF_8));
            assertThat(sum).isEqualTo(3);
        }
    }

    @Test
    void aServerThatDoesNotAnswerIsAQueryTimeoutInEveryMode() {
        SolidisConnectionFactory impatient =
                TestFactory.of(server, TestFactory.client().commandTimeout(Duration.ofMillis(300)));
        try (RedisConnection connection = impatient.getConnection()) {
            connection.ping();
            server.pause();
            assertThatExceptionOfType(QueryTimeoutException.class).isThrownBy(connection::ping);
            connection.openPipeline();
            connection.ping();
            assertThatExceptionOfType(RedisPipelineException.class)
                    .isThrownBy(connection::closePipeline)
                    .withCauseInstanceOf(QueryTimeoutException.class);
        } finally {
            server.resume();
            impatient.destroy();
        }
    }

    @Test
    void anExhaustedPoolIsTold() {
        SolidisConnectionFactory small = TestFactory.of(
                server,
                TestFactory.client()
                        .options(options ->
                                options.pool(new PoolOptions(1, Duration.ofMillis(100), Duration.ofMinutes(1)))));
        try (RedisConnection first = small.getConnection();
                RedisConnection second = small.getConnection()) {
            first.watch(K);
            assertThatExceptionOfType(PoolException.class).isThrownBy(() -> second.watch(K));
            assertThat(second.ping()).isEqualTo("PONG");
        } finally {
            small.destroy();
        }
    }

    @Test
    void worksAgainAfterTheServerWasAway() {
        try (RedisConnection connection = factory.getConnection()) {
            connection.ping();
            server.restart();
            await().atMost(Duration.ofSeconds(10)).ignoreExceptions().until(() -> "PONG".equals(connection.ping()));
        }
    }
}
