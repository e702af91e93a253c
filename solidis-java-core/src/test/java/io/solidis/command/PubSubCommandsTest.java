package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.mapOf;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.error.CommandRefusedException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PubSubCommandsTest implements CommandRows {

    private static final byte[] A = b("a");
    private static final byte[] B = b("b");

    @Override
    public List<CommandRow> rows() {
        return Stream.concat(asking().stream(), subscribing().stream()).toList();
    }

    private static List<CommandRow> asking() {
        String counts = array(bulk("a"), integer(2), bulk("b"), integer(0));
        return List.of(
                row("publish", PubSubCommands.publish(A, b("m")))
                        .sends("PUBLISH a m")
                        .answers(integer(3))
                        .gives(3L),
                row("spublish", PubSubCommands.spublish(A, b("m")))
                        .sends("SPUBLISH @a m")
                        .answers(integer(1))
                        .gives(1L),
                row("pubsubChannels", PubSubCommands.pubsubChannels(null))
                        .sends("PUBSUB CHANNELS")
                        .answers(bulks("a"))
                        .gives(List.of(A)),
                row("pubsubChannels", PubSubCommands.pubsubChannels(b("a*")))
                        .sends("PUBSUB CHANNELS a*")
                        .answers(array())
                        .gives(List.of()),
                row("pubsubNumPat", PubSubCommands.pubsubNumPat())
                        .sends("PUBSUB NUMPAT")
                        .answers(integer(4))
                        .gives(4L),
                row("pubsubNumSub", PubSubCommands.pubsubNumSub(A, B))
                        .sends("PUBSUB NUMSUB a b")
                        .answers(counts)
                        .gives(mapOf(A, 2L, B, 0L)),
                row("pubsubShardChannels", PubSubCommands.pubsubShardChannels(b("x")))
                        .sends("PUBSUB SHARDCHANNELS x")
                        .answers(array())
                        .gives(List.of()),
                row("pubsubShardNumSub", PubSubCommands.pubsubShardNumSub(A, B))
                        .sends("PUBSUB SHARDNUMSUB a b")
                        .answers(counts)
                        .gives(mapOf(A, 2L, B, 0L)));
    }

    private static List<CommandRow> subscribing() {
        return List.of(
                subscription("subscribe", PubSubCommands.subscribe(A, B)).sends("SUBSCRIBE a b"),
                subscription("psubscribe", PubSubCommands.psubscribe(A)).sends("PSUBSCRIBE a"),
                subscription("ssubscribe", PubSubCommands.ssubscribe(A, B)).sends("SSUBSCRIBE @a @b"),
                subscription("unsubscribe", PubSubCommands.unsubscribe()).sends("UNSUBSCRIBE"),
                subscription("unsubscribe", PubSubCommands.unsubscribe(A)).sends("UNSUBSCRIBE a"),
                subscription("punsubscribe", PubSubCommands.punsubscribe(A)).sends("PUNSUBSCRIBE a"),
                subscription("sunsubscribe", PubSubCommands.sunsubscribe()).sends("SUNSUBSCRIBE"));
    }

    @Test
    void whatIsAnsweredByEventsIsRefusedWhereverRepliesAreExpected() {
        assertThat(rows().stream()
                        .filter(row -> row.factory().endsWith("subscribe"))
                        .map(CommandRow::command))
                .hasSize(7)
                .allSatisfy(command -> assertThatThrownBy(() -> Refusals.checkSubscription(command))
                        .isInstanceOf(CommandRefusedException.class));
    }

    private static CommandRow subscription(String factory, Command<Object> command) {
        return row(factory, command)
                .answers(
                        array(bulk("subscribe"), bulk("a"), integer(1)),
                        ">3\r\n" + bulk("subscribe") + bulk("a") + integer(1))
                .gives(List.of(b("subscribe"), A, 1L));
    }
}
