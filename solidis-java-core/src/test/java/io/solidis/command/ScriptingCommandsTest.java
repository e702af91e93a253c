package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static java.util.Arrays.asList;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.FlushMode;
import io.solidis.command.args.FunctionRestorePolicy;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScriptingCommandsTest implements CommandRows {

    private static final String SHA = "e0e1f9fabfc9d4800c877a703b823ac0578ff8db";
    private static final byte[] SCRIPT = b("return ARGV");
    private static final byte[][] KEYS = {b("k"), b("l")};
    private static final byte[][] NONE = {};

    @Override
    public List<CommandRow> rows() {
        return Stream.of(running(), functions(), scripts())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> running() {
        return List.of(
                row("eval", ScriptingCommands.eval(SCRIPT, KEYS, b("x")))
                        .sends("EVAL", SCRIPT, "2 @k @l x")
                        .answers(array(integer(1), NIL, array(bulk("x"))), array(integer(1), NULL, array(bulk("x"))))
                        .gives(asList(1L, null, List.of(b("x")))),
                row("eval", ScriptingCommands.eval(SCRIPT, NONE))
                        .sends("EVAL", SCRIPT, "0")
                        .answers(OK)
                        .gives("OK"),
                row("evalRo", ScriptingCommands.evalRo(SCRIPT, NONE, b("x")))
                        .sends("EVAL_RO", SCRIPT, "0 x")
                        .answers(NIL, NULL)
                        .gives(null),
                row("evalsha", ScriptingCommands.evalsha(SHA, KEYS))
                        .sends("EVALSHA " + SHA + " 2 @k @l")
                        .answers(bulk("v"))
                        .gives(b("v")),
                row("evalshaRo", ScriptingCommands.evalshaRo(SHA, KEYS, b("x")))
                        .sends("EVALSHA_RO " + SHA + " 2 @k @l x")
                        .answers(integer(5))
                        .gives(5L),
                row("fcall", ScriptingCommands.fcall("f", KEYS, b("x"), b("y")))
                        .sends("FCALL f 2 @k @l x y")
                        .answers(integer(5))
                        .gives(5L),
                row("fcallRo", ScriptingCommands.fcallRo("f", NONE))
                        .sends("FCALL_RO f 0")
                        .answers(array())
                        .gives(List.of()));
    }

    private static List<CommandRow> functions() {
        byte[] binary = {0, -1, 13, 10};
        return List.of(
                row("functionDelete", ScriptingCommands.functionDelete("lib"))
                        .sends("FUNCTION DELETE lib")
                        .answers(OK)
                        .gives("OK"),
                row("functionDump", ScriptingCommands.functionDump())
                        .sends("FUNCTION DUMP")
                        .answers("$4\r\n\0\u00ff\r\n\r\n")
                        .gives(binary),
                row("functionFlush", ScriptingCommands.functionFlush(FlushMode.SYNC))
                        .sends("FUNCTION FLUSH SYNC")
                        .answers(OK)
                        .gives("OK"),
                row("functionKill", ScriptingCommands.functionKill())
                        .sends("FUNCTION KILL")
                        .answers(OK)
                        .gives("OK"),
                row("functionList", ScriptingCommands.functionList(null, false))
                        .sends("FUNCTION LIST")
                        .answers(array())
                        .gives(List.of()),
                row("functionList", ScriptingCommands.functionList("l*", true))
                        .sends("FUNCTION LIST LIBRARYNAME l* WITHCODE")
                        .answers(
                                array(array(bulk("library_name"), bulk("lib"), bulk("functions"), array())),
                                array(map(bulk("library_name"), bulk("lib"), bulk("functions"), array())))
                        .gives(List.of(List.of(b("library_name"), b("lib"), b("functions"), List.of()))),
                row("functionLoad", ScriptingCommands.functionLoad(SCRIPT, false))
                        .sends("FUNCTION LOAD", SCRIPT)
                        .answers(bulk("lib"))
                        .gives("lib"),
                row("functionLoad", ScriptingCommands.functionLoad(SCRIPT, true))
                        .sends("FUNCTION LOAD REPLACE", SCRIPT)
                        .answers(bulk("lib"))
                        .gives("lib"),
                row("functionRestore", ScriptingCommands.functionRestore(binary, FunctionRestorePolicy.FLUSH))
                        .sends("FUNCTION RESTORE", binary, "FLUSH")
                        .answers(OK)
                        .gives("OK"),
                row("functionStats", ScriptingCommands.functionStats())
                        .sends("FUNCTION STATS")
                        .answers(
                                array(bulk("running_script"), NIL, bulk("engines"), array(bulk("LUA"), array())),
                                map(bulk("running_script"), NULL, bulk("engines"), map(bulk("LUA"), map())))
                        .gives(asList(b("running_script"), null, b("engines"), List.of(b("LUA"), List.of()))));
    }

    private static List<CommandRow> scripts() {
        return List.of(
                row("scriptExists", ScriptingCommands.scriptExists(SHA, "aa"))
                        .sends("SCRIPT EXISTS " + SHA + " aa")
                        .answers(array(integer(1), integer(0)))
                        .gives(List.of(true, false)),
                row("scriptFlush", ScriptingCommands.scriptFlush(null))
                        .sends("SCRIPT FLUSH")
                        .answers(OK)
                        .gives("OK"),
                row("scriptKill", ScriptingCommands.scriptKill())
                        .sends("SCRIPT KILL")
                        .answers(OK)
                        .gives("OK"),
                row("scriptLoad", ScriptingCommands.scriptLoad(SCRIPT))
                        .sends("SCRIPT LOAD", SCRIPT)
                        .answers(bulk(SHA))
                        .gives(SHA));
    }

    @Test
    void missingArgumentsAreRefusedByNameBeforeTheyAreSent() {
        assertThatThrownBy(() -> ScriptingCommands.eval(SCRIPT, new byte[][] {null}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("EVAL: key");
        assertThatThrownBy(() -> ScriptingCommands.eval(SCRIPT, NONE, (byte[]) null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("EVAL: args must not be null");
        assertThatThrownBy(ScriptingCommands::scriptExists)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("SCRIPT EXISTS: shas must hold at least 1 element");
    }
}
