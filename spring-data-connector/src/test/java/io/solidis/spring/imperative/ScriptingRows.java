package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.status;
import static io.solidis.spring.imperative.Rows.b;

import java.util.List;
import org.springframework.data.redis.connection.ReturnType;

/** Scripts and what they return, read as asked for. */
final class ScriptingRows {

    private static final byte[] S = b("s");
    private static final byte[] K = b("k");
    private static final byte[] A = b("a");

    private ScriptingRows() {}

    static List<ScenarioRow> rows() {
        String nested = array(bulk("x"), integer(1), array(status("OK"), NIL));
        String nested3 = array(bulk("x"), integer(1), array(status("OK"), NULL));
        return new Rows()
                .status("SCRIPT FLUSH", OK, c -> c.scriptingCommands().scriptFlush())
                .add(
                        "SCRIPT LOAD s",
                        bulk("abc"),
                        "\"abc\"",
                        c -> c.scriptingCommands().scriptLoad(S))
                .add(
                        "SCRIPT EXISTS x y",
                        array(integer(1), integer(0)),
                        "[true, false]",
                        c -> c.scriptingCommands().scriptExists("x", "y"))
                .add("EVAL s 1 k a", integer(7), "7", c -> c.scriptingCommands().eval(S, ReturnType.INTEGER, 1, K, A))
                .add("EVAL s 0", integer(1), "true", c -> c.scriptingCommands().eval(S, ReturnType.BOOLEAN, 0))
                .add("EVAL s 0", NIL, NULL, "false", c -> c.scriptingCommands().eval(S, ReturnType.BOOLEAN, 0))
                .add("EVAL s 0 a", OK, "\"OK\"", c -> c.scriptingCommands().eval(S, ReturnType.STATUS, 0, A))
                .add("EVAL s 0", bulk("v"), "'v'", c -> c.scriptingCommands().eval(S, ReturnType.VALUE, 0))
                .add("EVAL s 0", NIL, NULL, "null", c -> c.scriptingCommands().eval(S, ReturnType.VALUE, 0))
                .add(
                        "EVAL s 0",
                        nested,
                        nested3,
                        "['x', 1, ['OK', null]]",
                        c -> c.scriptingCommands().eval(S, ReturnType.MULTI, 0))
                .add("EVAL s 0", bulk("v"), "['v']", c -> c.scriptingCommands().eval(S, ReturnType.MULTI, 0))
                .add(
                        "EVALSHA abc 1 k",
                        integer(7),
                        "7",
                        c -> c.scriptingCommands().evalSha("abc", ReturnType.INTEGER, 1, K))
                .add(
                        "EVALSHA abc 1 k",
                        bulk("v"),
                        "'v'",
                        c -> c.scriptingCommands().evalSha(b("abc"), ReturnType.VALUE, 1, K))
                .rows();
    }
}
