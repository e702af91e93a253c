package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.array;
import static io.solidis.spring.reactive.Plain.buf;
import static io.solidis.spring.reactive.Plain.bufs;
import static io.solidis.spring.reactive.Plain.bulk;

import io.solidis.spring.reactive.ReactiveRow.Rows;
import java.util.List;
import java.util.Map;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.BitFieldSubCommands;
import org.springframework.data.redis.connection.ReactiveNumberCommands.DecrByCommand;
import org.springframework.data.redis.connection.ReactiveNumberCommands.HIncrByCommand;
import org.springframework.data.redis.connection.ReactiveNumberCommands.IncrByCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.RangeCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.AppendCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.BitCountCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.BitFieldCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.BitOpCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.GetBitCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.GetExCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.MSetCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.SetBitCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.SetCommand;
import org.springframework.data.redis.connection.ReactiveStringCommands.SetRangeCommand;
import org.springframework.data.redis.connection.RedisStringCommands.BitOperation;
import org.springframework.data.redis.connection.ReturnType;
import org.springframework.data.redis.connection.SetCondition;
import org.springframework.data.redis.core.types.Expiration;

/** Strings, bitmaps, counters and scripts. */
final class StringRows {

    private static final KeyCommand KEY = new KeyCommand(buf("k"));
    private static final SetCommand SET = SetCommand.set(buf("k")).value(buf("v"));

    private StringRows() {}

    static List<ReactiveRow> strings() {
        return new Rows()
                .each((c, in) -> c.stringCommands().set(in), SET, "SET k v", "OK", "true")
                .each(
                        (c, in) -> c.stringCommands().set(in),
                        SET.withCondition(SetCondition.ifAbsent()).expiring(Expiration.seconds(5)),
                        "SET k v NX EX 5",
                        null,
                        "false")
                .each(
                        (c, in) -> c.stringCommands().set(in),
                        SET.expiring(Expiration.keepTtl()),
                        "SET k v KEEPTTL",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.stringCommands().setGet(in),
                        SET.withCondition(SetCondition.ifPresent()),
                        "SET k v XX GET",
                        bulk("old"),
                        "old")
                .each((c, in) -> c.stringCommands().setGet(in), SET, "SET k v GET", null, "")
                .each((c, in) -> c.stringCommands().get(in), KEY, "GET k", bulk("v"), "v")
                .each((c, in) -> c.stringCommands().get(in), KEY, "GET k", null, "absent")
                .each((c, in) -> c.stringCommands().getDel(in), KEY, "GETDEL k", bulk("v"), "v")
                .each((c, in) -> c.stringCommands().getDel(in), KEY, "GETDEL k", null, "absent")
                .each(
                        (c, in) -> c.stringCommands().getEx(in),
                        GetExCommand.key(buf("k")).withExpiration(Expiration.milliseconds(5)),
                        "GETEX k PX 5",
                        bulk("v"),
                        "v")
                .each(
                        (c, in) -> c.stringCommands().getEx(in),
                        GetExCommand.key(buf("k")).withExpiration(Expiration.persistent()),
                        "GETEX k PERSIST",
                        null,
                        "absent")
                .each((c, in) -> c.stringCommands().getSet(in), SET, "GETSET k v", bulk("old"), "old")
                .each((c, in) -> c.stringCommands().getSet(in), SET, "GETSET k v", null, "absent")
                .each((c, in) -> c.stringCommands().mGet(in), bufs("a", "b"), "MGET a b", array("1", null), "[1,null]")
                .each((c, in) -> c.stringCommands().setNX(in), SET, "SETNX k v", 0L, "false")
                .each(
                        (c, in) -> c.stringCommands().setEX(in),
                        SET.expiring(Expiration.seconds(5)),
                        "SETEX k 5 v",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.stringCommands().pSetEX(in),
                        SET.expiring(Expiration.milliseconds(5)),
                        "PSETEX k 5 v",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.stringCommands().mSet(in),
                        MSetCommand.mset(Map.of(buf("k"), buf("v"))),
                        "MSET k v",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.stringCommands().mSetNX(in),
                        MSetCommand.mset(Map.of(buf("k"), buf("v"))),
                        "MSETNX k v",
                        0L,
                        "false")
                .each(
                        (c, in) -> c.stringCommands().append(in),
                        AppendCommand.key(buf("k")).append(buf("v")),
                        "APPEND k v",
                        4L,
                        "4")
                .each(
                        (c, in) -> c.stringCommands().getRange(in),
                        RangeCommand.key(buf("k")).within(Range.rightOpen(1L, 4L)),
                        "GETRANGE k 1 3",
                        bulk("abc"),
                        "abc")
                .each(
                        (c, in) -> c.stringCommands().getRange(in),
                        RangeCommand.key(buf("k")),
                        "GETRANGE k 0 -1",
                        bulk(""),
                        "")
                .each(
                        (c, in) -> c.stringCommands().setRange(in),
                        SetRangeCommand.overwrite(buf("k")).withValue(buf("v")).atPosition(3),
                        "SETRANGE k 3 v",
                        4L,
                        "4")
                .each(
                        (c, in) -> c.stringCommands().getBit(in),
                        GetBitCommand.bit(buf("k")).atOffset(3),
                        "GETBIT k 3",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.stringCommands().setBit(in),
                        SetBitCommand.bit(buf("k")).atOffset(3).to(true),
                        "SETBIT k 3 1",
                        0L,
                        "false")
                .each(
                        (c, in) -> c.stringCommands().bitCount(in),
                        BitCountCommand.bitCount(buf("k")),
                        "BITCOUNT k",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.stringCommands().bitCount(in),
                        BitCountCommand.bitCount(buf("k")).within(Range.closed(1L, 2L)),
                        "BITCOUNT k 1 2",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.stringCommands().bitCount(in),
                        BitCountCommand.bitCount(buf("k")).within(Range.open(1L, 2L)),
                        "BITCOUNT k 1 2",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.stringCommands().bitField(in),
                        BitFieldCommand.bitField(buf("k"))
                                .commands(BitFieldSubCommands.create()
                                        .get(BitFieldSubCommands.BitFieldType.unsigned(4))
                                        .valueAt(0)),
                        "BITFIELD k GET u4 0",
                        array(7L),
                        "[7]")
                .each(
                        (c, in) -> c.stringCommands().bitOp(in),
                        BitOpCommand.perform(BitOperation.AND)
                                .onKeys(bufs("a", "b"))
                                .andSaveAs(buf("d")),
                        "BITOP AND d a b",
                        1L,
                        "1")
                .one(c -> c.stringCommands().bitPos(buf("k"), true, Range.closed(1L, 2L)), "BITPOS k 1 1 2", 9L, "9")
                .each((c, in) -> c.stringCommands().strLen(in), KEY, "STRLEN k", 3L, "3")
                .rows();
    }

