package io.solidis.connection;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.error.CommandInterruptedException;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.ConnectionLostException;
import io.solidis.test.Gate;
import io.solidis.test.ScriptedRedis;
import io.solidis.test.ScriptedStep;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A command that is given up keeps its place, so that its late reply never becomes somebody else's. */
@Timeout(30)
class ConnectionTimeoutTest {
    private final Lab lab = new Lab();
    private final ScriptedRedis server = lab.server;

    @AfterEach
    void close() throws Exception {
        lab.close();
    }

    @Test
    void lateReplyIsSwallowedAndTheNextCommandGetsItsOwn() {
        Connection connection = lab.warm(lab.shared());
        Gate late = Gate.closed();
        server.expect("GET", "slow").waitFor(late).reply("$4\r\nslow\r\n");
        server.expect("GET", "next").reply("$4\r\nnext\r\n");
        CompletableFuture<String> slow = connection.execute(text("GET", "slow").withTimeout(Duration.ofMillis(50)));
        CompletableFuture<String> next = connection.execute(text("GET", "next"));
        assertThat(Lab.outcome(slow)).isInstanceOf(CommandTimeoutException.class);
        assertThat(next).isNotDone();
        late.open();
        assertThat(Lab.outcome(next)).isEqualTo("next");
        assertThat(server.connectionCount()).isEqualTo(1);
        Lab.awaitNothingPending(connection);
    }

