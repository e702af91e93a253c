package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bool;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.real;
import static io.solidis.command.RespText.set;
import static io.solidis.command.RespText.status;
import static io.solidis.spring.imperative.Rows.b;

import java.util.List;

/** What stands on the connection itself: generic commands, and those of its own group. */
final class ConnectionRows {

    private ConnectionRows() {}

    static List<ScenarioRow> rows() {
        return new Rows()
                .add("PING", status("PONG"), "\"PONG\"", c -> c.ping())
                .add("ECHO hi", bulk("hi"), "'hi'", c -> c.echo(b("hi")))
                .add("PUBLISH ch m", integer(2), "2", c -> c.publish(b("ch"), b("m")))
                .add("GET k", bulk("v"), "'v'", c -> c.execute("get", b("k")))
                .add("GET k", NIL, NULL, "null", c -> c.execute("GET", b("k")))
                .add("SET k v", OK, "'OK'", c -> c.execute("SET", b("k"), b("v")))
                .add("TTL k", integer(-1), "-1", c -> c.execute("TTL", b("k")))
                .add(
                        "MGET a b",
                        array(bulk("1"), NIL),
                        array(bulk("1"), NULL),
                        "['1', null]",
                        c -> c.execute("MGET", b("a"), b("b")))
                .add(
                        "SMEMBERS k",
                        bulks("a", "b"),
                        set(bulk("a"), bulk("b")),
                        "['a', 'b']",
                        c -> c.execute("SMEMBERS", b("k")))
                .add(
                        "HGETALL k",
                        bulks("f", "v"),
                        map(bulk("f"), bulk("v")),
                        "['f', 'v']",
                        c -> c.execute("HGETALL", b("k")))
                .add("ZSCORE k m", bulk("2"), real("2"), "'2'", c -> c.execute("ZSCORE", b("k"), b("m")))
                .add("ZSCORE k n", bulk("1.5"), real("1.5"), "'1.5'", c -> c.execute("ZSCORE", b("k"), b("n")))
                .add("ZSCORE k o", bulk("inf"), real("inf"), "'inf'", c -> c.execute("ZSCORE", b("k"), b("o")))
                .add("MY.FLAG", integer(1), bool(true), "1", c -> c.execute("MY.FLAG"))
                .add(
                        "MY.TREE",
                        array(array(integer(1), bulk("x")), status("s")),
                        "[[1, 'x'], 's']",
                        c -> c.execute("MY.TREE"))
                .add(
                        "CONFIG GET x",
                        bulks("x", "1"),
                        map(bulk("x"), bulk("1")),
                        "['x', '1']",
                        c -> c.execute("CONFIG GET", b("x")))
                .rows();
    }
}
