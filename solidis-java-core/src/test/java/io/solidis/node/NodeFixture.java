package io.solidis.node;

import io.solidis.connection.LoopThreads;
import io.solidis.options.PoolOptions;
import io.solidis.options.SolidisOptions;
import io.solidis.options.SolidisOptionsBuilder;
import io.solidis.test.ReceivedCommand;
import io.solidis.test.ScriptedRedis;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;

/** A node before a scripted server that answers what the tests send. */
@Timeout(30)
abstract class NodeFixture {
    final ScriptedRedis server = ScriptedRedis.start();
    final LoopThreads threads = new LoopThreads(1);
    final Node node = node(2, 5000);

    @BeforeEach
    void answer() {
        server.answer("GET", "$1\r\nv\r\n");
        server.answer("SET", "+OK\r\n");
        server.answer("WATCH", "+OK\r\n");
        server.answer("UNWATCH", "+OK\r\n");
        server.answer("MULTI", "+OK\r\n");
        server.answer("EXEC", "*0\r\n");
    }

    @AfterEach
    void close() {
        node.close();
        threads.close();
        server.close();
    }

    List<String> commands() {
        return server.receivedWithHandshakes().stream()
                .map(ReceivedCommand::toString)
                .filter(command -> !command.matches("(HELLO|CLIENT|PING).*"))
                .toList();
    }

    SolidisOptionsBuilder options(int size, long maxWaitMillis) {
        return SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .connectTimeout(Duration.ofSeconds(10))
                .pool(new PoolOptions(size, Duration.ofMillis(maxWaitMillis), Duration.ofMinutes(1)));
    }

    Node node(int size, long maxWaitMillis) {
        return new Node(options(size, maxWaitMillis).build(), threads);
    }

    static Object outcome(CompletableFuture<?> future) {
        try {
            return future.get(10, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            return e.getCause();
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    static void await(Callable<Boolean> condition) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(10))
                .pollInterval(Duration.ofMillis(2))
                .until(condition);
    }
}
