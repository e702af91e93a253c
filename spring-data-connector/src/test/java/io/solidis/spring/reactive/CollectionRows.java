package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.array;
import static io.solidis.spring.reactive.Plain.buf;
import static io.solidis.spring.reactive.Plain.bufs;
import static io.solidis.spring.reactive.Plain.bulk;

import io.solidis.spring.reactive.ReactiveRow.Rows;
import java.time.Duration;
import java.util.List;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.ReactiveListCommands.BPopCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.BRPopLPushCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.Direction;
import org.springframework.data.redis.connection.ReactiveListCommands.LIndexCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.LInsertCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.LMoveCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.LPosCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.LRemCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.LSetCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.PopCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.PushCommand;
import org.springframework.data.redis.connection.ReactiveListCommands.RPopLPushCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyScanCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.RangeCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SAddCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SDiffCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SDiffStoreCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SInterCardCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SInterCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SInterStoreCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SIsMemberCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SMIsMemberCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SMoveCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SPopCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SRandMembersCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SRemCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SUnionCommand;
import org.springframework.data.redis.connection.ReactiveSetCommands.SUnionStoreCommand;
import org.springframework.data.redis.core.ScanOptions;

/** Lists and sets. */
final class CollectionRows {

    private static final KeyCommand KEY = new KeyCommand(buf("k"));
    private static final RangeCommand RANGE = RangeCommand.key(buf("k")).within(Range.closed(1L, 3L));
    private static final KeyScanCommand SCAN = KeyScanCommand.key(buf("k"))
            .withOptions(ScanOptions.scanOptions().match("a*").build());

    private CollectionRows() {}

    static List<ReactiveRow> lists() {
        LMoveCommand move = LMoveCommand.from(buf("k"), Direction.LEFT).to(buf("t"), Direction.RIGHT);
        return new Rows()
                .each(
                        (c, in) -> c.listCommands().push(in),
                        PushCommand.right().values(bufs("a", "b")).to(buf("k")),
                        "RPUSH k a b",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.listCommands().push(in),
                        PushCommand.left().value(buf("a")).to(buf("k")),
                        "LPUSH k a",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.listCommands().push(in),
                        PushCommand.right().value(buf("a")).to(buf("k")).ifExists(),
                        "RPUSHX k a",
                        0L,
                        "0")
                .each(
                        (c, in) -> c.listCommands().push(in),
                        PushCommand.left().value(buf("a")).to(buf("k")).ifExists(),
                        "LPUSHX k a",
                        0L,
                        "0")
                .each((c, in) -> c.listCommands().lLen(in), KEY, "LLEN k", 2L, "2")
                .each((c, in) -> c.listCommands().lRange(in), RANGE, "LRANGE k 1 3", array("a", "b"), "<a | b>")
                .each((c, in) -> c.listCommands().lTrim(in), RANGE, "LTRIM k 1 3", "OK", "true")
                .each(
                        (c, in) -> c.listCommands().lPos(in),
                        LPosCommand.lPosOf(buf("a")).from(buf("k")).rank(2).count(3),
                        "LPOS k a RANK 2 COUNT 3",
                        array(1L, 4L),
                        "1 | 4")
                .each(
                        (c, in) -> c.listCommands().lPos(in),
                        LPosCommand.lPosOf(buf("a")).from(buf("k")),
                        "LPOS k a",
                        null,
                        "")
                .each(
                        (c, in) -> c.listCommands().lIndex(in),
                        LIndexCommand.elementAt(2).from(buf("k")),
                        "LINDEX k 2",
                        null,
                        "")
                .each(
                        (c, in) -> c.listCommands().lInsert(in),
                        LInsertCommand.value(buf("v")).before(buf("p")).forKey(buf("k")),
                        "LINSERT k BEFORE p v",
                        3L,
                        "3")
                .each((c, in) -> c.listCommands().lMove(in), move, "LMOVE k t LEFT RIGHT", bulk("v"), "v")
                .each(
                        (c, in) -> c.listCommands().bLMove(in),
                        move.timeout(Duration.ofMillis(1500)),
                        "BLMOVE k t LEFT RIGHT 1.5",
                        bulk("v"),
                        "v")
                .each(
                        (c, in) -> c.listCommands().lSet(in),
                        LSetCommand.elementAt(2).to(buf("v")).forKey(buf("k")),
                        "LSET k 2 v",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.listCommands().lRem(in),
                        LRemCommand.last(2).occurrencesOf(buf("v")).from(buf("k")),
                        "LREM k -2 v",
                        2L,
                        "2")
                .each((c, in) -> c.listCommands().pop(in), PopCommand.right().from(buf("k")), "RPOP k", bulk("v"), "v")
                .each((c, in) -> c.listCommands().pop(in), PopCommand.left().from(buf("k")), "LPOP k", null, "")
                .each(
                        (c, in) -> c.listCommands().popList(in),
                        PopCommand.right().from(buf("k")).count(2),
                        "RPOP k 2",
                        array("a", "b"),
                        "<a | b>")
                .each(
                        (c, in) -> c.listCommands().popList(in),
                        PopCommand.left().from(buf("k")).count(2),
                        "LPOP k 2",
                        null,
                        "<>")
                .each(
                        (c, in) -> c.listCommands().bPop(in),
                        BPopCommand.right().from(bufs("a", "b")).blockingFor(Duration.ofSeconds(2)),
                        "BRPOP a b 2",
                        array("a", "v"),
                        "a:v")
                .each(
                        (c, in) -> c.listCommands().bPop(in),
                        BPopCommand.left().from(bufs("a")).blockingFor(Duration.ofSeconds(2)),
                        "BLPOP a 2",
                        null,
                        "")
                .each(
                        (c, in) -> c.listCommands().rPopLPush(in),
                        RPopLPushCommand.from(buf("k")).to(buf("t")),
                        "RPOPLPUSH k t",
                        bulk("v"),
                        "v")
                .each(
                        (c, in) -> c.listCommands().bRPopLPush(in),
                        BRPopLPushCommand.from(buf("k")).to(buf("t")).blockingFor(Duration.ofSeconds(1)),
                        "BRPOPLPUSH k t 1",
                        null,
                        "")
                .rows();
    }

