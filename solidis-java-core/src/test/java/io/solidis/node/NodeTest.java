package io.solidis.node;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.command.Transaction;
import io.solidis.connection.ConnectionState;
import io.solidis.connection.LoopThreads;
import io.solidis.error.CommandInterruptedException;
import io.solidis.error.CommandRefusedException;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.PoolExhaustedException;
import io.solidis.options.PoolOptions;
import io.solidis.options.SolidisOptions;
import io.solidis.options.SolidisOptionsBuilder;
import io.solidis.test.ReceivedCommand;
import io.solidis.test.ScriptedRedis;
import io.solidis.test.ScriptedStep;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class NodeTest {
    private final ScriptedRedis server = ScriptedRedis.start();
    private final LoopThreads threads = new LoopThreads(1);
    private final Node node = node(2, 5000);

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

    @ParameterizedTest
    @ValueSource(
            strings = {"WATCH k", "MULTI", "SELECT 1", "AUTH p", "HELLO 3", "RESET", "SUBSCRIBE c", "PSUBSCRIBE c"})
    void commandThatWouldChangeTheSessionOfOthersIsRefusedBeforeItIsSent(String words) {
        Command<String> command = text(words.split(" "));
        assertThatThrownBy(() -> node.call(command)).isInstanceOf(CommandRefusedException.class);
        assertThatThrownBy(() -> node.call(List.of(text("GET", "k"), command)))
                .isInstanceOf(CommandRefusedException.class);
        assertThat(outcome(node.execute(command))).isInstanceOf(CommandRefusedException.class);
        assertThat(outcome(node.execute(List.of(text("GET", "k"), command))))
                .isInstanceOf(CommandRefusedException.class);
        assertThat(server.receivedWithHandshakes()).isEmpty();
    }

    @Test
    void transactionMayNotSelectAnotherDatabaseForEverybody() {
        Transaction transaction = Transaction.of(List.of(text("SELECT", "1")));
        assertThatThrownBy(() -> node.call(transaction)).isInstanceOf(CommandRefusedException.class);
        assertThat(outcome(node.execute(transaction))).isInstanceOf(CommandRefusedException.class);
    }

    @Test
    void blockingCommandGetsAConnectionOfItsOwnAndHoldsNobodyUp() {
        ScriptedStep pop = server.expect("BLPOP", "k", "5");
        CompletableFuture<String> popped = node.execute(text("BLPOP", "k", "5"));
        ReceivedCommand blocked = server.awaitCommand("BLPOP", "k", "5");
        assertThat(node.call(text("GET", "k"))).isEqualTo("v");
        assertThat(server.awaitCommand("GET", "k").connection()).isNotEqualTo(blocked.connection());
        assertThat(node.lentConnections()).isEqualTo(1);
        pop.reply("$1\r\nx\r\n");
        assertThat(outcome(popped)).isEqualTo("x");
        await(() -> node.lentConnections() == 0);
        server.expect("BLPOP", "k", "5").reply("$1\r\ny\r\n");
        assertThat(node.call(text("BLPOP", "k", "5"))).isEqualTo("y");
        assertThat(server.connectionCount()).isEqualTo(2);
    }

    @Test
    void pipelineWithABlockingCommandMovesToAnExclusiveConnectionAsAWhole() {
        server.expect("SET", "k", "v").reply("+OK\r\n");
        server.expect("BLPOP", "k", "5").reply("$1\r\nx\r\n");
        List<Command<?>> commands = List.of(text("SET", "k", "v"), text("BLPOP", "k", "5"));
        assertThat(node.call(commands)).containsExactly("OK", "x");
        server.expect("BLPOP", "k", "5").reply("$1\r\ny\r\n");
        assertThat(outcome(node.execute(List.of(text("BLPOP", "k", "5"))))).isEqualTo(List.of("y"));
        await(() -> node.lentConnections() == 0);
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void cancellingABlockingCommandClosesItsConnectionSoThatTheServerForgetsIt() {
        server.answer("BLPOP", "");
        CompletableFuture<String> popped = node.execute(text("BLPOP", "k", "0"));
        server.awaitCommand("BLPOP", "k", "0");
        popped.cancel(false);
        server.awaitNoConnection();
        await(() -> node.lentConnections() == 0);
    }

    @Test
    void cancellingWhileWaitingForAConnectionTakesNone() {
        ExclusiveConnection first = node.exclusive();
        ExclusiveConnection second = node.exclusive();
        CompletableFuture<String> popped = node.execute(text("BLPOP", "k", "0"));
        popped.cancel(false);
        first.close();
        second.close();
        assertThat(node.lentConnections()).isZero();
        assertThat(server.connectionCount()).isZero();
    }

    @Test
    void timedOutBlockingCallGivesItsPlaceInThePoolBack() {
        server.answer("BLPOP", "");
        Node impatient =
                new Node(options(1, 5000).commandTimeout(Duration.ofMillis(100)).build(), threads);
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> impatient.call(text("BLPOP", "k", "0.01")))
                    .isInstanceOf(CommandTimeoutException.class);
            assertThat(outcome(impatient.execute(text("BLPOP", "k", "0.01"))))
                    .isInstanceOf(CommandTimeoutException.class);
        }
        await(() -> impatient.lentConnections() == 0);
        impatient.close();
    }

    @Test
    void connectionIsGivenBackCleanAfterWatchAndSelect() {
        server.answer("SELECT", "+OK\r\n");
        try (ExclusiveConnection connection = node.exclusive()) {
            connection.call(text("WATCH", "k"));
            connection.call(text("SELECT", "5"));
        }
        try (ExclusiveConnection connection = node.exclusive()) {
            assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        }
        assertThat(commands()).containsExactly("WATCH k", "SELECT 5", "UNWATCH", "SELECT 0", "GET k");
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void watchThatEndedWithItsTransactionNeedsNoUndoing() {
        try (ExclusiveConnection connection = node.exclusive()) {
            connection.call(text("WATCH", "k"));
            assertThat(connection.call(Transaction.of(List.of()))).isEmpty();
            connection.call(text("WATCH", "k"));
            connection.call(text("MULTI"));
            connection.call(text("EXEC").as(reply -> reply));
        }
        await(() -> node.lentConnections() == 0);
        assertThat(commands()).doesNotContain("UNWATCH");
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void watchIsUndoneWhenTheTransactionThatShouldEndItWasRefused() {
        server.answer("MULTI", "-NOPERM no\r\n");
        server.answer("EXEC", "-ERR EXEC without MULTI\r\n");
        try (ExclusiveConnection connection = node.exclusive()) {
            connection.call(text("WATCH", "k"));
            assertThatThrownBy(() -> connection.call(Transaction.of(List.of(text("GET", "k")))))
                    .hasMessageContaining("NOPERM");
        }
        server.awaitCommand("UNWATCH");
    }

    @Test
    void connectionWhoseStateCannotBeUndoneIsClosed() {
        List<String[]> spoilers =
                List.of(new String[] {"MULTI"}, new String[] {"AUTH", "p"}, new String[] {"HELLO", "2"}, new String[] {
                    "CLIENT", "TRACKING", "ON"
                });
        for (String[] words : spoilers) {
            try (ExclusiveConnection connection = node.exclusive()) {
                connection.call(text(words).as(reply -> null));
            }
            server.awaitNoConnection();
        }
        assertThat(server.connectionCount()).isEqualTo(spoilers.size());
        await(() -> node.lentConnections() == 0);
    }

    @Test
    void undoingThatFailsClosesTheConnection() {
        server.answer("UNWATCH", "-NOPERM no\r\n");
        try (ExclusiveConnection connection = node.exclusive()) {
            connection.call(text("WATCH", "k"));
        }
        server.awaitNoConnection();
    }

    @Test
    void connectionWithAnUnreadReplyIsNeverLentAgain() {
        server.answer("ECHO", "");
        try (ExclusiveConnection connection = node.exclusive()) {
            connection.call(text("GET", "k"));
            CompletableFuture<String> unread = connection.execute(text("ECHO", "never answered"));
            server.awaitCommand("ECHO", "never answered");
            unread.cancel(false);
        }
        await(() -> node.lentConnections() == 0);
        try (ExclusiveConnection connection = node.exclusive()) {
            assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        }
        assertThat(server.connectionCount()).isEqualTo(2);
    }

    @Test
    void givingBackInTheCompletionOfTheLastCommandKeepsTheConnection() {
        for (int i = 0; i < 20; i++) {
            CompletableFuture<String> value = node.exclusiveAsync()
                    .thenCompose(connection ->
                            connection.execute(text("GET", "k")).whenComplete((reply, failure) -> connection.close()));
            assertThat(outcome(value)).isEqualTo("v");
            await(() -> node.lentConnections() == 0);
        }
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void connectionCannotBeUsedAfterItWasGivenBackNorGivenBackTwice() {
        ExclusiveConnection connection = node.exclusive();
        connection.close();
        connection.close();
        assertThatThrownBy(() -> connection.call(text("GET", "k"))).isInstanceOf(IllegalStateException.class);
        ExclusiveConnection one = node.exclusive();
        ExclusiveConnection other = node.exclusive();
        one.call(text("GET", "k"));
        other.call(text("GET", "k"));
        assertThat(server.connectionCount()).isEqualTo(2);
        one.close();
        other.close();
    }

    @Test
    void poolIsBoundedAndTellsWhoWaitedTooLong() {
        Node small = node(1, 100);
        try (ExclusiveConnection held = small.exclusive()) {
            held.call(text("GET", "k"));
            assertThatThrownBy(small::exclusive)
                    .isInstanceOf(PoolExhaustedException.class)
                    .hasMessageContainingAll("within 100 ms", "all 1 are lent out", "127.0.0.1:" + server.port());
            assertThat(outcome(small.execute(text("BLPOP", "k", "1")))).isInstanceOf(PoolExhaustedException.class);
        }
        await(() -> small.lentConnections() == 0);
        small.exclusive().close();
        small.close();
    }

    @Test
    void waiterGetsTheConnectionThatIsGivenBackOrAReplacementForOneThatDied() {
        Node small = node(1, 5000);
        ExclusiveConnection first = small.exclusive();
        first.call(text("GET", "k"));
        CompletableFuture<ExclusiveConnection> second = small.exclusiveAsync();
        CompletableFuture<ExclusiveConnection> third = small.exclusiveAsync();
        assertThat(second).isNotDone();
        first.close();
        ExclusiveConnection lent = (ExclusiveConnection) outcome(second);
        assertThat(lent.call(text("GET", "k"))).isEqualTo("v");
        assertThat(third).isNotDone();
        lent.discard();
        ExclusiveConnection replacement = (ExclusiveConnection) outcome(third);
        assertThat(replacement.call(text("GET", "k"))).isEqualTo("v");
        assertThat(server.connectionCount()).isEqualTo(2);
        replacement.close();
        await(() -> small.lentConnections() == 0);
        small.close();
    }

    @Test
    void placeIsGivenBackWhenTheConnectionCannotBeMade() {
        server.refuseConnections();
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() -> node.call(text("BLPOP", "k", "1"))).isInstanceOf(ConnectionException.class);
            assertThat(outcome(node.execute(text("BLPOP", "k", "1")))).isInstanceOf(ConnectionException.class);
        }
        await(() -> node.lentConnections() == 0);
        server.acceptConnections();
        server.expect("BLPOP", "k", "1").reply("$1\r\nx\r\n");
        assertThat(node.call(text("BLPOP", "k", "1"))).isEqualTo("x");
    }

    @Test
    void idleConnectionThatDiedIsNotLent() {
        try (ExclusiveConnection connection = node.exclusive()) {
            connection.call(text("GET", "k"));
        }
        server.dropConnections();
        await(() -> {
            try (ExclusiveConnection connection = node.exclusive()) {
                return "v".equals(outcome(connection.execute(text("GET", "k"))));
            }
        });
        assertThat(server.connectionCount()).isGreaterThanOrEqualTo(2);
        await(() -> node.lentConnections() == 0);
    }

    @Test
    void idleConnectionsAreClosedAfterAWhileWithoutAnybodyComing() {
        SolidisOptions options = options(4, 5000)
                .pool(new PoolOptions(4, Duration.ofSeconds(5), Duration.ofMillis(50)))
                .build();
        Node tidy = new Node(options, threads);
        List<ExclusiveConnection> lent = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            ExclusiveConnection connection = tidy.exclusive();
            connection.call(text("GET", "k"));
            lent.add(connection);
        }
        lent.forEach(ExclusiveConnection::close);
        server.awaitNoConnection();
        tidy.close();
    }

    @Test
    void closingFailsThoseWhoWaitAndThoseWhoComeLater() {
        Node small = node(1, 5000);
        ExclusiveConnection held = small.exclusive();
        held.call(text("GET", "k"));
        CompletableFuture<ExclusiveConnection> waiting = small.exclusiveAsync();
        small.close();
        assertThat(outcome(waiting)).isInstanceOf(ConnectionException.class);
        assertThat(outcome(small.exclusiveAsync())).isInstanceOf(ConnectionException.class);
        assertThatThrownBy(() -> held.call(text("GET", "k"))).isInstanceOf(ConnectionException.class);
        held.close();
        server.awaitNoConnection();
        assertThat(small.state()).isEqualTo(ConnectionState.CLOSED);
    }

    @Test
    void borrowingOnTheThreadThatDrivesConnectionsIsRefusedInsteadOfWaitingForItself() {
        node.call(text("GET", "k"));
        server.goSilent();
        CompletableFuture<ExclusiveConnection> nested =
                node.execute(text("GET", "k")).thenApply(value -> node.exclusive());
        CompletableFuture<String> blocking =
                node.execute(text("GET", "k")).thenApply(value -> node.call(text("BLPOP", "k", "0")));
        server.speakAgain();
        assertThat(outcome(nested)).isInstanceOf(IllegalStateException.class);
        assertThat(outcome(blocking)).isInstanceOf(IllegalStateException.class);
        assertThat(node.lentConnections()).isZero();
    }

    @Test
    void interruptedBorrowerTakesNoConnection() throws InterruptedException {
        Node small = node(1, 20_000);
        ExclusiveConnection held = small.exclusive();
        CompletableFuture<Object> seen = new CompletableFuture<>();
        Thread borrower = new Thread(() -> {
            try {
                seen.complete(small.exclusive());
            } catch (CommandInterruptedException e) {
                seen.complete(Thread.currentThread().isInterrupted());
            }
        });
        borrower.start();
        await(() -> borrower.getState() == Thread.State.WAITING);
        borrower.interrupt();
        assertThat(outcome(seen)).isEqualTo(true);
        borrower.join();
        held.close();
        small.exclusive().close();
        assertThat(small.lentConnections()).isZero();
        small.close();
    }

    private List<String> commands() {
        return server.receivedWithHandshakes().stream()
                .map(ReceivedCommand::toString)
                .filter(command -> !command.matches("(HELLO|CLIENT|PING).*"))
                .toList();
    }

    private SolidisOptionsBuilder options(int size, long maxWaitMillis) {
        return SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .connectTimeout(Duration.ofSeconds(10))
                .pool(new PoolOptions(size, Duration.ofMillis(maxWaitMillis), Duration.ofMinutes(1)));
    }

    private Node node(int size, long maxWaitMillis) {
        return new Node(options(size, maxWaitMillis).build(), threads);
    }

    private static Object outcome(CompletableFuture<?> future) {
        try {
            return future.get(10, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            return e.getCause();
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    private static void await(Callable<Boolean> condition) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(10))
                .pollInterval(Duration.ofMillis(2))
                .until(condition);
    }
}
