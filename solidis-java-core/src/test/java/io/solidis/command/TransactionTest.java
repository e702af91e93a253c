package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.shown;
import static java.util.Arrays.asList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.solidis.error.CommandRefusedException;
import io.solidis.error.ConnectionLostException;
import io.solidis.error.RedisReplyException;
import io.solidis.error.SolidisException;
import io.solidis.protocol.ErrorReply;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TransactionTest {

    private static final Transaction TWO =
            Transaction.of(List.of(StringCommands.incr(b("k")), StringCommands.get(b("k"))));

    @Test
    void theRequestsAreOneBlockFromMultiToExecWithTheArgumentsUntouched() {
        assertThat(TWO.requests().stream().map(command -> command.name().text()))
                .containsExactly("MULTI", "INCR", "GET", "EXEC");
        assertThat(TWO.requests().get(1).key(0)).isEqualTo(b("k"));
        assertThat(TWO.requests().get(1).decode("QUEUED")).isEqualTo("QUEUED");
    }

    @Test
    void everyElementIsReadByItsOwnCommand() {
        assertThat(shown(TWO.decode(replies(List.of(8L, b("8")))))).isEqualTo(shown(List.of(8L, b("8"))));
    }

    @Test
    void aCommandThatFailsLeavesItsFailureInPlaceAndHidesNothingOfTheOthers() {
        List<Object> results = TWO.decode(replies(asList(ErrorReply.of("WRONGTYPE no"), null)));
        assertThat(results).hasSize(2);
        assertThat(results.get(0))
                .isInstanceOfSatisfying(
                        RedisReplyException.class,
                        failure -> assertThat(failure).hasMessage("[INCR] WRONGTYPE no"));
        assertThat(results.get(1)).isNull();
    }

    @Test
    void anElementOfAnotherShapeLeavesAFailureInPlaceToo() {
        List<Object> results = TWO.decode(replies(List.of(List.of(), b("8"))));
        assertThat(results.get(0)).isInstanceOf(SolidisException.class);
        assertThat(results.get(1)).isEqualTo(b("8"));
    }

    @Test
    void aChangedWatchedKeyGivesNullNotAnEmptyList() {
        assertThat(TWO.decode(replies(null))).isNull();
        Transaction empty = Transaction.of(List.of());
        assertThat(empty.decode(List.of("OK", List.of()))).isEmpty();
    }

    @Test
    void theReasonWhyTheServerAbortedIsTheFirstErrorNotTheAbort() {
        RedisReplyException refused = new RedisReplyException("ERR", "[GET] ERR wrong number of arguments");
        RedisReplyException abort = new RedisReplyException("EXECABORT", "[EXEC] EXECABORT discarded");
        assertThat(catchThrowable(() -> TWO.decode(asList("OK", "QUEUED", refused, abort))))
                .isSameAs(refused);
        assertThat(catchThrowable(() -> TWO.decode(asList("OK", "QUEUED", "QUEUED", abort))))
                .isSameAs(abort);
    }

    @Test
    void aRefusedMultiIsTheReasonThoughItsCommandsRanAlone() {
        RedisReplyException refused = new RedisReplyException("NOPERM", "[MULTI] NOPERM");
        RedisReplyException exec = new RedisReplyException("ERR", "[EXEC] ERR EXEC without MULTI");
        assertThat(catchThrowable(() -> TWO.decode(asList(refused, 1L, b("1"), exec))))
                .isSameAs(refused);
    }

    @Test
    void aLostConnectionIsTheReasonWhenTheServerRefusedNothing() {
        ConnectionLostException lost = new ConnectionLostException("lost", null);
        assertThat(catchThrowable(() -> TWO.decode(asList("OK", "QUEUED", lost, lost))))
                .isSameAs(lost);
    }

    @Test
    void aReplyThatDoesNotMatchTheCommandsIsAFailureNotAShiftedResult() {
        assertThatThrownBy(() -> TWO.decode(replies(List.of(8L))))
                .isInstanceOf(SolidisException.class)
                .hasMessage("[EXEC] unexpected reply: array of 1 elements to 2 queued commands");
        assertThatThrownBy(() -> TWO.decode(replies("OK"))).isInstanceOf(SolidisException.class);
    }

    @Test
    void laterChangesOfTheGivenListDoNotReachTheTransaction() {
        List<Command<?>> commands = new ArrayList<>(List.of(StringCommands.get(b("k"))));
        Transaction transaction = Transaction.of(commands);
        commands.clear();
        assertThat(transaction.commands()).hasSize(1);
        List<Object> results = transaction.decode(asList("OK", "QUEUED", List.of(b("v"))));
        assertThatThrownBy(results::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    static Stream<Command<?>> impossible() {
        return Stream.of(
                TransactionCommands.watch(b("k")),
                ConnectionCommands.auth(null, b("p")),
                ConnectionCommands.hello(3, null, null, null),
                ConnectionCommands.reset(),
                PubSubCommands.subscribe(b("c")),
                PubSubCommands.punsubscribe());
    }

    @ParameterizedTest
    @MethodSource("impossible")
    void whatCannotStandInATransactionIsRefusedBeforeAnythingIsSent(Command<?> command) {
        assertThatThrownBy(() -> Transaction.of(List.of(StringCommands.get(b("k")), command)))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessageContaining("[" + command.name() + "]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"multi", "Exec", "DISCARD", "watch k", "SUBSCRIBE c"})
    void theSameHoldsForCommandsPutTogetherByHand(String text) {
        Command<Object> command = Command.of(text).reply(Replies.RAW);
        assertThatThrownBy(() -> Transaction.of(List.of(command))).isInstanceOf(CommandRefusedException.class);
    }

    private static List<Object> replies(Object exec) {
        return asList("OK", "QUEUED", "QUEUED", exec);
    }
}
