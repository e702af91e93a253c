package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.spring.imperative.Rows.b;

import java.util.List;
import org.springframework.data.redis.connection.RedisListCommands.Direction;
import org.springframework.data.redis.connection.RedisListCommands.Position;

/** Lists. */
final class ListRows {

    private static final byte[] K = b("k");
    private static final byte[] T = b("t");
    private static final byte[] A = b("a");

    private ListRows() {}

    static List<ScenarioRow> rows() {
        return new Rows()
                .add("RPUSH k a t", integer(2), "2", c -> c.listCommands().rPush(K, A, T))
                .add("LPOS k a", integer(3), "3", c -> c.listCommands().lPos(K, A))
                .add("LPOS k a", integer(3), "[3]", c -> c.listCommands().lPos(K, A, null, null))
                .add("LPOS k a RANK -1", NIL, NULL, "[]", c -> c.listCommands().lPos(K, A, -1, null))
                .add(
                        "LPOS k a RANK 1 COUNT 0",
                        array(integer(0), integer(2)),
                        "[0, 2]",
                        c -> c.listCommands().lPos(K, A, 1, 0))
                .add("LPUSH k a", integer(1), "1", c -> c.listCommands().lPush(K, A))
                .add("RPUSHX k a", integer(0), "0", c -> c.listCommands().rPushX(K, A))
                .add("LPUSHX k a", integer(0), "0", c -> c.listCommands().lPushX(K, A))
                .add("LLEN k", integer(4), "4", c -> c.listCommands().lLen(K))
                .add(
                        "LRANGE k 0 -1",
                        bulks("a", "b", "a"),
                        "['a', 'b', 'a']",
                        c -> c.listCommands().lRange(K, 0, -1))
                .add("LRANGE k 0 -1", array(), "[]", c -> c.listCommands().lRange(K, 0, -1))
                .status("LTRIM k 1 2", OK, c -> c.listCommands().lTrim(K, 1, 2))
                .add("LINDEX k 2", NIL, NULL, "null", c -> c.listCommands().lIndex(K, 2))
                .add(
                        "LINSERT k BEFORE a t",
                        integer(3),
                        "3",
                        c -> c.listCommands().lInsert(K, Position.BEFORE, A, T))
                .add(
                        "LINSERT k AFTER a t",
                        integer(-1),
                        "-1",
                        c -> c.listCommands().lInsert(K, Position.AFTER, A, T))
                .add(
                        "LMOVE k t LEFT RIGHT",
                        bulk("a"),
                        "'a'",
                        c -> c.listCommands().lMove(K, T, Direction.LEFT, Direction.RIGHT))
                .add(
                        "BLMOVE k t RIGHT LEFT 1.5",
                        bulk("a"),
                        "'a'",
                        c -> c.listCommands().bLMove(K, T, Direction.RIGHT, Direction.LEFT, 1.5))
                .status("LSET k 1 a", OK, c -> c.listCommands().lSet(K, 1, A))
                .add("LREM k -2 a", integer(2), "2", c -> c.listCommands().lRem(K, -2, A))
                .add("LPOP k", bulk("a"), "'a'", c -> c.listCommands().lPop(K))
                .add(
                        "LPOP k 2",
                        bulks("a", "b"),
                        "['a', 'b']",
                        c -> c.listCommands().lPop(K, 2))
                .add("RPOP k", NIL, NULL, "null", c -> c.listCommands().rPop(K))
                .add("RPOP k 2", bulks("a"), "['a']", c -> c.listCommands().rPop(K, 2))
                .add(
                        "BLPOP k t 3",
                        bulks("t", "v"),
                        "['t', 'v']",
                        c -> c.listCommands().bLPop(3, K, T))
                .add("BLPOP k 1", NIL_ARRAY, NULL, "null", c -> c.listCommands().bLPop(1, K))
                .add(
                        "BRPOP k 0",
                        bulks("k", "v"),
                        "['k', 'v']",
                        c -> c.listCommands().bRPop(0, K))
                .add("RPOPLPUSH k t", bulk("a"), "'a'", c -> c.listCommands().rPopLPush(K, T))
                .add(
                        "BRPOPLPUSH k t 2",
                        NIL,
                        NULL,
                        "null",
                        c -> c.listCommands().bRPopLPush(2, K, T))
                .rows();
    }
}
