package io.solidis;

import static io.solidis.test.Words.bytes;
import static io.solidis.test.Words.raw;
import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.command.Replies;
import io.solidis.command.Transaction;
import io.solidis.connection.ConnectionState;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.ConnectionLostException;
import io.solidis.error.RedisReplyException;
import io.solidis.node.ExclusiveConnection;
import io.solidis.options.Protocol;
import io.solidis.options.SolidisOptions;
import io.solidis.options.SolidisOptionsBuilder;
import io.solidis.test.OnEveryServer;
import io.solidis.test.RedisServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class SolidisClientIT {
    private static RedisServer server;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void empty() {
        server.command("FLUSHALL");
    }

    @OnEveryServer
    void speaksBothProtocolsWithEveryServer(RedisServer each) {
        for (Protocol protocol : Protocol.values()) {
            try (SolidisClient client = client(each, protocol)) {
                assertThat(client.call(text("SET", "k", "v"))).isEqualTo("OK");
                assertThat(client.call(text("GET", "k"))).isEqualTo("v");
                assertThat(client.call(text("GET", "missing"))).isNull();
                client.call(raw("HSET", "h", "f", "v"));
                assertThat(client.call(Command.of("HGETALL").add("h").reply(Replies.STRING_MAP)))
                        .isEqualTo(Map.of("f", "v"));
                String info = client.call(text("CLIENT", "INFO"));
                assertThat(info).contains("name=solidis").contains("resp=" + (protocol == Protocol.RESP3 ? 3 : 2));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void pipelineAnswersInOrderWithErrorsInPlace(Protocol protocol) {
        try (SolidisClient client = client(protocol)) {
            List<Command<?>> commands = List.of(
                    text("SET", "k", "5"),
                    raw("INCR", "k"),
                    raw("LPUSH", "k", "x"),
                    raw("APPEND", "k", "!"),
                    text("GET", "k"));
            assertThat(client.call(commands))
                    .satisfiesExactly(
                            set -> assertThat(set).isEqualTo("OK"),
                            incr -> assertThat(incr).isEqualTo(6L),
                            push -> assertThat(push).isInstanceOf(RedisReplyException.class),
                            append -> assertThat(append).isEqualTo(2L),
                            get -> assertThat(get).isEqualTo("6!"));
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void valuesOfAllBytesAndOfManyMegabytesComeBackUnchanged(Protocol protocol) {
        byte[] all = new byte[256];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        byte[] large = "0123456789abcdef".repeat(1 << 20).getBytes();
        try (SolidisClient client = client(protocol)) {
            for (byte[] value : List.of(all, large, new byte[0])) {
                client.call(Command.of("SET").key(all).add(value).reply(Replies.STATUS));
                assertThat(client.call(Command.of("GET").key(all).reply(Replies.BYTES)))
                        .isEqualTo(value);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void hugePipelineOfLargeRequestsAndLargeRepliesGoesThrough(Protocol protocol) {
        String value = "v".repeat(100_000);
        try (SolidisClient client = client(protocol)) {
            client.call(text("SET", "large", value));
            List<Command<?>> commands = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                commands.add(text("GET", "large"));
                commands.add(text("SET", "k" + i, value));
            }
            List<Object> results = client.call(commands);
            for (int i = 0; i < results.size(); i++) {
                assertThat(results.get(i)).isEqualTo(i % 2 == 0 ? value : "OK");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void transactionRunsAsAWholeOrNotAtAll(Protocol protocol) {
        try (SolidisClient client = client(protocol)) {
            Transaction transaction =
                    Transaction.of(List.of(text("SET", "k", "5"), raw("INCR", "k"), raw("LPUSH", "k", "x")));
            assertThat(client.call(transaction))
                    .satisfiesExactly(
                            set -> assertThat(set).isEqualTo("OK"),
                            incr -> assertThat(incr).isEqualTo(6L),
                            push -> assertThat(push).isInstanceOf(RedisReplyException.class));
            Transaction broken = Transaction.of(List.of(text("SET", "k", "9"), text("NOSUCHCOMMAND")));
            assertThatThrownBy(() -> client.call(broken)).hasMessageContaining("NOSUCHCOMMAND");
            assertThat(client.call(text("GET", "k"))).isEqualTo("6");
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void watchedTransactionIsGivenUpWhenTheKeyChanged(Protocol protocol) {
        try (SolidisClient client = client(protocol);
                ExclusiveConnection connection = client.exclusive()) {
            connection.call(text("WATCH", "k"));
            client.call(text("SET", "k", "foreign"));
            assertThat(connection.call(Transaction.of(List.of(text("SET", "k", "mine")))))
                    .isNull();
            assertThat(client.call(text("GET", "k"))).isEqualTo("foreign");
            connection.call(text("WATCH", "k"));
            assertThat(connection.call(Transaction.of(List.of(text("SET", "k", "mine")))))
                    .containsExactly("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void selectedDatabaseStaysWithItsBorrower(Protocol protocol) {
        try (SolidisClient client = client(protocol)) {
            try (ExclusiveConnection connection = client.exclusive()) {
                connection.call(text("SELECT", "5"));
                connection.call(text("SET", "k", "five"));
            }
            try (ExclusiveConnection connection = client.exclusive()) {
                assertThat(connection.call(text("GET", "k"))).isNull();
            }
            assertThat(client.call(text("GET", "k"))).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void blockingPopLeavesTheSharedConnectionFree(Protocol protocol) {
        try (SolidisClient client = client(protocol)) {
            CompletableFuture<List<String>> popped = client.execute(pop("l", "10"));
            Awaitility.await().until(() -> "1".equals(server.info("blocked_clients")));
            assertThat(client.call(text("PING"))).isEqualTo("PONG");
            client.call(raw("LPUSH", "l", "x"));
            assertThat(popped).succeedsWithin(Duration.ofSeconds(5)).isEqualTo(List.of("l", "x"));
            assertThat(client.call(pop("l", "0.01"))).isNull();
            await(() -> client.lentConnections() == 0);
        }
    }

    /** The server must have forgotten a waiter that gave up before its caller can push. */
    @ParameterizedTest
    @EnumSource(Protocol.class)
    void elementPushedAfterABlockingPopWasGivenUpIsNotLost(Protocol protocol) {
        SolidisOptions impatient =
                options(server, protocol).commandTimeout(Duration.ofMillis(50)).build();
        try (SolidisClient client = SolidisClient.create(impatient);
                SolidisClient pusher = client(protocol)) {
            pusher.call(text("PING"));
            for (int i = 0; i < 20; i++) {
                // with a server-side wait far beyond what the client grants
                Command<List<String>> pop =
                        Command.of("BLPOP").add("l").add(10).blocking(1).reply(Replies.STRING_LIST);
                assertThatThrownBy(() -> client.call(pop))
                        .isInstanceOfAny(CommandTimeoutException.class, ConnectionException.class);
                assertThat(pusher.call(raw("LPUSH", "l", "x"))).isEqualTo(1L);
                assertThat(pusher.call(raw("LLEN", "l"))).isEqualTo(1L);
                pusher.call(raw("DEL", "l"));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void connectionComesBackAfterAKillAndARestart(Protocol protocol) {
        try (SolidisClient client = client(protocol)) {
            client.call(text("SET", "k", "v"));
            server.command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
            await(() -> "v".equals(outcome(client.execute(text("GET", "k")))));
            server.restart();
            await(() -> "OK".equals(outcome(client.execute(text("SET", "k", "w")))));
            assertThat(client.call(text("GET", "k"))).isEqualTo("w");
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void frozenServerIsNoticedWithoutTrafficAndEverythingWorksWhenItGoesOn(Protocol protocol) {
        SolidisOptions watchful = options(server, protocol)
                .keepAlive(Duration.ofMillis(200))
                .connectTimeout(Duration.ofMillis(500))
                .build();
        try (SolidisClient client = SolidisClient.create(watchful)) {
            await(() -> "OK".equals(outcome(client.execute(text("SET", "k", "v")))));
            server.pause();
            try {
                await(() -> client.state() == ConnectionState.CONNECTING);
                assertThat(outcome(client.execute(text("GET", "k")))).isInstanceOf(ConnectionException.class);
            } finally {
                server.resume();
            }
            await(() -> "v".equals(outcome(client.execute(text("GET", "k")))));
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void commandsInFlightWhenTheServerDiesFailWithAnUnknownOutcome(Protocol protocol) {
        try (SolidisClient client = client(protocol)) {
            client.call(text("PING"));
            server.pause();
            List<CompletableFuture<String>> replies = new ArrayList<>();
            for (int i = 0; i < 500; i++) {
                replies.add(client.execute(text("SET", "k", "v")));
            }
            server.kill();
            server.restart();
            for (CompletableFuture<String> reply : replies) {
                // "OK" only where the command had not left yet: it ran on the next connection, for the first time
                assertThat(outcome(reply))
                        .satisfiesAnyOf(
                                result -> assertThat(result).isInstanceOf(ConnectionLostException.class),
                                result -> assertThat(result).isEqualTo("OK"));
            }
            assertThat(outcome(replies.get(0))).isInstanceOf(ConnectionLostException.class);
            await(() -> "OK".equals(outcome(client.execute(text("SET", "k", "v")))));
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void closingTheClientFailsWhatIsUnderWayAndLeavesNoConnectionBehind(Protocol protocol) {
        AtomicInteger completions = new AtomicInteger();
        SolidisClient client = client(protocol);
        client.call(text("PING"));
        CompletableFuture<List<String>> blocked = client.execute(pop("l", "0"));
        blocked.whenComplete((value, failure) -> completions.incrementAndGet());
        Awaitility.await().until(() -> "1".equals(server.info("blocked_clients")));
        client.close();
        client.close();
        assertThat(outcome(blocked)).isInstanceOf(ConnectionException.class);
        assertThat(completions).hasValue(1);
        assertThatThrownBy(() -> client.call(text("PING"))).isInstanceOf(ConnectionException.class);
        Awaitility.await()
                .until(() -> !String.valueOf(server.command("CLIENT", "LIST")).contains("name=solidis"));
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void manyThreadsShareOneConnectionAndEachGetsItsOwnAnswers(Protocol protocol) throws InterruptedException {
        AtomicInteger wrong = new AtomicInteger();
        try (SolidisClient client = client(protocol)) {
            List<Thread> threads = new ArrayList<>();
            for (int t = 0; t < 8; t++) {
                String name = "t" + t + ":";
                threads.add(new Thread(() -> {
                    for (int i = 0; i < 500; i++) {
                        if (!(name + i).equals(client.call(text("ECHO", name + i)))) {
                            wrong.incrementAndGet();
                        }
                    }
                }));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            assertThat(wrong).hasValue(0);
            assertThat(String.valueOf(server.command("CLIENT", "LIST")).split("name=solidis"))
                    .hasSize(2);
        }
    }

    private static Command<List<String>> pop(String key, String seconds) {
        return Command.of("BLPOP").key(bytes(key)).add(seconds).reply(Replies.STRING_LIST);
    }

    private static SolidisOptionsBuilder options(RedisServer server, Protocol protocol) {
        return SolidisOptions.builder().endpoint(server.host(), server.port()).protocol(protocol);
    }

    private static SolidisClient client(Protocol protocol) {
        return client(server, protocol);
    }

    private static SolidisClient client(RedisServer server, Protocol protocol) {
        return SolidisClient.create(
                options(server, protocol).connectTimeout(Duration.ofSeconds(10)).build());
    }

    private static Object outcome(CompletableFuture<?> future) {
        return future.handle((value, failure) -> failure == null ? (Object) value : failure)
                .orTimeout(20, TimeUnit.SECONDS)
                .join();
    }

    private static void await(Callable<Boolean> condition) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .pollInterval(Duration.ofMillis(10))
                .until(condition);
    }
}
