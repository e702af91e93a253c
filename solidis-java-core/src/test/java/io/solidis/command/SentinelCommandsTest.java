package io.solidis.command;

import static io.solidis.command.CommandRow.mapOf;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.status;

import java.util.List;
import java.util.Map;

class SentinelCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        return List.of(
                row("sentinelCkQuorum", SentinelCommands.sentinelCkQuorum("m"))
                        .sends("SENTINEL CKQUORUM m")
                        .answers(status("OK 3 usable Sentinels"))
                        .gives("OK 3 usable Sentinels"),
                ok("sentinelFailover", SentinelCommands.sentinelFailover("m")).sends("SENTINEL FAILOVER m"),
                row("sentinelGetMasterAddrByName", SentinelCommands.sentinelGetMasterAddrByName("m"))
                        .sends("SENTINEL GET-MASTER-ADDR-BY-NAME m")
                        .answers(bulks("10.0.0.1", "6379"))
                        .gives(List.of("10.0.0.1", "6379")),
                row("sentinelGetMasterAddrByName", SentinelCommands.sentinelGetMasterAddrByName("x"))
                        .sends("SENTINEL GET-MASTER-ADDR-BY-NAME x")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("sentinelMaster", SentinelCommands.sentinelMaster("m"))
                        .sends("SENTINEL MASTER m")
                        .answers(bulks("name", "m", "port", "1"), instance("m"))
                        .gives(mapOf("name", "m", "port", "1")),
                instances("sentinelMasters", SentinelCommands.sentinelMasters()).sends("SENTINEL MASTERS"),
                ok("sentinelMonitor", SentinelCommands.sentinelMonitor("m", "10.0.0.1", 6379, 2))
                        .sends("SENTINEL MONITOR m 10.0.0.1 6379 2"),
                ok("sentinelRemove", SentinelCommands.sentinelRemove("m")).sends("SENTINEL REMOVE m"),
                instances("sentinelReplicas", SentinelCommands.sentinelReplicas("m"))
                        .sends("SENTINEL REPLICAS m"),
                row("sentinelReset", SentinelCommands.sentinelReset("m*"))
                        .sends("SENTINEL RESET m*")
                        .answers(integer(1))
                        .gives(1L),
                instances("sentinelSentinels", SentinelCommands.sentinelSentinels("m"))
                        .sends("SENTINEL SENTINELS m"),
                ok("sentinelSet", SentinelCommands.sentinelSet("m", "quorum", "3"))
                        .sends("SENTINEL SET m quorum 3"));
    }

    private static CommandRow instances(String factory, Command<List<Map<String, String>>> command) {
        return row(factory, command)
                .answers(
                        array(bulks("name", "a", "port", "1"), bulks("name", "b", "port", "1")),
                        array(instance("a"), instance("b")))
                .gives(List.of(mapOf("name", "a", "port", "1"), mapOf("name", "b", "port", "1")));
    }

    private static String instance(String name) {
        return map(bulk("name"), bulk(name), bulk("port"), bulk("1"));
    }

    private static CommandRow ok(String factory, Command<String> command) {
        return row(factory, command).answers(OK).gives("OK");
    }
}
