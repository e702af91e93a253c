package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.set;
import static io.solidis.command.RespText.status;
import static java.util.Arrays.asList;

import io.solidis.command.args.CommandFilter;
import io.solidis.command.reply.SlowLogEntry;
import java.util.List;
import java.util.stream.Stream;

class DiagnosticCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        return Stream.of(commands(), latency(), memory(), slowLog())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> commands() {
        List<Object> get = List.of(b("get"), 2L, List.of("readonly", "fast"));
        String get2 = array(bulk("get"), integer(2), array(status("readonly"), status("fast")));
        String get3 = array(bulk("get"), integer(2), set(status("readonly"), status("fast")));
        return List.of(
                row("command", DiagnosticCommands.command())
                        .sends("COMMAND")
                        .answers(array(get2), array(get3))
                        .gives(List.of(get)),
                row("commandCount", DiagnosticCommands.commandCount())
                        .sends("COMMAND COUNT")
                        .answers(integer(265))
                        .gives(265L),
                row("commandDocs", DiagnosticCommands.commandDocs("get"))
                        .sends("COMMAND DOCS get")
                        .answers(
                                array(bulk("get"), array(bulk("group"), bulk("string"))),
                                map(bulk("get"), map(bulk("group"), bulk("string"))))
                        .gives(List.of(b("get"), List.of(b("group"), b("string")))),
                row("commandGetKeys", DiagnosticCommands.commandGetKeys(b("SET"), b("a"), b("b")))
                        .sends("COMMAND GETKEYS SET a b")
                        .answers(bulks("a"))
                        .gives(List.of(b("a"))),
                row("commandGetKeysAndFlags", DiagnosticCommands.commandGetKeysAndFlags(b("SET"), b("a"), b("b")))
                        .sends("COMMAND GETKEYSANDFLAGS SET a b")
                        .answers(
                                array(array(bulk("a"), array(status("OW")))),
                                array(array(bulk("a"), set(status("OW")))))
                        .gives(List.of(List.of(b("a"), List.of("OW")))),
                row("commandInfo", DiagnosticCommands.commandInfo("get", "nope"))
                        .sends("COMMAND INFO get nope")
                        .answers(array(get2, NIL_ARRAY), array(get3, NULL))
                        .gives(asList(get, null)),
                row("commandList", DiagnosticCommands.commandList())
                        .sends("COMMAND LIST")
                        .answers(bulks("get", "config|get"))
                        .gives(List.of("get", "config|get")),
                row("commandList", DiagnosticCommands.commandList(CommandFilter.ACLCAT, "fast"))
                        .sends("COMMAND LIST FILTERBY ACLCAT fast")
                        .answers(bulks("get"))
                        .gives(List.of("get")));
    }

    private static List<CommandRow> latency() {
        return List.of(
                text("latencyDoctor", DiagnosticCommands.latencyDoctor()).sends("LATENCY DOCTOR"),
                text("latencyGraph", DiagnosticCommands.latencyGraph("command")).sends("LATENCY GRAPH command"),
                row("latencyHistogram", DiagnosticCommands.latencyHistogram("get"))
                        .sends("LATENCY HISTOGRAM get")
                        .answers(
                                array(bulk("get"), array(bulk("calls"), integer(4))),
                                map(bulk("get"), map(bulk("calls"), integer(4))))
                        .gives(List.of(b("get"), List.of(b("calls"), 4L))),
                row("latencyHistory", DiagnosticCommands.latencyHistory("command"))
                        .sends("LATENCY HISTORY command")
                        .answers(array(array(integer(1796083521), integer(12))))
                        .gives(List.of(List.of(1796083521L, 12L))),
                row("latencyLatest", DiagnosticCommands.latencyLatest())
                        .sends("LATENCY LATEST")
                        .answers(array(array(bulk("command"), integer(1796083521), integer(12), integer(20))))
                        .gives(List.of(List.of(b("command"), 1796083521L, 12L, 20L))),
                row("latencyReset", DiagnosticCommands.latencyReset())
                        .sends("LATENCY RESET")
                        .answers(integer(2))
                        .gives(2L));
    }

    private static List<CommandRow> memory() {
        return List.of(
                text("memoryDoctor", DiagnosticCommands.memoryDoctor()).sends("MEMORY DOCTOR"),
                text("memoryMallocStats", DiagnosticCommands.memoryMallocStats())
                        .sends("MEMORY MALLOC-STATS"),
                row("memoryPurge", DiagnosticCommands.memoryPurge())
                        .sends("MEMORY PURGE")
                        .answers(OK)
                        .gives("OK"),
                row("memoryStats", DiagnosticCommands.memoryStats())
                        .sends("MEMORY STATS")
                        .answers(
                                array(bulk("peak.allocated"), integer(9), bulk("db.0"), array(bulk("x"), integer(1))),
                                map(bulk("peak.allocated"), integer(9), bulk("db.0"), map(bulk("x"), integer(1))))
                        .gives(List.of(b("peak.allocated"), 9L, b("db.0"), List.of(b("x"), 1L))),
                row("memoryUsage", DiagnosticCommands.memoryUsage(b("k")))
                        .sends("MEMORY USAGE @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("memoryUsage", DiagnosticCommands.memoryUsage(b("k"), 0))
                        .sends("MEMORY USAGE @k SAMPLES 0")
                        .answers(integer(64))
                        .gives(64L));
    }

    private static List<CommandRow> slowLog() {
        String old = array(integer(7), integer(1796083521), integer(18), bulks("GET", "k"));
        String now =
                array(integer(8), integer(1796083522), integer(20), bulks("GET", "l"), bulk("127.0.0.1:1"), bulk("me"));
        return List.of(
                row("slowlogGet", DiagnosticCommands.slowlogGet())
                        .sends("SLOWLOG GET")
                        .answers(array(old))
                        .gives(List.of(new SlowLogEntry(7, 1796083521, 18, List.of(b("GET"), b("k")), null, null))),
                row("slowlogGet", DiagnosticCommands.slowlogGet(-1))
                        .sends("SLOWLOG GET -1")
                        .answers(array(now))
                        .gives(List.of(
                                new SlowLogEntry(8, 1796083522, 20, List.of(b("GET"), b("l")), "127.0.0.1:1", "me"))),
                row("slowlogLen", DiagnosticCommands.slowlogLen())
                        .sends("SLOWLOG LEN")
                        .answers(integer(2))
                        .gives(2L),
                row("slowlogReset", DiagnosticCommands.slowlogReset())
                        .sends("SLOWLOG RESET")
                        .answers(OK)
                        .gives("OK"));
    }

    private static CommandRow text(String factory, Command<String> command) {
        return row(factory, command)
                .answers(bulk("fine\n"), "=9\r\ntxt:fine\n\r\n")
                .gives("fine\n");
    }
}