    static List<ReactiveRow> numbers() {
        return new Rows()
                .each((c, in) -> c.numberCommands().incr(in), KEY, "INCR k", 2L, "2")
                .each(
                        (c, in) -> c.numberCommands().incrBy(in),
                        IncrByCommand.<Integer>incr(buf("k")).by(3),
                        "INCRBY k 3",
                        5L,
                        "5")
                .each(
                        (c, in) -> c.numberCommands().incrBy(in),
                        IncrByCommand.<Double>incr(buf("k")).by(1.5),
                        "INCRBYFLOAT k 1.5",
                        bulk("2.5"),
                        "2.5")
                .each((c, in) -> c.numberCommands().decr(in), KEY, "DECR k", 1L, "1")
                .each(
                        (c, in) -> c.numberCommands().decrBy(in),
                        DecrByCommand.<Long>decr(buf("k")).by(3L),
                        "DECRBY k 3",
                        -1L,
                        "-1")
                .each(
                        (c, in) -> c.numberCommands().decrBy(in),
                        DecrByCommand.<Float>decr(buf("k")).by(1.5f),
                        "INCRBYFLOAT k -1.5",
                        bulk("2.5"),
                        "2.5")
                .each(
                        (c, in) -> c.numberCommands().hIncrBy(in),
                        HIncrByCommand.<Long>incr(buf("f")).by(3L).forKey(buf("k")),
                        "HINCRBY k f 3",
                        5L,
                        "5")
                .each(
                        (c, in) -> c.numberCommands().hIncrBy(in),
                        HIncrByCommand.<Double>incr(buf("f")).by(1.5).forKey(buf("k")),
                        "HINCRBYFLOAT k f 1.5",
                        bulk("2.5"),
                        "2.5")
                .rows();
    }

    static List<ReactiveRow> scripts() {
        return new Rows()
                .one(c -> c.scriptingCommands().scriptFlush(), "SCRIPT FLUSH", "OK", "OK")
                .one(c -> c.scriptingCommands().scriptKill(), "SCRIPT KILL", "OK", "OK")
                .one(c -> c.scriptingCommands().scriptLoad(buf("return 1")), "SCRIPT LOAD return 1", bulk("abc"), "abc")
                .one(
                        c -> c.scriptingCommands().scriptExists(List.of("a", "b")),
                        "SCRIPT EXISTS a b",
                        array(1L, 0L),
                        "true | false")
                .one(
                        c -> c.scriptingCommands().eval(buf("s"), ReturnType.VALUE, 1, buf("k"), buf("v")),
                        "EVAL s 1 k v",
                        bulk("x"),
                        "x")
                .one(c -> c.scriptingCommands().eval(buf("s"), ReturnType.BOOLEAN, 0), "EVAL s 0", null, "false")
                .one(c -> c.scriptingCommands().eval(buf("s"), ReturnType.STATUS, 0), "EVAL s 0", "OK", "OK")
                .one(
                        c -> c.scriptingCommands().eval(buf("s"), ReturnType.MULTI, 0),
                        "EVAL s 0",
                        array("a", null, 1L, array("b")),
                        "[a,null,1,[b]]")
                .one(
                        c -> c.scriptingCommands().evalSha("abc", ReturnType.INTEGER, 1, buf("k")),
                        "EVALSHA abc 1 k",
                        7L,
                        "7")
                .one(c -> c.scriptingCommands().evalSha("abc", ReturnType.VALUE, 0), "EVALSHA abc 0", null, "")
                .rows();
    }
}
