package io.solidis;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.error.ConnectionException;
import io.solidis.test.RedisServer;
import java.util.Collections;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class UnixSocketIT {

    @Test
    void talksThroughAUnixSocketAndComesBackAfterARestart() {
        try (RedisServer server = RedisServer.start();
                SolidisClient client = SolidisClient.create("redis+unix://" + server.unixSocket())) {
            assertThat(client.call(text("SET", "k", "v"))).isEqualTo("OK");
            List<Command<?>> commands = Collections.nCopies(5000, text("GET", "k"));
            assertThat(client.call(commands)).hasSize(5000).containsOnly("v");
            assertThat(client.call(text("CLIENT", "INFO")))
                    .contains(server.unixSocket().toString());
            assertThat(client.toString()).contains(server.unixSocket().toString());
            server.restart();
            Awaitility.await().ignoreExceptions().until(() -> client.call(text("PING")), "PONG"::equals);
        }
    }

    @Test
    void missingSocketIsNamed() {
        try (SolidisClient client = SolidisClient.create("redis+unix:///no/such/socket")) {
            assertThatThrownBy(() -> client.call(text("PING")))
                    .isInstanceOf(ConnectionException.class)
                    .hasMessageContaining("unix:/no/such/socket");
        }
    }
}
