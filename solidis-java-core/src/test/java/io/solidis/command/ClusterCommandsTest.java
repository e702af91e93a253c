package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.ClusterFailoverMode;
import io.solidis.command.args.SlotState;
import io.solidis.error.CommandRefusedException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClusterCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        return Stream.of(slots(), nodes(), session()).flatMap(List::stream).toList();
    }

    private static List<CommandRow> slots() {
        String node = array(bulk("127.0.0.1"), integer(7000), bulk("id0"), array());
        return List.of(
                ok("clusterAddSlots", ClusterCommands.clusterAddSlots(0, 16383)).sends("CLUSTER ADDSLOTS 0 16383"),
                ok("clusterAddSlotsRange", ClusterCommands.clusterAddSlotsRange(1, 9))
                        .sends("CLUSTER ADDSLOTSRANGE 1 9"),
                row("clusterCountKeysInSlot", ClusterCommands.clusterCountKeysInSlot(5))
                        .sends("CLUSTER COUNTKEYSINSLOT 5")
                        .answers(integer(2))
                        .gives(2L),
                ok("clusterDelSlots", ClusterCommands.clusterDelSlots(3)).sends("CLUSTER DELSLOTS 3"),
                ok("clusterDelSlotsRange", ClusterCommands.clusterDelSlotsRange(1, 9))
                        .sends("CLUSTER DELSLOTSRANGE 1 9"),
                ok("clusterFlushSlots", ClusterCommands.clusterFlushSlots()).sends("CLUSTER FLUSHSLOTS"),
                row("clusterGetKeysInSlot", ClusterCommands.clusterGetKeysInSlot(5, 10))
                        .sends("CLUSTER GETKEYSINSLOT 5 10")
                        .answers(bulks("k"))
                        .gives(List.of(b("k"))),
                row("clusterKeySlot", ClusterCommands.clusterKeySlot(b("k")))
                        .sends("CLUSTER KEYSLOT k")
                        .answers(integer(7629))
                        .gives(7629L),
                ok("clusterSetSlot", ClusterCommands.clusterSetSlot(5, SlotState.IMPORTING, "id"))
                        .sends("CLUSTER SETSLOT 5 IMPORTING id"),
                ok("clusterSetSlotStable", ClusterCommands.clusterSetSlotStable(5))
                        .sends("CLUSTER SETSLOT 5 STABLE"),
                row("clusterSlots", ClusterCommands.clusterSlots())
                        .sends("CLUSTER SLOTS")
                        .answers(array(array(integer(0), integer(5460), node)))
                        .gives(List.of(List.of(0L, 5460L, List.of(b("127.0.0.1"), 7000L, b("id0"), List.of())))));
    }

    private static List<CommandRow> nodes() {
        return List.of(
                ok("clusterFailover", ClusterCommands.clusterFailover(null)).sends("CLUSTER FAILOVER"),
                ok("clusterFailover", ClusterCommands.clusterFailover(ClusterFailoverMode.TAKEOVER))
                        .sends("CLUSTER FAILOVER TAKEOVER"),
                ok("clusterForget", ClusterCommands.clusterForget("id")).sends("CLUSTER FORGET id"),
                text("clusterInfo", ClusterCommands.clusterInfo()).sends("CLUSTER INFO"),
                ok("clusterMeet", ClusterCommands.clusterMeet("h", 7000)).sends("CLUSTER MEET h 7000"),
                text("clusterMyId", ClusterCommands.clusterMyId()).sends("CLUSTER MYID"),
                text("clusterNodes", ClusterCommands.clusterNodes()).sends("CLUSTER NODES"),
                row("clusterReplicas", ClusterCommands.clusterReplicas("id"))
                        .sends("CLUSTER REPLICAS id")
                        .answers(bulks("a line"))
                        .gives(List.of("a line")),
                ok("clusterReplicate", ClusterCommands.clusterReplicate("id")).sends("CLUSTER REPLICATE id"),
                ok("clusterReset", ClusterCommands.clusterReset(true)).sends("CLUSTER RESET HARD"),
                ok("clusterReset", ClusterCommands.clusterReset(false)).sends("CLUSTER RESET SOFT"),
                ok("clusterSaveConfig", ClusterCommands.clusterSaveConfig()).sends("CLUSTER SAVECONFIG"),
                row("clusterShards", ClusterCommands.clusterShards())
                        .sends("CLUSTER SHARDS")
                        .answers(
                                array(array(bulk("slots"), array(integer(0), integer(9)), bulk("nodes"), array())),
                                array(map(bulk("slots"), array(integer(0), integer(9)), bulk("nodes"), array())))
                        .gives(List.of(List.of(b("slots"), List.of(0L, 9L), b("nodes"), List.of()))));
    }

    private static List<CommandRow> session() {
        return List.of(
                ok("asking", ClusterCommands.asking()).sends("ASKING"),
                ok("readonly", ClusterCommands.readonly()).sends("READONLY"),
                ok("readwrite", ClusterCommands.readwrite()).sends("READWRITE"));
    }

    @Test
    void whatWouldLetOthersReadFromTheWrongNodeIsRefusedOnASharedConnection() {
        for (CommandRow row : session()) {
            assertThatThrownBy(() -> Refusals.checkShared(row.command())).isInstanceOf(CommandRefusedException.class);
        }
    }

    @Test
    void noSlotIsRefusedBeforeItIsSent() {
        assertThatThrownBy(ClusterCommands::clusterAddSlots)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("CLUSTER ADDSLOTS: slots must hold at least 1 element");
    }

    private static CommandRow ok(String factory, Command<String> command) {
        return row(factory, command).answers(OK).gives("OK");
    }

    private static CommandRow text(String factory, Command<String> command) {
        return row(factory, command)
                .answers(bulk("x:1\r\n"), "=9\r\ntxt:x:1\r\n\r\n")
                .gives("x:1\r\n");
    }
}
