package io.solidis.connection;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.error.CommandTimeoutException;
import io.solidis.test.Gate;
import io.solidis.test.ScriptedRedis;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A timeout says where the time went, so that its four usual causes can be told apart. */
@Timeout(30)
class TimeoutMessageTest {
    private final Lab lab = new Lab();
    private final ScriptedRedis server = lab.server;

    @AfterEach
    void close() throws Exception {
        lab.close();
    }

    @Test
    void messageOfAStalledServerShowsTheTimeSpentOnTheReply() {
        server.answer("GET", "");
        Connection connection = lab.warm(lab.sharedWithTimeout(100));
        assertThatThrownBy(() -> connection.call(text("GET", "secret")))
                .isInstanceOfSatisfying(
                        CommandTimeoutException.class,
                        timeout -> assertThat(timeout.wasSent()).isTrue())
                .hasMessageMatching("GET timed out after \\d+ ms on 127\\.0\\.0\\.1:" + server.port()
                        + ": \\d+ ms waiting for a connection, \\d+ ms queued, \\d\\d+ ms waiting for the reply; "
                        + "1 commands \\(\\d+ bytes\\) pending, connection READY");
    }

    @Test
    void stackTraceShowsTheCallAndNotTheThreadThatNoticed() {
        server.answer("GET", "");
        Connection connection = lab.warm(lab.sharedWithTimeout(50));
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .satisfies(failure -> assertThat(failure.getStackTrace())
                        .anyMatch(
                                frame -> frame.getClassName().equals(getClass().getName())));
    }

    @Test
    void messageOfACommandWithoutAConnectionShowsThat() {
        server.answer("HELLO", "");
        Connection connection = lab.sharedWithTimeout(100);
        assertThat(Lab.outcome(connection.execute(text("GET", "k"))))
                .isInstanceOfSatisfying(CommandTimeoutException.class, timeout -> {
                    assertThat(timeout.wasSent()).isFalse();
                    assertThat(timeout)
                            .hasMessageMatching(
                                    ".*: \\d\\d+ ms waiting for a connection, 0 ms queued, 0 ms waiting for "
                                            + "the reply; .* connection CONNECTING");
                });
    }

    @Test
    void messageOfACommandBehindManyOthersShowsHowManyThereAre() {
        server.answer("SET", "+OK\r\n");
        Connection connection = lab.warm(lab.shared());
        connection.call(text("SET", "k", "v"));
        server.stopReading();
        for (int i = 0; i < 5000; i++) {
            connection.execute(text("SET", "k", "v".repeat(2000)));
        }
        assertThat(Lab.outcome(connection.execute(text("GET", "k").withTimeout(Duration.ofMillis(100)))))
                .isInstanceOfSatisfying(CommandTimeoutException.class, timeout -> {
                    assertThat(timeout.wasSent()).isFalse();
                    assertThat(timeout)
                            .hasMessageMatching(
                                    ".* \\d\\d+ ms queued, 0 ms waiting for the reply; \\d{4} commands .*READY");
                });
        server.readAgain();
    }

    @Test
    void callerIsToldWhenACallbackBlocksTheConnectionsThread() throws Exception {
        server.answer("GET", "$1\r\nv\r\n");
        Connection connection = lab.warm(lab.sharedWithTimeout(100));
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
        assertThatThrownBy(() -> connection.call(text("GET", "k")))
                .isInstanceOf(CommandTimeoutException.class)
                .hasMessageContaining("does a callback block it?");
        blocked.open();
        Lab.await(() -> "v".equals(Lab.outcome(connection.execute(text("GET", "k")))));
        Lab.awaitNothingPending(connection);
    }
}
