package io.solidis.connection;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Replies;
import io.solidis.error.ConnectionException;
import io.solidis.error.HandshakeException;
import io.solidis.options.Credentials;
import io.solidis.options.Protocol;
import io.solidis.options.ReconnectOptions;
import io.solidis.test.ReceivedCommand;
import io.solidis.test.ScriptedRedis;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class HandshakeTest {
    private final Lab lab = new Lab();
    private final ScriptedRedis server = lab.server;

    @BeforeEach
    void answer() {
        server.answer("GET", "$1\r\nv\r\n");
    }

    @AfterEach
    void close() throws Exception {
        lab.close();
    }

    @Test
    void greetsInResp3WithCredentialsThenNamesTheClientThenSelects() {
        Connection connection = lab.shared(lab.options()
                .credentials(Credentials.of("alice", "s3cret"))
                .clientName("app")
                .libraryName("framework")
                .database(3));
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        assertThat(handshake())
                .containsExactly(
                        "HELLO 3 AUTH alice s3cret",
                        "CLIENT SETNAME app",
                        "CLIENT SETINFO LIB-NAME solidis-java(framework)",
                        "CLIENT SETINFO LIB-VER development",
                        "SELECT 3",
                        "PING");
    }

    @Test
    void databaseZeroIsNotSelectedAndNoNameIsNotSet() {
        Connection connection = lab.shared(lab.options().clientName(null).protocol(Protocol.RESP2));
        connection.call(text("GET", "k"));
        assertThat(handshake()).noneMatch(command -> command.startsWith("SELECT") || command.contains("SETNAME"));
        assertThat(handshake()).noneMatch(command -> command.startsWith("HELLO"));
    }

    @Test
    void binaryPasswordGoesOutAsItIs() {
        byte[] password = {0, (byte) 0xFF, '\r', '\n', ' '};
        Connection connection = lab.shared(lab.options().credentials(new Credentials("", password)));
        connection.call(text("GET", "k"));
        ReceivedCommand hello = server.receivedWithHandshakes().get(0);
        assertThat(hello.text(3)).isEqualTo("default");
        assertThat(hello.words().get(4)).isEqualTo(password);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-ERR unknown command 'HELLO'",
                "-ERR unknown command `HELLO`, with args beginning with: `3`, ",
                "-ERR Command HELLO is not supported",
                "-NOPROTO unsupported protocol version",
                "-NOPERM this user has no permissions to run the 'hello' command",
                "-NOAUTH Authentication required."
            })
    void helloThatIsNotUnderstoodIsFollowedByAuthAndThatIsRemembered(String refusal) {
        server.answer("HELLO", refusal + "\r\n");
        Connection connection = lab.shared(lab.options().credentials(Credentials.of("alice", "s3cret")));
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        assertThat(handshake()).startsWith("HELLO 3 AUTH alice s3cret", "AUTH alice s3cret", "CLIENT SETNAME solidis");
        server.dropConnections();
        server.awaitConnections(2);
        Lab.await(() -> connection.state() == ConnectionState.READY);
        assertThat(handshake().stream().filter(command -> command.startsWith("HELLO")))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "RESP3, HELLO, -WRONGPASS invalid username-password pair or user is disabled.",
                "RESP3, HELLO, -NOAUTH HELLO must be called with the client already authenticated",
                "RESP3, HELLO, -ERR max number of clients reached",
                "RESP3, HELLO, -DENIED Redis is running in protected mode",
                "RESP2, PING,  -NOAUTH Authentication required.",
                "RESP2, PING,  -ERR max number of clients reached",
                "RESP2, PING,  -DENIED Redis is running in protected mode",
                "RESP3, SELECT, -ERR DB index is out of range",
                "RESP3, SELECT, -NOPERM this user has no permissions to run the 'select' command",
            })
    void refusalIsReportedAtOnceWithTheServersReasonAndWithoutAStorm(
            Protocol protocol, String command, String refusal) {
        server.answer(command, refusal + "\r\n");
        Connection connection = lab.shared(lab.options()
                .protocol(protocol)
                .database(9)
                .reconnect(new ReconnectOptions(Duration.ofMillis(400), Duration.ofSeconds(2))));
        for (int i = 0; i < 50; i++) {
            assertThatThrownBy(() -> connection.call(text("GET", "k")))
                    .isInstanceOf(HandshakeException.class)
                    .hasMessageContainingAll(
                            "GET not sent",
                            "127.0.0.1:" + server.port(),
                            refusal.substring(1).strip());
        }
        assertThat(server.connectionCount()).isLessThanOrEqualTo(3);
        server.awaitNoConnection();
        Lab.awaitNothingPending(connection);
    }

    @Test
    void wrongPasswordOfResp2IsReportedToo() {
        server.answer("AUTH", "-WRONGPASS invalid username-password pair or user is disabled.\r\n");
        Connection connection =
                lab.shared(lab.options().protocol(Protocol.RESP2).credentials(Credentials.of("alice", "s3cret")));
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(HandshakeException.class)
                .hasMessageContaining("WRONGPASS")
                .hasMessageNotContaining("s3cret");
    }

    @Test
    void serverThatHangsUpAfterRefusingHelloIsReportedWithItsReason() {
        server.answer("HELLO", "-ERR this proxy wants a client certificate\r\n");
        Connection connection = lab.shared();
        server.expect("PING").drop();
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(HandshakeException.class)
                .hasMessageContaining("this proxy wants a client certificate");
    }

    @Test
    void connectionLostDuringTheHandshakeIsNoRefusal() {
        server.expect("HELLO", "3").drop();
        Connection connection = lab.shared();
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(ConnectionException.class)
                .isNotInstanceOf(HandshakeException.class)
                .hasMessageContainingAll("GET not sent", "before it was ready");
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-ERR Unknown subcommand", "-NOPERM this user has no permissions", "-ERR unknown command"})
    void refusedNameDoesNotKeepAnybodyOut(String refusal) {
        server.answer("CLIENT", refusal + "\r\n");
        assertThat(lab.shared().call(text("GET", "k"))).isEqualTo("v");
    }

    @Test
    void pingThatIsNotPermittedDoesNotKeepAnybodyOut() {
        server.answer("PING", "-NOPERM this user has no permissions to run the 'ping' command\r\n");
        assertThat(lab.shared(lab.options().protocol(Protocol.RESP2)).call(text("GET", "k")))
                .isEqualTo("v");
    }

    @Test
    void serverThatLoadsItsDataIsAskedAgainUntilItIsReady() {
        AtomicInteger asked = new AtomicInteger();
        server.answer(
                "PING",
                command -> (asked.incrementAndGet() < 4 ? "-LOADING Redis is loading\r\n" : "+PONG\r\n").getBytes());
        Connection connection = lab.shared();
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
        assertThat(asked).hasValue(4);
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void serverThatLoadsForTooLongIsNamedAsTheReason() {
        server.answer("PING", "-LOADING Redis is loading\r\n");
        Connection connection = lab.shared(lab.options().connectTimeout(Duration.ofMillis(250)));
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("loading");
    }

    @Test
    void waitForTheDataEndsWhenTheConnectionDoes() {
        server.answer("PING", "-LOADING Redis is loading\r\n");
        Connection connection = lab.shared(lab.options().connectTimeout(Duration.ofSeconds(20)));
        CompletableFuture<String> waiting = connection.execute(text("GET", "k").withTimeout(Duration.ofSeconds(20)));
        Lab.await(() -> handshake().stream().filter("PING"::equals).count() == 2);
        server.dropConnections();
        assertThat(Lab.outcome(waiting)).isInstanceOf(ConnectionException.class);
    }

    @Test
    void credentialsAreAskedForAtEveryConnect() {
        AtomicInteger asked = new AtomicInteger();
        Connection connection = lab.shared(
                lab.options().credentialsSupplier(() -> Credentials.of("u", "token" + asked.incrementAndGet())));
        connection.call(text("GET", "k"));
        server.dropConnections();
        server.awaitCommand("HELLO", "3", "AUTH", "u", "token1");
        server.awaitCommand("HELLO", "3", "AUTH", "u", "token2");
        assertThat(connection.call(text("GET", "k"))).isEqualTo("v");
    }

    @Test
    void credentialsThatCannotBeHadAreTheReason() {
        Connection connection = lab.shared(lab.options().credentialsSupplier(() -> {
            throw new IllegalStateException("vault is sealed");
        }));
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(HandshakeException.class)
                .hasMessageContaining("vault is sealed");
        assertThat(server.receivedWithHandshakes()).isEmpty();
    }

    @Test
    void changedPasswordEndsReconnectingUntilACommandAsksForIt() {
        Connection connection = lab.shared();
        connection.call(text("GET", "k"));
        server.answer("HELLO", "-WRONGPASS no\r\n");
        server.dropConnections();
        Lab.await(() -> connection.state() == ConnectionState.IDLE);
        int attempts = server.connectionCount();
        Lab.outcome(new CompletableFuture<>().completeOnTimeout("tick", 200, TimeUnit.MILLISECONDS));
        assertThat(server.connectionCount()).isEqualTo(attempts);
        server.answer("HELLO", "%0\r\n");
        Lab.await(() -> Objects.equals(Lab.outcome(connection.execute(text("GET", "k"))), "v"));
    }

    @Test
    void authGoesOutAloneAfterAllRepliesAndNothingFollowsBeforeItsOwn() {
        Connection connection = lab.exclusive(lab.options());
        connection.call(text("GET", "warm"));
        var get = server.expect("GET", "first");
        var auth = server.expect("AUTH", "u", "p");
        server.expect("ECHO", "last").reply("+last\r\n");
        CompletableFuture<String> first = connection.execute(text("GET", "first"));
        CompletableFuture<String> authenticated = connection.execute(text("AUTH", "u", "p"));
        CompletableFuture<String> last = connection.execute(text("ECHO", "last"));
        server.awaitCommand("GET", "first");
        assertThat(server.received()).noneMatch(command -> command.is(List.of("AUTH".getBytes())));
        settle();
        server.assertReceived().doesNotContain("AUTH u p", "ECHO last");
        get.reply("$1\r\nf\r\n");
        server.awaitCommand("AUTH", "u", "p");
        settle();
        server.assertReceived().doesNotContain("ECHO last");
        auth.reply("+OK\r\n");
        assertThat(Lab.outcome(first)).isEqualTo("f");
        assertThat(Lab.outcome(authenticated)).isEqualTo("OK");
        assertThat(Lab.outcome(last)).isEqualTo("last");
        server.assertScriptDone();
        Lab.awaitNothingPending(connection);
    }

    @Test
    void commandsHeldBackByAnAuthThatNeverReturnsStillHaveTheirDeadlines() {
        Connection connection = lab.exclusive(lab.options().commandTimeout(Duration.ofMillis(200)));
        connection.call(text("GET", "warm"));
        server.expect("AUTH", "u", "p");
        CompletableFuture<String> authenticated = connection.execute(text("AUTH", "u", "p"));
        CompletableFuture<String> held = connection.execute(text("GET", "held").as(Replies.STRING));
        assertThat(Lab.outcome(authenticated)).isInstanceOf(Exception.class);
        assertThat(Lab.outcome(held)).isInstanceOf(Exception.class);
        server.assertReceived().doesNotContain("GET held");
        Lab.awaitNothingPending(connection);
    }

    /** Two turns of the event loop: what could be written has been. */
    private void settle() {
        for (int i = 0; i < 2; i++) {
            CompletableFuture<Boolean> turn = new CompletableFuture<>();
            lab.threads.schedule(() -> turn.complete(true), Duration.ZERO);
            Lab.outcome(turn);
        }
    }

    private List<String> handshake() {
        return server.receivedWithHandshakes().stream()
                .map(ReceivedCommand::toString)
                .filter(command -> !command.startsWith("GET"))
                .toList();
    }
}
