package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.solidis.error.RedisReplyException;
import io.solidis.error.SolidisException;
import io.solidis.protocol.ErrorReply;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No argument may reach a log through an exception, however the server echoes it. */
class ErrorMaskingTest {

    @Test
    void theCodeIsTheFirstWordAndTheMessageNamesTheCommandAndNoStackIsTaken() {
        RedisReplyException failure = failure(StringCommands.get(b("k")), "WRONGTYPE Operation against a key");
        assertThat(failure.code()).isEqualTo("WRONGTYPE");
        assertThat(failure.hasCode("WRONGTYPE")).isTrue();
        assertThat(failure)
                .hasMessage("[GET] WRONGTYPE Operation against a key")
                .hasNoCause();
        assertThat(failure.getStackTrace()).isEmpty();
        assertThat(failure(StringCommands.get(b("k")), "LOADING").code()).isEqualTo("LOADING");
        assertThat(failure(ServerCommands.configGet("x"), "ERR no")).hasMessage("[CONFIG GET] ERR no");
    }

    @ParameterizedTest
    @ValueSource(strings = {"'", "`", "\""})
    void fromTheFirstEchoedArgumentToTheLastQuoteNothingIsShown(String quote) {
        String echo =
                "ERR unknown command 'NOSUCH', with args beginning with: 'secret' 'two words' ".replace("'", quote);
        Command<?> command = Command.of("NOSUCH").add("secret").add("two words").reply(Replies.RAW);
        assertThat(failure(command, echo))
                .hasMessage(
                        "[NOSUCH] ERR unknown command 'NOSUCH', with args beginning with: *** ".replace("'", quote));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "it's|ERR bad 'it's' here|ERR bad *** here",
                "'quoted'|ERR bad ''quoted''|ERR bad ***",
                "{\"a\":\"b\"}|ERR bad '{\"a\":\"b\"}'. Done|ERR bad ***. Done",
                "secret|ERR bad 'secret' and 'else'|ERR bad ***",
                "secret|ERR bad 'secretly'|ERR bad ***",
                "secret|ERR bad 'sec|ERR bad ***",
                "secret|ERR bad secret|ERR bad secret",
                "secret|ERR wrong number of arguments for 'get' command|ERR wrong number of arguments for 'get' command"
            })
    void quotedArgumentsAreMaskedAndOtherTextStays(String argument, String text, String shown) {
        assertThat(failure(sending(argument), text)).hasMessage("[X] " + shown);
    }

    @Test
    void anEchoCutByTheServerIsMaskedEvenIfTheArgumentBeginsWithAQuote() {
        String argument = "'" + "s".repeat(200);
        assertThat(failure(sending(argument), "ERR unknown '" + argument.substring(0, 128) + "' x"))
                .hasMessage("[X] ERR unknown *** x");
    }

    @Test
    void anEchoCutInsideACharacterIsMasked() {
        byte[] argument = "\u00e9".repeat(100).getBytes(StandardCharsets.UTF_8);
        String cut = new String(argument, 0, 127, StandardCharsets.UTF_8);
        assertThat(cut).endsWith("\uFFFD");
        assertThat(failure(sending(argument), "ERR unknown '" + cut + "' x")).hasMessage("[X] ERR unknown *** x");
    }

    @Test
    void bytesThatAreNoTextAreMasked() {
        byte[] argument = {-1, -2, 's', 'e', 'c', 'r', 'e', 't'};
        String echo = new String(argument, StandardCharsets.UTF_8);
        assertThat(failure(sending(argument), "ERR bad '" + echo + "'")).hasMessage("[X] ERR bad ***");
    }

    @Test
    void anEchoCutAtAZeroByteIsMasked() {
        assertThat(failure(sending("secret\0more"), "ERR bad 'secret'.")).hasMessage("[X] ERR bad ***.");
    }

    @Test
    void lineBreaksBecomeSpacesInTheMessageAndInWhatIsComparedWithIt() {
        assertThat(failure(sending("se\r\ncret"), "ERR bad 'se  cret'\r\nmore")).hasMessage("[X] ERR bad ***  more");
    }

    @Test
    void anArgumentLongerThanWhatIsComparedIsMasked() {
        String argument = "\u20ac".repeat(500);
        assertThat(failure(sending(argument), "ERR bad '" + argument + "'")).hasMessage("[X] ERR bad ***");
    }

    @Test
    void theEarliestEchoCountsWhicheverArgumentItIs() {
        Command<?> command = Command.of("X").add("late").add("early").reply(Replies.RAW);
        assertThat(failure(command, "ERR 'early' then 'late'")).hasMessage("[X] ERR ***");
    }

    @ParameterizedTest
    @CsvSource({"EVAL", "EVALSHA", "EVAL_RO", "EVALSHA_RO", "FCALL", "FCALL_RO", "SCRIPT LOAD", "FUNCTION LOAD"})
    void whatAScriptQuotesIsMaskedFromTheFirstQuote(String name) {
        Command<?> command = Command.of(name).add("return 'x").reply(Replies.RAW);
        assertThat(failure(command, "ERR user_script:1: unfinished string near ''x' in line"))
                .hasMessage("[" + name + "] ERR user_script:1: unfinished string near *** in line");
    }

    @Test
    void whatTheServerEchoesWithoutQuotesStays() {
        assertThat(failure(ScriptingCommands.eval(b("x"), new byte[0][]), "MYERR own text"))
                .hasMessage("[EVAL] MYERR own text");
    }

    @Test
    void aLongMessageIsCutAndNothingAfterAnEchoIsShownThen() {
        String filler = "f".repeat(5000);
        assertThat(failure(sending("secret"), "ERR " + filler).getMessage()).hasSize("[X] ".length() + 4096);
        assertThat(failure(sending("secret"), "ERR 'secret' " + filler + "'")).hasMessage("[X] ERR ***");
        assertThat(failure(sending("secret"), "ERR " + "f".repeat(4087) + " 'secret'"))
                .message()
                .doesNotContain("s");
    }

    @Test
    void manyArgumentsAndQuotesTakeNoQuadraticTime() {
        CommandBuilder builder = Command.of("X");
        for (int i = 0; i < 100_000; i++) {
            builder.add("argument" + i);
        }
        String quotes = "'q' ".repeat(1000);
        assertThat(failure(builder.reply(Replies.RAW), "ERR " + quotes)).hasMessage("[X] ERR " + quotes);
    }

    @Test
    void errorsInsideAnArrayKeepTheServersText() {
        ErrorReply error = ErrorReply.of("ERR bad 'secret'");
        assertThat(sending("secret").decode(List.of(error))).isEqualTo(List.of(error));
    }

    @Test
    void anUnexpectedReplyIsToldByItsShapeAlone() {
        assertThatThrownBy(() -> StringCommands.incr(b("k")).decode(b("twelve bytes")))
                .isInstanceOf(SolidisException.class)
                .hasMessage("[INCR] unexpected reply: bulk string of 12 bytes")
                .hasNoCause();
        assertThatThrownBy(() -> StringCommands.get(b("k")).decode(List.of(b("secret"))))
                .hasMessage("[GET] unexpected reply: array of 1 elements")
                .satisfies(failure -> assertThat(failure.getCause()).hasMessageNotContaining("secret"));
    }

    private static Command<Object> sending(String argument) {
        return sending(b(argument));
    }

    private static Command<Object> sending(byte[] argument) {
        return Command.of("X").add(argument).reply(Replies.RAW);
    }

    private static RedisReplyException failure(Command<?> command, String text) {
        return catchThrowableOfType(RedisReplyException.class, () -> command.decode(ErrorReply.of(text)));
    }
}
