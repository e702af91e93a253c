package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.set;
import static io.solidis.spring.imperative.Rows.b;

import java.util.List;

/** Sets, and HyperLogLogs. */
final class SetRows {

    private static final byte[] K = b("k");
    private static final byte[] T = b("t");
    private static final byte[] A = b("a");
    private static final String RESP2 = bulks("b", "a");
    private static final String RESP3 = set(bulk("b"), bulk("a"));

    private SetRows() {}

    static List<ScenarioRow> rows() {
        return new Rows()
                .add("SADD k a t", integer(2), "2", c -> c.setCommands().sAdd(K, A, T))
                .add("SREM k a t", integer(1), "1", c -> c.setCommands().sRem(K, A, T))
                .add("SPOP k", NIL, NULL, "null", c -> c.setCommands().sPop(K))
                .add(
                        "SPOP k 2",
                        RESP2,
                        RESP3,
                        "['b', 'a']",
                        c -> c.setCommands().sPop(K, 2))
                .add("SMOVE k t a", integer(0), "false", c -> c.setCommands().sMove(K, T, A))
                .add("SCARD k", integer(2), "2", c -> c.setCommands().sCard(K))
                .add("SISMEMBER k a", integer(1), "true", c -> c.setCommands().sIsMember(K, A))
                .add(
                        "SMISMEMBER k a t",
                        array(integer(1), integer(0)),
                        "[true, false]",
                        c -> c.setCommands().sMIsMember(K, A, T))
                .add(
                        "SDIFF k t",
                        RESP2,
                        RESP3,
                        "{'b', 'a'}",
                        c -> c.setCommands().sDiff(K, T))
                .add("SDIFFSTORE a k t", integer(2), "2", c -> c.setCommands().sDiffStore(A, K, T))
                .add(
                        "SINTER k t",
                        RESP2,
                        RESP3,
                        "{'b', 'a'}",
                        c -> c.setCommands().sInter(K, T))
                .add("SINTERSTORE a k t", integer(2), "2", c -> c.setCommands().sInterStore(A, K, T))
                .add("SINTERCARD 2 k t", integer(2), "2", c -> c.setCommands().sInterCard(K, T))
                .add(
                        "SUNION k t",
                        RESP2,
                        RESP3,
                        "{'b', 'a'}",
                        c -> c.setCommands().sUnion(K, T))
                .add("SUNIONSTORE a k t", integer(2), "2", c -> c.setCommands().sUnionStore(A, K, T))
                .add(
                        "SMEMBERS k",
                        RESP2,
                        RESP3,
                        "{'b', 'a'}",
                        c -> c.setCommands().sMembers(K))
                .add("SMEMBERS k", array(), set(), "{}", c -> c.setCommands().sMembers(K))
                .add("SRANDMEMBER k", bulk("a"), "'a'", c -> c.setCommands().sRandMember(K))
                .add(
                        "SRANDMEMBER k -2",
                        bulks("a", "a"),
                        "['a', 'a']",
                        c -> c.setCommands().sRandMember(K, -2))
                .add(
                        "PFADD k a t",
                        integer(1),
                        "1",
                        c -> c.hyperLogLogCommands().pfAdd(K, A, T))
                .add(
                        "PFCOUNT k t",
                        integer(9),
                        "9",
                        c -> c.hyperLogLogCommands().pfCount(K, T))
                .status("PFMERGE a k t", OK, c -> c.hyperLogLogCommands().pfMerge(A, K, T))
                .rows();
    }
}