    static List<ReactiveRow> sets() {
        return new Rows()
                .each(
                        (c, in) -> c.setCommands().sAdd(in),
                        SAddCommand.values(bufs("a", "b")).to(buf("k")),
                        "SADD k a b",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.setCommands().sRem(in),
                        SRemCommand.value(buf("a")).from(buf("k")),
                        "SREM k a",
                        1L,
                        "1")
                .one(
                        c -> c.setCommands().sPop(SPopCommand.members(2).from(buf("k"))),
                        "SPOP k 2",
                        array("a", "b"),
                        "a | b")
                .each((c, in) -> c.setCommands().sPop(in), KEY, "SPOP k", null, "")
                .each(
                        (c, in) -> c.setCommands().sMove(in),
                        SMoveCommand.value(buf("v")).from(buf("k")).to(buf("t")),
                        "SMOVE k t v",
                        1L,
                        "true")
                .each((c, in) -> c.setCommands().sCard(in), KEY, "SCARD k", 2L, "2")
                .each(
                        (c, in) -> c.setCommands().sIsMember(in),
                        SIsMemberCommand.value(buf("v")).of(buf("k")),
                        "SISMEMBER k v",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.setCommands().sMIsMember(in),
                        SMIsMemberCommand.values(bufs("a", "b")).of(buf("k")),
                        "SMISMEMBER k a b",
                        array(1L, 0L),
                        "[true,false]")
                .each(
                        (c, in) -> c.setCommands().sInter(in),
                        SInterCommand.keys(bufs("a", "b")),
                        "SINTER a b",
                        array("x"),
                        "<x>")
                .each(
                        (c, in) -> c.setCommands().sInterStore(in),
                        SInterStoreCommand.keys(bufs("a", "b")).storeAt(buf("d")),
                        "SINTERSTORE d a b",
                        1L,
                        "1")
                .each(
                        (c, in) -> c.setCommands().sInterCard(in),
                        SInterCardCommand.keys(bufs("a", "b")),
                        "SINTERCARD 2 a b",
                        1L,
                        "1")
                .each(
                        (c, in) -> c.setCommands().sUnion(in),
                        SUnionCommand.keys(bufs("a", "b")),
                        "SUNION a b",
                        array("x"),
                        "<x>")
                .each(
                        (c, in) -> c.setCommands().sUnionStore(in),
                        SUnionStoreCommand.keys(bufs("a", "b")).storeAt(buf("d")),
                        "SUNIONSTORE d a b",
                        1L,
                        "1")
                .each(
                        (c, in) -> c.setCommands().sDiff(in),
                        SDiffCommand.keys(bufs("a", "b")),
                        "SDIFF a b",
                        array("x"),
                        "<x>")
                .each(
                        (c, in) -> c.setCommands().sDiffStore(in),
                        SDiffStoreCommand.keys(bufs("a", "b")).storeAt(buf("d")),
                        "SDIFFSTORE d a b",
                        1L,
                        "1")
                .each((c, in) -> c.setCommands().sMembers(in), KEY, "SMEMBERS k", array("x", "y"), "<x | y>")
                .each(
                        (c, in) -> c.setCommands().sScan(in),
                        SCAN,
                        "SSCAN k 0 MATCH a*",
                        array("0", array("a1", "a2")),
                        "<a1 | a2>")
                .each(
                        (c, in) -> c.setCommands().sRandMember(in),
                        SRandMembersCommand.valueCount(2).from(buf("k")),
                        "SRANDMEMBER k 2",
                        array("x", "y"),
                        "<x | y>")
                .each(
                        (c, in) -> c.setCommands().sRandMember(in),
                        SRandMembersCommand.singleValue().from(buf("k")),
                        "SRANDMEMBER k 1",
                        array("x"),
                        "<x>")
                .rows();
    }
}
