package io.solidis.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class ScriptedRedisTest {
    private final ScriptedRedis server = ScriptedRedis.start();

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void repliesToExpectedCommandsInOrderAndRecordsThem() throws IOException {
        server.expect("SET", "k", "v").reply("+OK\r\n");
        server.expect("GET", "k").reply("$1\r\nv\r\n");
        try (RespSocket client = connect()) {
            assertThat(client.command("SET", "k", "v")).isEqualTo("OK");
            assertThat(client.command("GET", "k")).isEqualTo("v");
        }
        server.assertReceived().containsExactly("SET k v", "GET k");
        server.assertScriptDone();
        server.awaitNoConnection();
    }

    @Test
    void commandTheScriptDoesNotKnowGetsAnErrorAndFailsTheAssertion() throws IOException {
        try (RespSocket client = connect()) {
            assertThatThrownBy(() -> client.command("FLUSHALL")).isInstanceOf(RespSocket.ErrorReply.class);
        }
        assertThatThrownBy(server::assertScriptDone)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("FLUSHALL");
    }

    @Test
    void stepThatWasNeverMetFailsTheAssertion() {
        server.expect("GET", "k").reply("$-1\r\n");
        assertThatThrownBy(server::assertScriptDone)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("GET k");
    }

    @Test
    void wordsMustMatchByteForByteNotJustAsPrefix() throws IOException {
        server.expect("GET", "key").reply("$1\r\nv\r\n");
        try (RespSocket client = connect()) {
            assertThatThrownBy(() -> client.command("GET", "ke")).isInstanceOf(RespSocket.ErrorReply.class);
            assertThatThrownBy(() -> client.command("GET", "key", "x")).isInstanceOf(RespSocket.ErrorReply.class);
            assertThat(client.command("get", "key")).isEqualTo("v");
        }
    }

    @Test
    void binaryArgumentsArriveUnchanged() throws IOException {
        byte[] binary = {0, '\r', '\n', (byte) 0xFF, '$'};
        server.expect(List.of("SET".getBytes(UTF_8), "k".getBytes(UTF_8), binary))
                .reply("+OK\r\n");
        try (RespSocket client = connect()) {
            client.send("*3\r\n$3\r\nSET\r\n$1\r\nk\r\n$5\r\n".getBytes(UTF_8));
            client.send(binary);
            client.send("\r\n".getBytes(UTF_8));
            assertThat(client.readReply()).isEqualTo("OK");
        }
        assertThat(server.received().get(0).words().get(2)).isEqualTo(binary);
    }

    @Test
    void answersTheHandshakeOfBothProtocols() throws IOException {
        try (RespSocket client = connect()) {
            client.send(RespSocket.encode("HELLO", "3", "SETNAME", "x"));
            assertThat(new String(client.readBytes(4), UTF_8)).isEqualTo("%7\r\n");
        }
        try (RespSocket client = connect()) {
            assertThat(client.command("HELLO", "2"))
                    .asInstanceOf(InstanceOfAssertFactories.LIST)
                    .hasSize(14)
                    .contains("proto", 2L);
            assertThat(client.command("CLIENT", "SETINFO", "lib-name", "x")).isEqualTo("OK");
            assertThat(client.command("CLIENT", "ID")).isEqualTo(2L);
            assertThat(client.command("SELECT", "1")).isEqualTo("OK");
            assertThat(client.command("PING")).isEqualTo("PONG");
            assertThat((String) client.command("INFO", "persistence")).contains("loading:0");
        }
        assertThat(server.received()).isEmpty();
        assertThat(server.receivedWithHandshakes()).hasSize(7);
        server.assertScriptDone();
    }

    @Test
    void canPlayAServerWithoutHello() throws IOException {
        server.refuseHello();
        try (RespSocket client = connect()) {
            assertThatThrownBy(() -> client.command("HELLO", "3")).hasMessageContaining("unknown command");
        }
    }

    @Test
    void standingAnswersSeeTheCommand() throws IOException {
        server.answer("ECHO", command -> ScriptedRedis.bulk(command.text(1)));
        try (RespSocket client = connect()) {
            assertThat(client.command("ECHO", "a")).isEqualTo("a");
            assertThat(client.command("ECHO", "ä")).isEqualTo("ä");
        }
    }

    @Test
    void heldReplyHoldsLaterRepliesButNotLaterCommands() throws IOException {
        Gate gate = Gate.closed();
        server.expect("GET", "a").waitFor(gate).reply("+1\r\n");
        server.expect("GET", "b").reply("+2\r\n");
        try (RespSocket client = connect()) {
            client.send(RespSocket.encode("GET", "a"));
            client.send(RespSocket.encode("GET", "b"));
            server.awaitCommand("GET", "b");
            gate.open();
            assertThat(client.readReply()).isEqualTo("1");
            assertThat(client.readReply()).isEqualTo("2");
        }
    }

    @Test
    void replyMayBeNamedAfterTheCommandHasCome() throws IOException {
        ScriptedStep step = server.expect("GET", "a");
        try (RespSocket client = connect()) {
            client.send(RespSocket.encode("GET", "a"));
            server.awaitCommand("GET", "a");
            step.reply("+late\r\n");
            assertThat(client.readReply()).isEqualTo("late");
        }
    }

    @Test
    void piecesArriveApartWhenAGateIsBetweenThem() throws IOException {
        Gate gate = Gate.closed();
        server.expect("GET", "a").reply("$5\r\nhe").waitFor(gate).reply("llo\r\n");
        try (RespSocket client = connect()) {
            client.send(RespSocket.encode("GET", "a"));
            assertThat(new String(client.readBytes(6), UTF_8)).isEqualTo("$5\r\nhe");
            gate.open();
            assertThat(new String(client.readBytes(5), UTF_8)).isEqualTo("llo\r\n");
        }
    }

    @Test
    void cutRepliesAddUpToTheWhole() throws IOException {
        server.expect("GET", "a").replyCut("$5\r\nhello\r\n", 1, 3, 4, 9, 10);
        server.expect("GET", "a").replyByteByByte("$5\r\nworld\r\n");
        try (RespSocket client = connect()) {
            assertThat(client.command("GET", "a")).isEqualTo("hello");
            assertThat(client.command("GET", "a")).isEqualTo("world");
        }
    }

    @Test
    void dropEndsTheConnectionInOrderAfterWhatWasSent() throws IOException {
        server.expect("GET", "a").reply("$5\r\nhe").drop();
        try (RespSocket client = connect()) {
            assertThatThrownBy(() -> client.command("GET", "a")).isInstanceOf(EOFException.class);
        }
    }

    @Test
    void resetBreaksTheConnection() throws IOException {
        server.expect("GET", "a").reset();
        try (RespSocket client = connect()) {
            assertThatThrownBy(() -> client.command("GET", "a"))
                    .isInstanceOf(SocketException.class)
                    .hasMessageContaining("reset");
        }
    }

    @Test
    void silentServerStillTakesCommandsAndAnswersWhenItSpeaksAgain() throws IOException {
        server.goSilent();
        try (RespSocket client = connect()) {
            client.send(RespSocket.encode("PING"));
            server.awaitCommand("PING");
            server.speakAgain();
            assertThat(client.readReply()).isEqualTo("PONG");
        }
    }

    @Test
    void serverThatDoesNotReadBringsWritesToAHalt() throws IOException {
        server.stopReading();
        try (SocketChannel client = SocketChannel.open(new InetSocketAddress(server.host(), server.port()))) {
            server.awaitConnections(1);
            client.configureBlocking(false);
            ByteBuffer chunk = ByteBuffer.allocate(64 * 1024);
            long written = 0;
            int last;
            do {
                last = client.write(chunk.clear());
                written += last;
            } while (last > 0 && written < 100_000_000);
            assertThat(last).as("bytes the last write took").isZero();
        }
        assertThat(server.readCount()).isZero();
    }

    @Test
    void refusedConnectionsAreTakenAgainOnTheSamePort() throws IOException {
        try (RespSocket before = connect()) {
            server.awaitConnections(1);
            server.refuseConnections();
            assertThatThrownBy(this::connect).isInstanceOf(ConnectException.class);
            assertThat(before.command("PING")).isEqualTo("PONG");
        }
        server.acceptConnections();
        try (RespSocket after = connect()) {
            assertThat(after.command("PING")).isEqualTo("PONG");
        }
        assertThat(server.connectionCount()).isEqualTo(2);
    }

    @Test
    void pushesReachEveryConnection() throws IOException {
        try (RespSocket one = connect();
                RespSocket two = connect()) {
            server.awaitConnections(2);
            server.push("+news\r\n");
            assertThat(one.readReply()).isEqualTo("news");
            assertThat(two.readReply()).isEqualTo("news");
            server.dropConnections();
            assertThatThrownBy(two::readReply).isInstanceOf(EOFException.class);
        }
        server.awaitNoConnection();
    }

    @Test
    void manyCommandsInOneWriteAreReadInFewReads() throws IOException {
        server.answer("ECHO", "+x\r\n");
        byte[] one = RespSocket.encode("ECHO", "x");
        ByteBuffer many = ByteBuffer.allocate(one.length * 1_000);
        while (many.hasRemaining()) {
            many.put(one);
        }
        try (RespSocket client = connect()) {
            client.send(many.array());
            server.awaitCommands(1_000);
        }
        assertThat(server.readCount()).isBetween(1, 10);
    }

    @Test
    void bytesThatAreNoCommandAreReportedAndEndTheConnection() throws IOException {
        try (RespSocket client = connect()) {
            client.send("*1\r\n+PING\r\n".getBytes(UTF_8));
            assertThatThrownBy(client::readReply).isInstanceOf(IOException.class);
        }
        assertThatThrownBy(server::assertScriptDone).hasMessageContaining("no command");
    }

    private RespSocket connect() throws IOException {
        return RespSocket.connect(server.host(), server.port());
    }
}
