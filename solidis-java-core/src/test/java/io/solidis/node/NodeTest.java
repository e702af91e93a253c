package io.solidis.node;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.command.Transaction;
import io.solidis.error.CommandRefusedException;
import io.solidis.error.CommandTimeoutException;
import io.solidis.test.ReceivedCommand;
import io.solidis.test.ScriptedStep;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeTest extends NodeFixture {

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
}
