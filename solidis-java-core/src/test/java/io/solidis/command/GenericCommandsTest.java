package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GenericCommandsTest {

    @Test
    void aCommandNobodyDescribesGoesOutAsItWasWritten() {
        Command<Long> command = Command.of("My.Cmd").key(b("k")).add(7).reply(Replies.LONG);
        row("of", command).sends("My.Cmd @k 7").answers(":3\r\n").gives(3L).verify();
        assertThat(command.name().is(Trait.READ)).isFalse();
        assertThat(command.isBlocking()).isFalse();
    }

    @Test
    void aDescribedNameIsFoundInAnyCaseWithItsTraits() {
        Command<byte[]> command = Command.of("gEt").key(b("k")).reply(Replies.BYTES);
        row("of", command).sends("GET @k").answers("$1\r\nv\r\n").gives(b("v")).verify();
        assertThat(command.name().is(Trait.READ)).isTrue();
    }

    @Test
    void aContainerCommandIsFoundWhetherItsSecondWordIsInTheNameOrAnArgument() {
        Command<?> inName = Command.of("xinfo stream").key(b("k")).reply(Replies.RAW);
        Command<?> asArgument = Command.of("xinfo").add("stream").key(b("k")).reply(Replies.RAW);
        for (Command<?> command : new Command<?>[] {inName, asArgument}) {
            assertThat(command.name().text()).isEqualTo("XINFO STREAM");
            assertThat(command.name().is(Trait.READ)).isTrue();
            row("of", command)
                    .sends("XINFO STREAM @k")
                    .answers(":1\r\n")
                    .gives(1L)
                    .verify();
        }
    }

    @Test
    void keysStayMarkedWhenTheSecondWordMovesIntoTheName() {
        Command<?> command = Command.of("MEMORY")
                .add("USAGE")
                .keys(b("a"), b("b"), b("c"))
                .add("x")
                .reply(Replies.RAW);
        row("of", command)
                .sends("MEMORY USAGE @a @b @c x")
                .answers(":1\r\n")
                .gives(1L)
                .verify();
    }

    @Test
    void furtherWordsOfTheNameAreArgumentsSoTheyAppearInNoMessage() {
        Command<?> command = Command.of(" auth  secret ").reply(Replies.RAW);
        assertThat(command.name().is(Trait.SESSION)).isTrue();
        assertThat(command).hasToString("AUTH with 1 arguments");
        row("of", command).sends("AUTH secret").answers("+OK\r\n").gives("OK").verify();
        assertThat(Command.of("CONFIG GET save").reply(Replies.RAW)).hasToString("CONFIG GET with 1 arguments");
        assertThat(Command.of("NOSUCH secret").reply(Replies.RAW)).hasToString("NOSUCH with 1 arguments");
    }

    @ParameterizedTest
    @CsvSource({
        "BLPOP k 0.5, 500",
        "brpop k l 2, 2000",
        "BLPOP k 0, 0",
        "BLPOP k nonsense, 0",
        "BLPOP k -1, 0",
        "BLMOVE a b LEFT RIGHT 1, 1000",
        "BLMPOP 0.1 1 k LEFT, 100",
        "BZMPOP 3 1 k MIN, 3000",
        "BZPOPMIN k 0.0001, 1",
        "WAIT 1 250, 250",
        "WAITAOF 1 1 0, 0",
        "XREAD COUNT 1 BLOCK 750 STREAMS k $, 750",
        "XREAD block 0 streams k $, 0",
        "XREADGROUP GROUP g c BLOCK 10 STREAMS k >, 10",
        "XREADGROUP GROUP BLOCK 5 BLOCK 10 STREAMS k >, 10"
    })
    void howLongACommandMayBlockIsReadFromItsArguments(String line, long millis) {
        Command<Object> command = Command.of(line).reply(Replies.RAW);
        assertThat(command.isBlocking()).isTrue();
        assertThat(command.blockMillis()).isEqualTo(millis);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "XREAD STREAMS block 5",
                "XREAD COUNT 5 STREAMS k 0",
                "XREADGROUP GROUP block 5 STREAMS k 0",
                "GET BLOCK"
            })
    void whatDoesNotWaitDoesNotCountAsBlocking(String line) {
        assertThat(Command.of(line).reply(Replies.RAW).isBlocking()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "GET\r\nSET", "GET\0", "GET\tk"})
    void aNameThatIsNotVisibleTextIsRefused(String name) {
        assertThatThrownBy(() -> Command.of(name)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aNameIsDescribedOnce() {
        assertThat(CommandName.find("get")).isNotNull();
        assertThatThrownBy(() -> CommandName.define("GET")).isInstanceOf(IllegalStateException.class);
    }
}
