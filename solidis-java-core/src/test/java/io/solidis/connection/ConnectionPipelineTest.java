package io.solidis.connection;

import static io.solidis.test.Words.raw;
import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.command.Replies;
import io.solidis.error.ConnectionException;
import io.solidis.error.ConnectionLostException;
import io.solidis.error.ProtocolException;
import io.solidis.error.QueueLimitException;
import io.solidis.error.RedisReplyException;
import io.solidis.test.ReceivedCommand;
import io.solidis.test.ScriptedRedis;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ConnectionPipelineTest {
    private final Lab lab = new Lab();
    private final ScriptedRedis server = lab.server;

    @AfterEach
    void close() throws Exception {
        lab.close();
    }

    @Test
    void opensNoSocketBeforeTheFirstCommand() {
        Connection connection = lab.shared();
        assertThat(connection.state()).isEqualTo(ConnectionState.IDLE);
        assertThat(server.connectionCount()).isZero();
        server.answer("GET", "$1\r\nv\r\n");
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        assertThat(connection.state()).isEqualTo(ConnectionState.READY);
    }

    @Test
    void manyCommandsLeaveInFewWritesInTheOrderOfTheCalls() {
        echo();
        Connection connection = lab.shared();
        connection.call(text("ECHO", "warm"));
        int readsBefore = server.readCount();
        List<CompletableFuture<String>> replies = new ArrayList<>();
        connection.execute(text("ECHO", "go")).thenAccept(first -> {
            // on the event loop, so that all of them are there when the next turn comes
            for (int i = 0; i < 1000; i++) {
                replies.add(connection.execute(text("ECHO", String.valueOf(i))));
            }
        });
        Lab.await(() -> replies.size() == 1000);
        for (int i = 0; i < 1000; i++) {
            assertThat(Lab.outcome(replies.get(i))).isEqualTo(String.valueOf(i));
        }
        assertThat(server.readCount() - readsBefore).isLessThanOrEqualTo(10);
        assertThat(server.received().stream().skip(2).map(command -> command.text(1)))
                .isEqualTo(IntStream.range(0, 1000).mapToObj(String::valueOf).toList());
        Lab.awaitNothingPending(connection);
    }

    @Test
    void repliesComeBackInOrderOneByteAtATime() {
        server.expect("GET", "a").replyByteByByte("$3\r\nabc\r\n");
        server.expect("GET", "b").replyByteByByte(":7\r\n");
        server.expect("GET", "c").replyByteByByte("*2\r\n$1\r\nx\r\n_\r\n");
        Connection connection = lab.shared();
        List<Object> replies = connection.call(List.<Command<?>>of(text("GET", "a"), raw("GET", "b"), raw("GET", "c")));
        assertThat(replies.get(0)).isEqualTo("abc");
        assertThat(replies.get(1)).isEqualTo(7L);
        assertThat(replies.get(2)).asInstanceOf(InstanceOfAssertFactories.LIST).hasSize(2);
    }

    @Test
    void batchIsContiguousAndAFailedCommandHidesNothingOfTheOthers() {
        server.expect("SET", "k", "v").reply("+OK\r\n");
        server.expect("LPUSH", "k", "x").reply("-WRONGTYPE Operation against a key\r\n");
        server.expect("GET", "k").reply("$1\r\nv\r\n");
        Connection connection = lab.shared();
        List<Object> results =
                connection.call(List.<Command<?>>of(text("SET", "k", "v"), text("LPUSH", "k", "x"), text("GET", "k")));
        assertThat(results)
                .satisfiesExactly(
                        first -> assertThat(first).isEqualTo("OK"),
                        second -> assertThat(second)
                                .isInstanceOfSatisfying(
                                        RedisReplyException.class,
                                        error -> assertThat(error.code()).isEqualTo("WRONGTYPE")),
                        third -> assertThat(third).isEqualTo("v"));
        server.assertScriptDone();
        Lab.awaitNothingPending(connection);
    }

    @Test
    void emptyBatchNeedsNoServer() {
        server.refuseConnections();
        Connection connection = lab.shared();
        assertThat(connection.call(List.of())).isEmpty();
        assertThat(Lab.outcome(connection.execute(List.of()))).isEqualTo(List.of());
    }

    @Test
    void listOfABatchMayBeChangedAfterTheCall() {
        echo();
        Connection connection = lab.shared();
        List<Command<?>> commands = new ArrayList<>(List.of(text("ECHO", "a"), text("ECHO", "b")));
        CompletableFuture<List<Object>> results = connection.execute(commands);
        commands.clear();
        assertThat(Lab.outcome(results)).isEqualTo(List.of("a", "b"));
    }

    @Test
    void batchFarLargerThanTheSocketTakesIsWrittenInPartsWhileRepliesAreRead() {
        server.answer("SET", "+OK\r\n");
        String value = "v".repeat(1000);
        List<Command<?>> commands = Collections.nCopies(6_000, text("SET", "k", value));
        Connection connection = lab.shared();
        server.stopReading();
        CompletableFuture<List<Object>> results = connection.execute(commands);
        CompletableFuture<String> behind =
                connection.execute(text("SET", "k", "last").withTimeout(Lab.LIMIT));
        server.awaitConnections(1);
        assertThat(results).isNotDone();
        server.readAgain();
        assertThat(Lab.outcome(results))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .hasSize(6_000)
                .containsOnly("OK");
        assertThat(Lab.outcome(behind)).isEqualTo("OK");
        assertThat(last(server.received())).isEqualTo("SET k last");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void largeRepliesAreReadWhileLargeRequestsCannotBeWritten() {
        byte[] large = ScriptedRedis.bulk("r".repeat(10 << 20));
        server.answer("GET", command -> large);
        server.answer("SET", "+OK\r\n");
        Connection connection = lab.shared();
        List<CompletableFuture<?>> all = new ArrayList<>();
        String value = "v".repeat(10 << 20);
        for (int i = 0; i < 3; i++) {
            all.add(connection.execute(raw("GET", "k").map(reply -> ((byte[]) reply).length)));
            all.add(connection.execute(text("SET", "k", value)));
        }
        for (int i = 0; i < 6; i += 2) {
            assertThat(Lab.outcome(all.get(i))).isEqualTo(10 << 20);
            assertThat(Lab.outcome(all.get(i + 1))).isEqualTo("OK");
        }
    }

    @Test
    void overTheLimitACallFailsAtOnceAndLaterOnesPassAgain() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.sharedWithLimits(10, 1 << 20);
        connection.call(text("GET", "k"));
        Lab.awaitNothingPending(connection);
        server.goSilent();
        List<CompletableFuture<String>> admitted = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            admitted.add(connection.execute(text("GET", "k")));
        }
        assertThat(Lab.outcome(connection.execute(text("GET", "k")))).isInstanceOf(QueueLimitException.class);
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(QueueLimitException.class)
                .hasMessageContaining("10 commands");
        server.speakAgain();
        admitted.forEach(reply -> assertThat(Lab.outcome(reply)).isEqualTo("v"));
        Lab.awaitNothingPending(connection);
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
    }

    @Test
    void replyNobodyAskedForClosesTheConnectionAndTheNextCommandIsFine() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.shared();
        connection.call(text("GET", "k"));
        server.push("+stray\r\n");
        server.awaitConnections(2);
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        assertThat(server.connectionCount()).isEqualTo(2);
    }

    @Test
    void pushesTakeNoReplyAwayFromACommand() {
        server.expect("GET", "k").reply(">2\r\n+invalidate\r\n*1\r\n$1\r\nk\r\n$1\r\nv\r\n");
        Connection connection = lab.shared();
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        server.push(">2\r\n+invalidate\r\n_\r\n");
        server.expect("GET", "k").reply("$1\r\nw\r\n");
        assertThat(connection.call(text("GET", "k"))).isEqualTo("w");
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void arrayThatLooksLikeAMessageIsData() {
        server.expect("LRANGE", "k", "0", "-1").reply("*3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$1\r\nx\r\n");
        Connection connection = lab.shared();
        assertThat(connection.call(Command.of("LRANGE").add("k").add(0).add(-1).reply(Replies.STRING_LIST)))
                .containsExactly("message", "c", "x");
    }

    @Test
    void malformedFrameFailsAllThatIsPendingExactlyOnceAndNothingIsMisattributed() {
        server.expect("GET", "a").reply("$1\r\nA\r\n$x\r\n");
        server.expect("GET", "b");
        server.expect("GET", "c");
        Connection connection = lab.shared();
        AtomicInteger completions = new AtomicInteger();
        List<CompletableFuture<String>> replies = new ArrayList<>();
        for (String key : List.of("a", "b", "c")) {
            CompletableFuture<String> reply = connection.execute(text("GET", key));
            reply.whenComplete((value, failure) -> completions.incrementAndGet());
            replies.add(reply);
        }
        assertThat(Lab.outcome(replies.get(0))).isEqualTo("A");
        for (CompletableFuture<String> lost : replies.subList(1, 3)) {
            assertThat(Lab.outcome(lost))
                    .isInstanceOfSatisfying(
                            ConnectionLostException.class,
                            failure -> assertThat(failure).hasCauseInstanceOf(ProtocolException.class));
        }
        assertThat(completions).hasValue(3);
        server.answer("GET", "$1\r\nn\r\n");
        assertThat(connection.call(text("GET", "next"))).isEqualTo("n");
        Lab.awaitNothingPending(connection);
    }

    @Test
    void serversErrorThatAnswersNothingIsTheReasonOfTheLoss() {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.exclusive(lab.options());
        connection.call(text("GET", "k"));
        server.push("-ERR closing because of maintenance\r\n");
        Lab.await(() -> connection.state() == ConnectionState.CLOSED);
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("maintenance");
    }

    @Test
    void unexpectedShapeOfAReplyFailsItsCommandOnlyAndShowsNoContent() {
        server.expect("GET", "k").reply("*1\r\n$6\r\nsecret\r\n");
        server.expect("GET", "l").reply("$1\r\nv\r\n");
        Connection connection = lab.shared();
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .hasMessageContaining("array of 1 elements")
                .hasMessageNotContaining("secret");
        assertThat(connection.call(text("GET", "l"))).isEqualTo("v");
    }

    private void echo() {
        server.answer("ECHO", command -> ScriptedRedis.bulk(command.text(1)));
    }

    private static String last(List<ReceivedCommand> received) {
        return received.get(received.size() - 1).toString();
    }
}
