package io.solidis;

import static io.solidis.test.Words.raw;
import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.command.Command;
import io.solidis.command.Replies;
import io.solidis.connection.ConnectionState;
import io.solidis.error.SolidisException;
import io.solidis.options.Protocol;
import io.solidis.options.ReconnectOptions;
import io.solidis.options.SolidisOptions;
import io.solidis.test.RedisServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many threads while connections are killed at random: nobody gets another's reply, and nothing is run twice. */
@Timeout(90)
class ChaosIT {
    private static final int THREADS = 16;
    private static final long RUN_NANOS = TimeUnit.SECONDS.toNanos(4);

    private final AtomicLong acknowledged = new AtomicLong();
    private final AtomicLong failed = new AtomicLong();
    private final Queue<String> wrong = new ConcurrentLinkedQueue<>();

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void repliesStayWithTheirCallersWhileConnectionsAreKilled(Protocol protocol) throws InterruptedException {
        SolidisOptions options;
        try (RedisServer server = RedisServer.start()) {
            options = SolidisOptions.builder()
                    .endpoint(server.host(), server.port())
                    .protocol(protocol)
                    .commandTimeout(Duration.ofSeconds(10))
                    .connectTimeout(Duration.ofSeconds(10))
                    .reconnect(new ReconnectOptions(Duration.ofMillis(1), Duration.ofMillis(20)))
                    .build();
            try (SolidisClient client = SolidisClient.create(options)) {
                long end = System.nanoTime() + RUN_NANOS;
                List<Thread> threads = new ArrayList<>();
                for (int i = 0; i < THREADS; i++) {
                    int number = i;
                    threads.add(new Thread(() -> run(client, number, end), "chaos-" + i));
                }
                threads.forEach(Thread::start);
                kill(server, end);
                for (Thread thread : threads) {
                    thread.join(TimeUnit.SECONDS.toMillis(30));
                    assertThat(thread.isAlive())
                            .as("%s hangs", thread.getName())
                            .isFalse();
                }
                assertThat(wrong).isEmpty();
                assertThat(acknowledged.get()).isGreaterThan(20);
                long persisted = Long.parseLong(String.valueOf(server.command("GET", "counter")));
                assertThat(persisted).isBetween(acknowledged.get(), acknowledged.get() + failed.get());
                Awaitility.await().until(() -> client.lentConnections() == 0);
                Awaitility.await().until(() -> client.pendingCommands() == 0);
                assertThat(client.call(text("ECHO", "end"))).isEqualTo("end");
                assertThat(client.state()).isEqualTo(ConnectionState.READY);
            }
        }
    }

    private void run(SolidisClient client, int thread, long end) {
        Random random = new Random(thread);
        for (int i = 0; System.nanoTime() < end; i++) {
            String unique = thread + ":" + i;
            try {
                switch (random.nextInt(4)) {
                    case 0 -> check(unique, client.call(text("ECHO", unique)));
                    case 1 -> count(client);
                    case 2 -> pipeline(client, unique);
                    default -> borrow(client, unique, random.nextBoolean());
                }
            } catch (SolidisException lost) {
                // a killed connection: expected, the counts below tell whether it was honest
            }
        }
    }

    private void count(SolidisClient client) {
        CompletableFuture<Object> reply = client.execute(raw("INCR", "counter"));
        reply.whenComplete((value, failure) -> (failure == null ? acknowledged : failed).incrementAndGet());
        reply.exceptionally(failure -> null).join();
    }

    private void pipeline(SolidisClient client, String unique) {
        List<Command<?>> commands = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            commands.add(text("ECHO", unique + "." + i));
        }
        List<Object> replies = client.call(commands);
        for (int i = 0; i < 20; i++) {
            check(unique + "." + i, replies.get(i));
        }
    }

    private void borrow(SolidisClient client, String unique, boolean cancel) {
        Command<List<String>> pop =
                Command.of("BLPOP").add("list:" + unique).add("0.005").reply(Replies.STRING_LIST);
        if (cancel) {
            client.execute(pop).cancel(false);
            return;
        }
        try (var connection = client.exclusive()) {
            check(unique, connection.call(text("ECHO", unique)));
            connection.call(text("WATCH", "w"));
            if (connection.call(pop) != null) {
                wrong.add("an element nobody pushed");
            }
        }
    }

    private void check(String expected, Object actual) {
        if (!expected.equals(actual)) {
            wrong.add("expected " + expected + " but got " + actual);
        }
    }

    private static void kill(RedisServer server, long end) {
        Random random = new Random(1);
        while (System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50 + random.nextInt(200)));
            server.command("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
        }
    }
}
