package io.solidis.connection;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.error.ConnectionException;
import io.solidis.error.ConnectionLostException;
import io.solidis.options.ReconnectOptions;
import io.solidis.test.ScriptedRedis;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A command that was written is never written again; one that was not waits, but only so long. */
@Timeout(30)
class ConnectionLossTest {
    private final Lab lab = new Lab();
    private final ScriptedRedis server = lab.server;

    @AfterEach
    void close() throws Exception {
        lab.close();
    }

    @Test
    void commandInFlightFailsWithAnUnknownOutcomeAndIsNeverSentAgain() {
        server.expect("INCR", "k").drop();
        Connection connection = lab.shared();
        assertThatThrownBy(() -> connection.call(text("INCR", "k")))
                .isInstanceOf(ConnectionLostException.class)
                .hasMessageContainingAll("INCR", "whether it ran is unknown", "127.0.0.1:" + server.port());
        server.awaitConnections(2);
        server.answer("GET", "$1\r\nv\r\n");
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        server.assertReceived().containsExactly("INCR k", "GET k");
    }

    @Test
    void resetInTheMiddleOfAReplyFailsTheCommandAndDropsThePartialValue() {
        server.expect("GET", "k").reply("$5\r\nhel").reset();
        Connection connection = lab.shared();
        assertThatThrownBy(() -> connection.call(text("GET", "k"))).isInstanceOf(ConnectionLostException.class);
        server.answer("GET", "$3\r\nnew\r\n");
        assertThat(connection.call(text("GET", "k"))).isEqualTo("new");
    }

    @Test
    void commandsIssuedWhileTheServerIsAwayRunOnceInOrderWhenItIsBack() {
        server.answer("GET", "$1\r\nv\r\n");
        server.answer("RPUSH", ":1\r\n");
        Connection connection = lab.shared();
        connection.call(text("GET", "k"));
        server.refuseConnections();
        server.dropConnections();
        Lab.await(() -> connection.state() == ConnectionState.CONNECTING);
        List<CompletableFuture<String>> waiting = new ArrayList<>();
        List<String> expected = new ArrayList<>(List.of("GET k"));
        for (int i = 0; i < 20; i++) {
            waiting.add(connection.execute(text("RPUSH", "l", String.valueOf(i))));
            expected.add("RPUSH l " + i);
        }
        server.acceptConnections();
        waiting.forEach(reply -> assertThat(Lab.outcome(reply)).isEqualTo("1"));
        server.assertReceived().isEqualTo(expected);
        Lab.awaitNothingPending(connection);
    }

    @Test
    void commandThatWaitedTooLongIsNeverSent() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.shared(lab.options().connectTimeout(Duration.ofMillis(150)));
        connection.call(text("GET", "k"));
        server.refuseConnections();
        server.dropConnections();
        Lab.await(() -> connection.state() == ConnectionState.CONNECTING);
        long start = System.nanoTime();
        assertThat(Lab.outcome(connection.execute(text("GET", "stale"))))
                .isInstanceOf(ConnectionException.class)
                .isNotInstanceOf(ConnectionLostException.class)
                .asInstanceOf(InstanceOfAssertFactories.THROWABLE)
                .hasMessageContainingAll("GET not sent", "no connection", "refused");
        assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isBetween(140L, 3000L);
        server.acceptConnections();
        assertThat(connection.call(text("GET", "fresh"))).isEqualTo("v");
        server.assertReceived().containsExactly("GET k", "GET fresh");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void commandCancelledWhileItWaitsIsNeverSent() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.shared();
        connection.call(text("GET", "k"));
        server.refuseConnections();
        server.dropConnections();
        Lab.await(() -> connection.state() == ConnectionState.CONNECTING);
        connection.execute(text("GET", "cancelled")).cancel(false);
        CompletableFuture<String> kept = connection.execute(text("GET", "kept"));
        server.acceptConnections();
        assertThat(Lab.outcome(kept)).isEqualTo("v");
        server.assertReceived().containsExactly("GET k", "GET kept");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void halfWrittenBatchFailsAsAWholeAndIsNotContinuedOnTheNextConnection() {
        server.answer("SET", "+OK\r\n");
        Connection connection = lab.shared();
        connection.call(text("SET", "k", "v"));
        server.stopReading();
        List<Command<?>> commands = Collections.nCopies(8_000, text("SET", "batch", "v".repeat(1000)));
        CompletableFuture<List<Object>> results = connection.execute(commands);
        Lab.await(() -> connection.pendingCommands() == 8_000);
        server.resetConnections();
        assertThat(Lab.outcome(results)).isInstanceOf(ConnectionLostException.class);
        server.readAgain();
        assertThat(connection.call(text("SET", "after", "v"))).isEqualTo("OK");
        assertThat(server.received().stream().filter(command -> command.connection() == 1))
                .hasSize(1);
        Lab.awaitNothingPending(connection);
    }

