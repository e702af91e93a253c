package io.solidis;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.error.HandshakeException;
import io.solidis.error.RedisReplyException;
import io.solidis.options.Credentials;
import io.solidis.options.Protocol;
import io.solidis.options.SolidisOptions;
import io.solidis.options.SolidisOptionsBuilder;
import io.solidis.test.RedisServer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(30)
class AclIT {
    private static final String PASSWORD = "s3cret with blanks, \u00e4 and \"quotes\"";
    private static RedisServer server;

    @BeforeAll
    static void start() {
        server = RedisServer.builder()
                .password(PASSWORD)
                .user("alice on >wonder ~* &* +@all")
                .user("nobody on nopass ~* &* +@all")
                .user("data on >pw ~k* resetchannels -@all +get +set +hello +auth")
                .user("resp2only on >pw ~* -@all +get +set +auth +select")
                .start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void authenticatesByPasswordAndByUser(Protocol protocol) {
        assertThat(whoAmI(protocol, Credentials.of(PASSWORD))).isEqualTo("default");
        assertThat(whoAmI(protocol, Credentials.of("default", PASSWORD))).isEqualTo("default");
        assertThat(whoAmI(protocol, Credentials.of("alice", "wonder"))).isEqualTo("alice");
        assertThat(whoAmI(protocol, Credentials.of("nobody", ""))).isEqualTo("nobody");
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void changingTheArrayOfAPasswordChangesNothingNotEvenAfterAReconnect(Protocol protocol) {
        byte[] password = "wonder".getBytes(StandardCharsets.UTF_8);
        SolidisOptions options =
                options(protocol, new Credentials("alice", password)).build();
        password[0] = 'x';
        try (SolidisClient client = SolidisClient.create(options)) {
            assertThat(client.call(text("ACL", "WHOAMI"))).isEqualTo("alice");
            server.command("CLIENT", "KILL", "USER", "alice");
            Awaitility.await().ignoreExceptions().until(() -> client.call(text("ACL", "WHOAMI")), "alice"::equals);
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void wrongOrMissingPasswordIsReportedWithTheServersReasonAndNotShown(Protocol protocol) {
        assertThatThrownBy(() -> whoAmI(protocol, Credentials.of("alice", "wr0ng")))
                .isInstanceOf(HandshakeException.class)
                .hasMessageContaining("WRONGPASS")
                .hasMessageNotContaining("wr0ng");
        SolidisOptions none = SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .protocol(protocol)
                .build();
        try (SolidisClient client = SolidisClient.create(none)) {
            assertThatThrownBy(() -> client.call(text("GET", "k")))
                    .isInstanceOf(HandshakeException.class)
                    .hasMessageContaining("NOAUTH");
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void userWithNothingButDataCommandsCanWork(Protocol protocol) {
        for (String user : new String[] {"data", "resp2only"}) {
            try (SolidisClient client = SolidisClient.create(
                    options(protocol, Credentials.of(user, "pw")).build())) {
                assertThat(client.call(text("SET", "k", "v"))).isEqualTo("OK");
                assertThat(client.call(text("GET", "k"))).isEqualTo("v");
                assertThatThrownBy(() -> client.call(text("DEL", "k")))
                        .isInstanceOfSatisfying(
                                RedisReplyException.class,
                                error -> assertThat(error.code()).isEqualTo("NOPERM"));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void rotatedPasswordIsTakenFromTheSupplierAtTheNextConnect(Protocol protocol) {
        AtomicReference<String> password = new AtomicReference<>("first");
        server.command("ACL", "SETUSER", "rotating", "on", "resetpass", ">first", "~*", "+@all");
        SolidisOptions options = options(protocol, Credentials.of(""))
                .credentialsSupplier(() -> Credentials.of("rotating", password.get()))
                .build();
        try (SolidisClient client = SolidisClient.create(options)) {
            assertThat(client.call(text("ACL", "WHOAMI"))).isEqualTo("rotating");
            server.command("ACL", "SETUSER", "rotating", "resetpass", ">second");
            password.set("second");
            server.command("CLIENT", "KILL", "USER", "rotating");
            Awaitility.await().ignoreExceptions().until(() -> client.call(text("ACL", "WHOAMI")), "rotating"::equals);
        }
    }

    private static String whoAmI(Protocol protocol, Credentials credentials) {
        try (SolidisClient client =
                SolidisClient.create(options(protocol, credentials).build())) {
            return client.call(text("ACL", "WHOAMI"));
        }
    }

    private static SolidisOptionsBuilder options(Protocol protocol, Credentials credentials) {
        return SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .connectTimeout(Duration.ofSeconds(10))
                .protocol(protocol)
                .credentials(credentials);
    }
}