    @Test
    void cancelledCommandKeepsItsPlaceToo() {
        Connection connection = lab.warm(lab.shared());
        Gate late = Gate.closed();
        server.expect("GET", "slow").waitFor(late).reply("$4\r\nslow\r\n");
        server.expect("GET", "next").reply("$4\r\nnext\r\n");
        CompletableFuture<String> cancelled = connection.execute(text("GET", "slow"));
        CompletableFuture<String> next = connection.execute(text("GET", "next"));
        server.awaitCommands(3);
        assertThat(cancelled.cancel(false)).isTrue();
        late.open();
        assertThat(Lab.outcome(next)).isEqualTo("next");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void timedOutBatchKeepsAllItsPlaces() {
        Connection connection = lab.warm(lab.sharedWithTimeout(50));
        Gate late = Gate.closed();
        server.expect("GET", "a").reply("$1\r\na\r\n");
        server.expect("GET", "b").waitFor(late).reply("$1\r\nb\r\n");
        server.expect("GET", "c").reply("$1\r\nc\r\n");
        server.expect("GET", "next").reply("$4\r\nnext\r\n");
        List<Command<?>> commands = new ArrayList<>();
        for (String key : List.of("a", "b", "c")) {
            commands.add(text("GET", key));
        }
        CompletableFuture<List<Object>> batch = connection.execute(commands);
        CompletableFuture<String> next = connection.execute(text("GET", "next").withTimeout(Duration.ofSeconds(10)));
        assertThat(Lab.outcome(batch)).isInstanceOf(CommandTimeoutException.class);
        late.open();
        assertThat(Lab.outcome(next)).isEqualTo("next");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void connectionWithNothingButOverdueCommandsIsReplaced() {
        server.answer("GET", "");
        Connection connection = lab.warm(lab.sharedWithTimeout(100));
        CompletableFuture<String> first = connection.execute(text("GET", "a"));
        CompletableFuture<String> second = connection.execute(text("GET", "b"));
        assertThat(Lab.outcome(first)).isInstanceOf(CommandTimeoutException.class);
        assertThat(Lab.outcome(second)).isInstanceOf(CommandTimeoutException.class);
        server.awaitConnections(2);
        server.answer("GET", "$1\r\nv\r\n");
        assertThat(connection.call(text("GET", "c"))).isEqualTo("v");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void connectionIsKeptWhileAnEarlierCommandWithALongerDeadlineStillWaits() {
        Connection connection = lab.warm(lab.sharedWithTimeout(100));
        Gate done = Gate.closed();
        server.expect("FCALL", "slow", "0").waitFor(done).reply("+done\r\n");
        server.expect("GET", "a").reply("$1\r\na\r\n");
        server.expect("GET", "b").reply("$1\r\nb\r\n");
        CompletableFuture<String> slow =
                connection.execute(text("FCALL", "slow", "0").withTimeout(Duration.ofSeconds(20)));
        CompletableFuture<String> first = connection.execute(text("GET", "a"));
        CompletableFuture<String> second = connection.execute(text("GET", "b").withTimeout(Duration.ofMillis(250)));
        assertThat(Lab.outcome(first)).isInstanceOf(CommandTimeoutException.class);
        assertThat(Lab.outcome(second)).isInstanceOf(CommandTimeoutException.class);
        done.open();
        assertThat(Lab.outcome(slow)).isEqualTo("done");
        assertThat(server.connectionCount()).isEqualTo(1);
        Lab.awaitNothingPending(connection);
    }

    @Test
    void stalledServerIsLeftAfterTwoTimeoutsAlthoughRequestsKeepComing() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.warm(lab.sharedWithTimeout(200));
        connection.call(text("GET", "warm"));
        server.goSilent();
        CompletableFuture<String> last = connection.execute(text("GET", "k"));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (server.connectionCount() == 1 && System.nanoTime() < end) {
            last = connection.execute(text("GET", "k").withTimeout(Duration.ofMillis(250)));
            Lab.outcome(new CompletableFuture<>().completeOnTimeout("tick", 20, TimeUnit.MILLISECONDS));
        }
        assertThat(server.connectionCount()).isEqualTo(2);
        assertThat(Lab.outcome(last)).isInstanceOfAny(ConnectionException.class, CommandTimeoutException.class);
        server.speakAgain();
        Lab.await(() -> "v".equals(Lab.outcome(connection.execute(text("GET", "k")))));
        Lab.awaitNothingPending(connection);
    }

    @Test
    void largeReplyThatIsStillArrivingIsNoStall() {
        Connection connection = lab.warm(lab.sharedWithTimeout(150));
        Gate rest = Gate.closed();
        server.expect("GET", "large").reply("$10\r\n01234").waitFor(rest).reply("56789\r\n");
        server.expect("GET", "other").reply("$1\r\no\r\n");
        server.expect("GET", "patient").reply("$1\r\np\r\n");
        CompletableFuture<String> large = connection.execute(text("GET", "large"));
        CompletableFuture<String> patient =
                connection.execute(text("GET", "other").withTimeout(Duration.ofSeconds(10)));
        assertThat(Lab.outcome(large)).isInstanceOf(CommandTimeoutException.class);
        rest.open();
        assertThat(Lab.outcome(patient)).isEqualTo("o");
        assertThat(connection.call(text("GET", "patient"))).isEqualTo("p");
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void overdueBlockingCommandTakesItsConnectionAlong() {
        server.answer("BLPOP", "");
        Connection connection = lab.warm(lab.exclusive(lab.options().commandTimeout(Duration.ofMillis(100))));
        assertThatThrownBy(() -> connection.call(text("BLPOP", "k", "0.1")))
                .isInstanceOf(CommandTimeoutException.class)
                .hasMessageContaining("connection READY");
        assertThat(connection.state()).isEqualTo(ConnectionState.CLOSED);
        server.awaitNoConnection();
    }

    @Test
    void blockingCommandWithoutEndHasNoDeadline() {
        Connection connection = lab.warm(lab.exclusive(lab.options().commandTimeout(Duration.ofMillis(20))));
        ScriptedStep pop = server.expect("BLPOP", "k", "0");
        CompletableFuture<String> popped = connection.execute(text("BLPOP", "k", "0"));
        server.awaitCommands(2);
        assertThat(Lab.outcome(popped.copy().completeOnTimeout("still waiting", 150, TimeUnit.MILLISECONDS)))
                .isEqualTo("still waiting");
        pop.reply("$1\r\nv\r\n");
        assertThat(Lab.outcome(popped)).isEqualTo("v");
    }

    @Test
    void overdueCommandThatTheThreadComesToTooLateIsNotSent() throws Exception {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.warm(lab.shared());
        connection.call(text("GET", "warm"));
        Gate blocked = Gate.closed();
        Gate entered = Gate.closed();
        server.goSilent();
        CompletableFuture<String> blocker = connection.execute(text("GET", "k").withTimeout(Lab.LIMIT));
        blocker.thenRun(() -> {
            entered.open();
            try {
                blocked.pass();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        server.speakAgain();
        entered.pass();
        CompletableFuture<String> stale =
                connection.execute(text("GET", "stale").withTimeout(Duration.ofMillis(20)));
        Lab.outcome(new CompletableFuture<>().completeOnTimeout("tick", 40, TimeUnit.MILLISECONDS));
        blocked.open();
        assertThat(Lab.outcome(stale))
                .isInstanceOfSatisfying(
                        CommandTimeoutException.class,
                        timeout -> assertThat(timeout.wasSent()).isFalse());
        connection.call(text("GET", "after"));
        server.assertReceived().doesNotContain("GET stale");
    }

    @Test
    void callFromTheConnectionsOwnThreadFailsAtOnceInsteadOfForEver() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.warm(lab.shared());
        server.goSilent();
        CompletableFuture<String> nested =
                connection.execute(text("GET", "k")).thenApply(value -> connection.call(text("GET", "l")));
        CompletableFuture<List<Object>> batch =
                connection.execute(text("GET", "k")).thenApply(value -> connection.call(List.of(text("GET", "l"))));
        server.speakAgain();
        assertThat(Lab.outcome(nested))
                .isInstanceOfSatisfying(
                        IllegalStateException.class,
                        failure -> assertThat(failure).hasMessageContaining("execute"));
        assertThat(Lab.outcome(batch)).isInstanceOf(IllegalStateException.class);
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
    }

    @Test
    void interruptedCallerStopsWaitingAndTheConnectionGoesOn() throws Exception {
        ScriptedStep slow = server.expect("GET", "slow");
        server.expect("GET", "next").reply("$4\r\nnext\r\n");
        Connection connection = lab.warm(lab.shared());
        CompletableFuture<Object> seen = new CompletableFuture<>();
        Thread caller = new Thread(() -> {
            try {
                seen.complete(connection.call(text("GET", "slow")));
            } catch (CommandInterruptedException e) {
                seen.complete(Thread.currentThread().isInterrupted() ? e : "the flag was lost");
            }
        });
        caller.start();
        server.awaitCommands(2);
        caller.interrupt();
        assertThat(Lab.outcome(seen)).isInstanceOf(CommandInterruptedException.class);
        caller.join();
        slow.reply("$4\r\nslow\r\n");
        assertThat(connection.call(text("GET", "next"))).isEqualTo("next");
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void interruptedBlockingCallClosesItsConnectionBeforeTheCallerGoesOn() throws Exception {
        server.answer("BLPOP", "");
        Connection connection = lab.warm(lab.exclusive(lab.options()));
        CompletableFuture<Object> seen = new CompletableFuture<>();
        Thread caller = new Thread(() -> {
            try {
                seen.complete(connection.call(text("BLPOP", "k", "0")));
            } catch (CommandInterruptedException e) {
                seen.complete(connection.state());
            }
        });
        caller.start();
        server.awaitCommands(2);
        caller.interrupt();
        assertThat(Lab.outcome(seen)).isEqualTo(ConnectionState.CLOSED);
        server.awaitNoConnection();
        caller.join();
        Lab.awaitNothingPending(connection);
    }

    @Test
    void callerInterruptedBeforeTheCallIsToldSo() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.warm(lab.shared());
        connection.call(text("GET", "k"));
        server.goSilent();
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> connection.call(text("GET", "k"))).isInstanceOf(CommandInterruptedException.class);
        assertThat(Thread.interrupted()).isTrue();
        server.speakAgain();
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
    }

    @Test
    void longPipelineMayTakeLongerThanTheTimeoutAsLongAsRepliesCome() {
        Connection connection = lab.warm(lab.sharedWithTimeout(300));
        List<Command<?>> commands = new ArrayList<>();
        CompletableFuture<Void> previous = CompletableFuture.completedFuture(null);
        for (int i = 0; i < 8; i++) {
            Gate gate = Gate.closed();
            previous = previous.thenRunAsync(gate::open, CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS));
            server.expect("GET", "k" + i).waitFor(gate).reply("$1\r\nv\r\n");
            commands.add(text("GET", "k" + i));
        }
        assertThat(connection.call(commands)).hasSize(8).containsOnly("v");
        server.assertScriptDone();
    }

    @Test
    void pipelineThatMakesNoProgressIsOverdue() {
        Connection connection = lab.warm(lab.sharedWithTimeout(100));
        server.expect("GET", "a").reply("$1\r\nv\r\n");
        server.expect("GET", "b");
        assertThatThrownBy(() -> connection.call(List.of(text("GET", "a"), text("GET", "b"))))
                .isInstanceOf(CommandTimeoutException.class)
                .hasMessageContainingAll("pipeline of 2 commands", "at GET", "1 answered");
    }

    @Test
    void thousandsOfTimeoutsAreDealtWithQuicklyAndRepliesThatComeLateHarmNobody() {
        server.answer("ECHO", command -> ScriptedRedis.bulk(command.text(1)));
        Connection connection = lab.warm(lab.shared());
        connection.call(text("ECHO", "warm"));
        int wrong = 0;
        List<CompletableFuture<String>> replies = new ArrayList<>();
        for (int round = 0; round < 10; round++) {
            if (round % 2 == 0) {
                server.goSilent();
            }
            for (int i = 0; i < 1000; i++) {
                replies.add(connection.execute(
                        text("ECHO", round + ":" + i).withTimeout(Duration.ofMillis(i % 3 == 0 ? 5 : 4000))));
            }
            server.speakAgain();
        }
        for (int i = 0; i < replies.size(); i++) {
            Object reply = Lab.outcome(replies.get(i));
            boolean right = reply.equals(i / 1000 + ":" + i % 1000)
                    || reply instanceof CommandTimeoutException
                    || reply instanceof ConnectionLostException;
            wrong += right ? 0 : 1;
        }
        assertThat(wrong).isZero();
        Lab.awaitNothingPending(connection);
    }
}
