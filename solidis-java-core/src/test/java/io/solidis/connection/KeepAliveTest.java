package io.solidis.connection;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.test.ReceivedCommand;
import io.solidis.test.ScriptedRedis;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class KeepAliveTest {
    private final Lab lab = new Lab();
    private final ScriptedRedis server = lab.server;

    @AfterEach
    void close() throws Exception {
        lab.close();
    }

    @Test
    void silentServerOfAnIdleConnectionIsLeftWithinIntervalAndConnectTimeout() {
        Connection connection = connected(100, 200);
        server.goSilent();
        long start = System.nanoTime();
        server.awaitConnections(2);
        assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isBetween(150L, 3000L);
        server.speakAgain();
        Lab.await(() -> connection.state() == ConnectionState.READY);
        assertThat(connection.pendingCommands()).isZero();
    }

    @Test
    void serverThatAnswersIsKeptAndAskedAgainAndAgain() {
        Connection connection = connected(30, 2000);
        Lab.await(() -> pings() >= 5);
        assertThat(server.connectionCount()).isEqualTo(1);
        assertThat(connection.pendingCommands()).isZero();
    }

    @Test
    void connectionThatIsUsedIsNotAsked() {
        Connection connection = connected(300, 2000);
        long before = pings();
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(700);
        while (System.nanoTime() < end) {
            connection.call(text("GET", "k"));
        }
        assertThat(pings()).isEqualTo(before);
    }

    @Test
    void commandThatIsBlockedByTheServerIsNotDisturbed() {
        Connection connection = connected(30, 100);
        server.answer("GET", "");
        long before = pings();
        CompletableFuture<String> slow = connection.execute(text("GET", "slow").withTimeout(Duration.ofMillis(400)));
        Lab.outcome(slow);
        assertThat(pings()).isLessThanOrEqualTo(before + 1);
    }

    private Connection connected(long intervalMillis, long connectMillis) {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.shared(lab.options()
                .keepAlive(Duration.ofMillis(intervalMillis))
                .connectTimeout(Duration.ofMillis(connectMillis)));
        connection.call(text("GET", "k"));
        return connection;
    }

    private long pings() {
        return server.receivedWithHandshakes().stream()
                .map(ReceivedCommand::name)
                .filter("PING"::equals)
                .count();
    }
}
