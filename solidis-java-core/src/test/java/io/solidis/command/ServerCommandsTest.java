package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.mapOf;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.status;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.FlushMode;
import io.solidis.command.args.ShutdownArgs;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ServerCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        return Stream.of(data(), configuration(), replication(), modules())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> data() {
        String saving = status("Background saving started");
        return List.of(
                ok("bgrewriteaof", ServerCommands.bgrewriteaof()).sends("BGREWRITEAOF"),
                row("bgsave", ServerCommands.bgsave())
                        .sends("BGSAVE")
                        .answers(saving)
                        .gives("Background saving started"),
                row("bgsaveSchedule", ServerCommands.bgsaveSchedule())
                        .sends("BGSAVE SCHEDULE")
                        .answers(status("Background saving scheduled"))
                        .gives("Background saving scheduled"),
                row("dbsize", ServerCommands.dbsize())
                        .sends("DBSIZE")
                        .answers(integer(5_000_000_000L))
                        .gives(5_000_000_000L),
                ok("flushall", ServerCommands.flushall(FlushMode.ASYNC)).sends("FLUSHALL ASYNC"),
                ok("flushdb", ServerCommands.flushdb(null)).sends("FLUSHDB"),
                row("lastsave", ServerCommands.lastsave())
                        .sends("LASTSAVE")
                        .answers(integer(1796083521))
                        .gives(1796083521L),
                ok("save", ServerCommands.save()).sends("SAVE"),
                ok("shutdown", ServerCommands.shutdown(null)).sends("SHUTDOWN"),
                ok("shutdown", ServerCommands.shutdown(ShutdownArgs.SAVE)).sends("SHUTDOWN SAVE"),
                ok("shutdown", ServerCommands.shutdown(new ShutdownArgs(false, true, true)))
                        .sends("SHUTDOWN NOSAVE NOW FORCE"),
                ok("shutdownAbort", ServerCommands.shutdownAbort()).sends("SHUTDOWN ABORT"),
                ok("swapdb", ServerCommands.swapdb(0, 12)).sends("SWAPDB 0 12"),
                row("time", ServerCommands.time())
                        .sends("TIME")
                        .answers(bulks("1796083521", "227044"))
                        .gives(List.of(1796083521L, 227044L)));
    }

    private static List<CommandRow> configuration() {
        Map<String, String> two = new LinkedHashMap<>();
        two.put("maxmemory", "1mb");
        two.put("save", "");
        return List.of(
                row("configGet", ServerCommands.configGet("max*", "save"))
                        .sends("CONFIG GET max* save")
                        .answers(
                                bulks("maxmemory", "0", "save", ""),
                                map(bulk("maxmemory"), bulk("0"), bulk("save"), bulk("")))
                        .gives(mapOf("maxmemory", "0", "save", "")),
                ok("configResetStat", ServerCommands.configResetStat()).sends("CONFIG RESETSTAT"),
                ok("configRewrite", ServerCommands.configRewrite()).sends("CONFIG REWRITE"),
                ok("configSet", ServerCommands.configSet("save", "")).sends("CONFIG SET save", new byte[0]),
                ok("configSet", ServerCommands.configSet(two)).sends("CONFIG SET maxmemory 1mb save", new byte[0]),
                row("info", ServerCommands.info())
                        .sends("INFO")
                        .answers(bulk("# Server\r\nport:1\r\n"), "=22\r\ntxt:# Server\r\nport:1\r\n\r\n")
                        .gives("# Server\r\nport:1\r\n"),
                row("info", ServerCommands.info("server", "memory"))
                        .sends("INFO server memory")
                        .answers(bulk(""), "=4\r\ntxt:\r\n")
                        .gives(""));
    }

    private static List<CommandRow> replication() {
        return List.of(
                ok("failover", ServerCommands.failover()).sends("FAILOVER"),
                ok("failover", ServerCommands.failover("h", 6380, true, 100L))
                        .sends("FAILOVER TO h 6380 FORCE TIMEOUT 100"),
                ok("failoverAbort", ServerCommands.failoverAbort()).sends("FAILOVER ABORT"),
                ok("replicaof", ServerCommands.replicaof("10.0.0.1", 6379)).sends("REPLICAOF 10.0.0.1 6379"),
                ok("replicaofNoOne", ServerCommands.replicaofNoOne()).sends("REPLICAOF NO ONE"),
                row("role", ServerCommands.role())
                        .sends("ROLE")
                        .answers(array(bulk("master"), integer(3129659), array(bulks("127.0.0.1", "9001", "3129242"))))
                        .gives(List.of(
                                b("master"), 3129659L, List.of(List.of(b("127.0.0.1"), b("9001"), b("3129242"))))));
    }

    private static List<CommandRow> modules() {
        return List.of(
                row("moduleList", ServerCommands.moduleList())
                        .sends("MODULE LIST")
                        .answers(
                                array(array(bulk("name"), bulk("m"), bulk("ver"), integer(1))),
                                array(map(bulk("name"), bulk("m"), bulk("ver"), integer(1))))
                        .gives(List.of(List.of(b("name"), b("m"), b("ver"), 1L))),
                ok("moduleLoad", ServerCommands.moduleLoad("/m.so", b("x"))).sends("MODULE LOAD /m.so x"),
                ok("moduleUnload", ServerCommands.moduleUnload("m")).sends("MODULE UNLOAD m"));
    }

    @Test
    void aQuestionAboutNoParameterIsRefusedBeforeItIsSent() {
        assertThatThrownBy(ServerCommands::configGet)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("CONFIG GET: patterns must hold at least 1 element");
    }

    private static CommandRow ok(String factory, Command<String> command) {
        return row(factory, command).answers(OK).gives("OK");
    }
}
