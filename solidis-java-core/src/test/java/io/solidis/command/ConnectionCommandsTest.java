package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ConnectionCommandsTest implements CommandRows {

    private static final byte[] BINARY = {0, -1, ' ', 13, 10};

    @Override
    public List<CommandRow> rows() {
        return List.of(
                row("auth", ConnectionCommands.auth(null, BINARY))
                        .sends("AUTH", BINARY)
                        .answers(OK)
                        .gives("OK"),
                row("auth", ConnectionCommands.auth("", b("p")))
                        .sends("AUTH p")
                        .answers(OK)
                        .gives("OK"),
                row("auth", ConnectionCommands.auth("bob", b("p")))
                        .sends("AUTH bob p")
                        .answers(OK)
                        .gives("OK"),
                row("echo", ConnectionCommands.echo(BINARY))
                        .sends("ECHO", BINARY)
                        .answers("$5\r\n\0\u00ff \r\n\r\n")
                        .gives(BINARY),
                row("hello", ConnectionCommands.hello(3, null, null, null))
                        .sends("HELLO 3")
                        .answers(
                                array(bulk("proto"), integer(3), bulk("modules"), array()),
                                map(bulk("proto"), integer(3), bulk("modules"), array()))
                        .gives(List.of(b("proto"), 3L, b("modules"), List.of())),
                row("hello", ConnectionCommands.hello(2, null, BINARY, "me"))
                        .sends("HELLO 2 AUTH default", BINARY, "SETNAME me")
                        .answers(array())
                        .gives(List.of()),
                row("ping", ConnectionCommands.ping())
                        .sends("PING")
                        .answers(status("PONG"))
                        .gives("PONG"),
                row("ping", ConnectionCommands.ping(b("m")))
                        .sends("PING m")
                        .answers(bulk("m"))
                        .gives(b("m")),
                row("reset", ConnectionCommands.reset())
                        .sends("RESET")
                        .answers(status("RESET"))
                        .gives("RESET"),
                row("select", ConnectionCommands.select(15))
                        .sends("SELECT 15")
                        .answers(OK)
                        .gives("OK"));
    }

    @Test
    void aPasswordThatTheCallerWipesAfterwardsIsStillSent() {
        byte[] password = b("secret");
        Command<String> auth = ConnectionCommands.auth("bob", password);
        Command<Object> hello = ConnectionCommands.hello(3, "bob", password, null);
        java.util.Arrays.fill(password, (byte) 0);
        assertThat(auth.argument(1)).isEqualTo(b("secret"));
        assertThat(hello.argument(3)).isEqualTo(b("secret"));
    }

    @Test
    void noTextOfACommandShowsTheSecretsItCarries() {
        assertThat(ConnectionCommands.auth("bob", b("secret"))).hasToString("AUTH with 2 arguments");
        assertThat(ConnectionCommands.hello(3, "bob", b("secret"), null)).hasToString("HELLO with 4 arguments");
    }

    @Test
    void aNegativeDatabaseIsRefusedBeforeItIsSent() {
        assertThatThrownBy(() -> ConnectionCommands.select(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
