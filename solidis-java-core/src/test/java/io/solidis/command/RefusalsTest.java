package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.error.CommandRefusedException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusalsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "MONITOR",
                "sync",
                "PSYNC ? -1",
                "QUIT",
                "CLIENT REPLY OFF",
                "client Reply skip",
                "SCRIPT DEBUG YES",
                "script debug sync",
                "REPLCONF ACK 0",
                "replconf GetAck *",
                "REPLCONF listening-port 6379 ack 0",
                "CLUSTER SYNCSLOTS ESTABLISH"
            })
    void whatBreaksThePairingOfRequestsAndRepliesIsNeverSent(String line) {
        String[] words = line.split(" ");
        assertThatThrownBy(() -> built(words)).isInstanceOf(CommandRefusedException.class);
        assertThatThrownBy(() -> Command.of(line).reply(Replies.RAW))
                .as("given as one text")
                .isInstanceOf(CommandRefusedException.class);
    }

    @Test
    void wordsEndAtAZeroByteAsTheyDoForTheServer() {
        assertThatThrownBy(() -> built("CLIENT", "REPLY\0x", "OFF\0" + "y".repeat(100)))
                .isInstanceOf(CommandRefusedException.class);
        assertThatThrownBy(() -> built("REPLCONF", "ack\0")).isInstanceOf(CommandRefusedException.class);
        assertThatThrownBy(() -> built("SCRIPT", "DEBUG", "yes\0no")).isInstanceOf(CommandRefusedException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CLIENT REPLY ON",
                "SCRIPT DEBUG no",
                "REPLCONF LISTENING-PORT 6379",
                "REPLCONF LISTENING-PORT ACK",
                "CLUSTER SLOTS",
                "CLIENT KILL ID 5",
                "ECHO MONITOR"
            })
    void whatIsAnsweredOncePasses(String line) {
        assertThatCode(() -> built(line.split(" "))).doesNotThrowAnyException();
    }

    @Test
    void theRefusalNamesTheCommandAndNoArgument() {
        assertThatThrownBy(() -> built("PSYNC", "secret", "-1"))
                .hasMessageStartingWith("[PSYNC] is not sent")
                .hasMessageNotContaining("secret");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 3",
                "select 3",
                "WATCH k",
                "MULTI",
                "EXEC",
                "AUTH u p",
                "HELLO 3",
                "RESET",
                "ASKING",
                "READONLY",
                "client tracking on",
                "CLIENT NO-EVICT ON",
                "SUBSCRIBE c",
                "ssubscribe c"
            })
    void whatWouldChangeTheSessionOfOthersIsRefusedOnASharedConnectionHoweverItIsWritten(String line) {
        Command<?> byWords = built(line.split(" "));
        Command<?> byText = Command.of(line).reply(Replies.RAW);
        assertThatThrownBy(() -> Refusals.checkShared(byWords)).isInstanceOf(CommandRefusedException.class);
        assertThatThrownBy(() -> Refusals.checkShared(byText)).isInstanceOf(CommandRefusedException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET k", "CLIENT SETNAME n", "CLIENT SETINFO LIB-NAME x", "PUBLISH c m", "BLPOP k 0"})
    void whatLeavesTheSessionAlonePassesOnASharedConnection(String line) {
        assertThatCode(() -> Refusals.checkShared(built(line.split(" ")))).doesNotThrowAnyException();
    }

    @Test
    void aTransactionThatSelectsADatabaseIsRefusedOnASharedConnection() {
        Transaction harmless = Transaction.of(List.of(StringCommands.get(b("k"))));
        Transaction selecting = Transaction.of(List.of(StringCommands.get(b("k")), ConnectionCommands.select(1)));
        assertThatCode(() -> Refusals.checkShared(harmless)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Refusals.checkShared(selecting))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessageContaining("[SELECT]");
    }

    @Test
    void subscriptionsAreRefusedWhereverRepliesAreExpectedAndNothingElseIs() {
        assertThatThrownBy(() -> Refusals.checkSubscription(PubSubCommands.subscribe(b("c"))))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessageContaining("[SUBSCRIBE]");
        assertThatCode(() -> Refusals.checkSubscription(ConnectionCommands.select(1)))
                .doesNotThrowAnyException();
        assertThat(PubSubCommands.unsubscribe().name().is(Trait.SUBSCRIPTION)).isTrue();
    }

    private static Command<Object> built(String... words) {
        CommandBuilder builder = Command.of(words[0]);
        for (int i = 1; i < words.length; i++) {
            builder.add(words[i]);
        }
        return builder.reply(Replies.RAW);
    }
}
