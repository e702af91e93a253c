package io.solidis.connection;

import io.solidis.options.QueueLimits;
import io.solidis.options.ReconnectOptions;
import io.solidis.options.SolidisOptions;
import io.solidis.options.SolidisOptionsBuilder;
import io.solidis.test.ScriptedRedis;
import io.solidis.test.Words;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;

/** A scripted server, threads, and the connections a test opens; all closed together. */
final class Lab implements AutoCloseable {
    static final Duration LIMIT = Duration.ofSeconds(10);

    final ScriptedRedis server = ScriptedRedis.start();
    final LoopThreads threads = new LoopThreads(1);
    private final List<AutoCloseable> opened = new ArrayList<>();

    /** Options for the server, with a quick reconnect. */
    SolidisOptionsBuilder options() {
        return SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .connectTimeout(LIMIT)
                .reconnect(new ReconnectOptions(Duration.ofMillis(10), Duration.ofMillis(100)));
    }

    Connection shared() {
        return shared(options());
    }

    Connection shared(SolidisOptionsBuilder options) {
        return opened(Connection.shared(options.build(), threads));
    }

    Connection sharedWithTimeout(long millis) {
        return shared(options().commandTimeout(Duration.ofMillis(millis)));
    }

    Connection sharedWithLimits(int commands, long bytes) {
        return shared(options().limits(new QueueLimits(commands, bytes)));
    }

    Connection exclusive(SolidisOptionsBuilder options) {
        return opened(Connection.exclusive(options.build(), threads, () -> {}));
    }

    /** Connects, and gets the classes loaded, so that short deadlines are about what the test is about. */
    Connection warm(Connection connection) {
        server.answer("ECHO", command -> ScriptedRedis.bulk(command.text(1)));
        connection.call(Words.text("ECHO", "warm").withTimeout(LIMIT));
        awaitNothingPending(connection);
        return connection;
    }

    private Connection opened(Connection connection) {
        opened.add(connection);
        return connection;
    }

    /** The result, or the failure as a value: tests look at both. */
    static @Nullable Object outcome(CompletableFuture<?> future) {
        try {
            return future.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            return e.getCause();
        } catch (TimeoutException e) {
            throw new AssertionError("not completed within " + LIMIT, e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } catch (CompletionException e) {
            return e.getCause();
        }
    }

    static void await(Callable<Boolean> condition) {
        Awaitility.await().atMost(LIMIT).pollInterval(Duration.ofMillis(2)).until(condition);
    }

    /** Every entry gave back what it took. */
    static void awaitNothingPending(Connection connection) {
        await(() -> connection.pendingCommands() == 0);
    }

    @Override
    public void close() throws Exception {
        for (AutoCloseable each : opened) {
            each.close();
        }
        threads.close();
        server.close();
    }
}