    @Test
    void closingFailsEverythingInFlightExactlyOnceAndLaterCallsToo() {
        server.answer("GET", "");
        Connection connection = lab.shared();
        AtomicInteger completions = new AtomicInteger();
        List<CompletableFuture<String>> replies = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            CompletableFuture<String> reply = connection.execute(text("GET", "k" + i));
            reply.whenComplete((value, failure) -> completions.incrementAndGet());
            replies.add(reply);
        }
        server.awaitCommands(500);
        connection.close();
        for (CompletableFuture<String> reply : replies) {
            assertThat(Lab.outcome(reply))
                    .isInstanceOfSatisfying(
                            ConnectionLostException.class,
                            failure -> assertThat(failure).hasMessageContaining("closed by this client"));
        }
        assertThat(completions).hasValue(500);
        assertThat(connection.state()).isEqualTo(ConnectionState.CLOSED);
        assertThat(Lab.outcome(connection.execute(text("GET", "k")))).isInstanceOf(ConnectionException.class);
        server.awaitNoConnection();
        assertThat(server.connectionCount()).isEqualTo(1);
        Lab.awaitNothingPending(connection);
    }

    @Test
    void closingWhileConnectingFailsWhatWaitsAndEndsTheAttempt() {
        server.answer("HELLO", "");
        Connection connection = lab.shared();
        CompletableFuture<String> waiting = connection.execute(text("GET", "k"));
        server.awaitConnections(1);
        connection.close();
        assertThat(Lab.outcome(waiting))
                .isInstanceOf(ConnectionException.class)
                .isNotInstanceOf(ConnectionLostException.class);
        server.awaitNoConnection();
    }

    @Test
    void callsAfterTheThreadsHaveEndedFailAtOnce() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.shared();
        connection.call(text("GET", "k"));
        lab.threads.close();
        for (int i = 0; i < 3; i++) {
            assertThat(Lab.outcome(connection.execute(text("GET", "k")))).isInstanceOf(ConnectionException.class);
            assertThatThrownBy(() -> connection.call(text("GET", "k"))).isInstanceOf(ConnectionException.class);
        }
        connection.close();
        assertThat(connection.pendingCommands()).isZero();
    }

    @Test
    void endingTheThreadsClosesConnectionsThatAreStillOpen() {
        server.answer("GET", "");
        Connection connection = lab.shared();
        CompletableFuture<String> inFlight = connection.execute(text("GET", "k"));
        server.awaitCommands(1);
        lab.threads.close();
        assertThat(Lab.outcome(inFlight)).isInstanceOf(ConnectionLostException.class);
        server.awaitNoConnection();
    }

    @Test
    void completionMayIssueCommandsAndCloseTheConnection() {
        server.expect("GET", "a").drop();
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.shared();
        CompletableFuture<Object> chained = connection
                .execute(text("GET", "a"))
                .handle((value, failure) -> connection.execute(text("GET", "b")))
                .thenCompose(next -> next)
                .thenApply(value -> {
                    connection.close();
                    return value;
                });
        assertThat(Lab.outcome(chained)).isEqualTo("v");
        server.awaitNoConnection();
        Lab.awaitNothingPending(connection);
    }

    @Test
    void closingInTheMiddleOfAReadLosesTheOtherRepliesOnlyOnce() {
        server.expect("GET", "a");
        server.expect("GET", "b").reply("$1\r\nA\r\n$1\r\nB\r\n");
        Connection connection = lab.shared();
        CompletableFuture<String> first = connection.execute(text("GET", "a"));
        first.thenRun(connection::close);
        CompletableFuture<String> second = connection.execute(text("GET", "b"));
        // the second first: whoever waits for the first might run its continuation, late, in place of the event loop
        assertThat(Lab.outcome(second)).isInstanceOf(ConnectionLostException.class);
        assertThat(Lab.outcome(first)).isEqualTo("A");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void exclusiveConnectionLivesAsLongAsItsSocket() {
        server.answer("GET", "$1\r\nv\r\n");
        AtomicInteger closed = new AtomicInteger();
        Connection connection = Connection.exclusive(lab.options().build(), lab.threads, closed::incrementAndGet);
        connection.call(text("GET", "k"));
        server.dropConnections();
        Lab.await(() -> connection.state() == ConnectionState.CLOSED);
        assertThatThrownBy(() -> connection.call(text("GET", "k"))).isInstanceOf(ConnectionException.class);
        connection.close();
        assertThat(closed).hasValue(1);
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void serverThatAcceptsAndDropsIsNotStormed() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection =
                lab.shared(lab.options().reconnect(new ReconnectOptions(Duration.ofMillis(40), Duration.ofSeconds(2))));
        connection.call(text("GET", "k"));
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(600);
        while (System.nanoTime() < end) {
            server.dropConnections();
            Thread.onSpinWait();
        }
        // at once, then after 20..40, 40..80, 80..160, 160..320 ms
        assertThat(server.connectionCount()).isBetween(3, 8);
    }

    @Test
    void unreachableServerFailsTheCallAtOnceAndWorksWhenItIsBack() {
        server.refuseConnections();
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.shared();
        for (int i = 0; i < 3; i++) {
            long start = System.nanoTime();
            assertThatThrownBy(() -> connection.call(text("GET", "k")))
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContainingAll("GET not sent", "cannot connect to 127.0.0.1:" + server.port());
            assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isLessThan(2000);
        }
        server.acceptConnections();
        Lab.await(() -> Objects.equals(Lab.outcome(connection.execute(text("GET", "k"))), "v"));
        Lab.awaitNothingPending(connection);
    }

    @Test
    void unknownHostIsNamed() {
        Connection connection = lab.shared(lab.options().endpoint("no-such-host.invalid", 6379));
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("no-such-host.invalid");
    }

    @Test
    void serverThatNeverAnswersTheGreetingFailsTheCallWithinTheConnectTimeout() {
        server.answer("HELLO", "");
        Connection connection = lab.shared(lab.options().connectTimeout(Duration.ofMillis(200)));
        long start = System.nanoTime();
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("200 ms");
        assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isBetween(190L, 3000L);
        server.awaitNoConnection();
    }
}
