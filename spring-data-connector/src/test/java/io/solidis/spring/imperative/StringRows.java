package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.integer;
import static io.solidis.spring.imperative.Rows.b;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.BitFieldSubCommands;
import org.springframework.data.redis.connection.BitFieldSubCommands.BitFieldIncrBy.Overflow;
import org.springframework.data.redis.connection.BitFieldSubCommands.BitFieldType;
import org.springframework.data.redis.connection.BitFieldSubCommands.Offset;
import org.springframework.data.redis.connection.RedisStringCommands.BitOperation;
import org.springframework.data.redis.connection.RedisStringCommands.SetOption;
import org.springframework.data.redis.connection.SetCondition;
import org.springframework.data.redis.core.types.Expiration;

/** Strings and bitmaps. */
@SuppressWarnings("deprecation")
final class StringRows {

    private static final byte[] K = b("k");
    private static final byte[] V = b("v");
    private static final Expiration SECONDS = Expiration.seconds(9);
    private static final Expiration MILLIS = Expiration.milliseconds(1500);
    private static final Expiration AT = Expiration.unixTimestamp(1700, TimeUnit.SECONDS);
    private static final Expiration AT_MILLIS = Expiration.unixTimestamp(1700, TimeUnit.MILLISECONDS);
    private static final Expiration KEEP = Expiration.keepTtl();
    private static final Expiration NEVER = Expiration.persistent();

    private StringRows() {}

    static List<ScenarioRow> rows() {
        Rows rows = new Rows();
        values(rows);
        sets(rows);
        bits(rows);
        return rows.rows();
    }

    private static void values(Rows rows) {
        rows.add("GET k", bulk("v"), "'v'", c -> c.stringCommands().get(K))
                .add("GET k", NIL, NULL, "null", c -> c.stringCommands().get(K))
                .add("GETDEL k", bulk("v"), "'v'", c -> c.stringCommands().getDel(K))
                .add("GETEX k EX 9", bulk("v"), "'v'", c -> c.stringCommands().getEx(K, SECONDS))
                .add(
                        "GETEX k PX 1500",
                        bulk("v"),
                        "'v'",
                        c -> c.stringCommands().getEx(K, MILLIS))
                .add(
                        "GETEX k EXAT 1700",
                        bulk("v"),
                        "'v'",
                        c -> c.stringCommands().getEx(K, AT))
                .add(
                        "GETEX k PXAT 1700",
                        bulk("v"),
                        "'v'",
                        c -> c.stringCommands().getEx(K, AT_MILLIS))
                .add(
                        "GETEX k PERSIST",
                        bulk("v"),
                        "'v'",
                        c -> c.stringCommands().getEx(K, NEVER))
                .add("GET k", bulk("v"), "'v'", c -> c.stringCommands().getEx(K, KEEP))
                .add("GETSET k v", bulk("w"), "'w'", c -> c.stringCommands().getSet(K, V))
                .add(
                        "MGET k v",
                        array(bulk("1"), NIL),
                        array(bulk("1"), NULL),
                        "['1', null]",
                        c -> c.stringCommands().mGet(K, V))
                .add("INCR k", integer(2), "2", c -> c.stringCommands().incr(K))
                .add("INCRBY k 5", integer(7), "7", c -> c.stringCommands().incrBy(K, 5))
                .add(
                        "INCRBYFLOAT k 1.5",
                        bulk("8.5"),
                        "8.5",
                        c -> c.stringCommands().incrBy(K, 1.5))
                .add("DECR k", integer(-1), "-1", c -> c.stringCommands().decr(K))
                .add("DECRBY k 5", integer(-6), "-6", c -> c.stringCommands().decrBy(K, 5))
                .add("APPEND k v", integer(3), "3", c -> c.stringCommands().append(K, V))
                .add(
                        "GETRANGE k 1 -1",
                        bulk("al"),
                        "'al'",
                        c -> c.stringCommands().getRange(K, 1, -1))
                .status("SETRANGE k 4 v", integer(5), c -> c.stringCommands().setRange(K, V, 4))
                .add("STRLEN k", integer(5), "5", c -> c.stringCommands().strLen(K));
    }

    private static void sets(Rows rows) {
        rows.add("SET k v", OK, "true", c -> c.stringCommands().set(K, V))
                .add("SET k v", OK, "true", c -> c.stringCommands().set(K, V, SetCondition.upsert(), NEVER))
                .since41()
                .add(
                        "SET k v NX",
                        NIL,
                        NULL,
                        "false",
                        c -> c.stringCommands().set(K, V, SetCondition.ifAbsent(), NEVER))
                .since41()
                .add(
                        "SET k v XX EX 9",
                        OK,
                        "true",
                        c -> c.stringCommands().set(K, V, SetCondition.ifPresent(), SECONDS))
                .since41()
                .add(
                        "SET k v IFEQ old PX 1500",
                        NIL,
                        NULL,
                        "false",
                        c -> c.stringCommands().set(K, V, SetCondition.ifEquals(b("old")), MILLIS))
                .since41()
                .add(
                        "SET k v IFNE old EXAT 1700",
                        OK,
                        "true",
                        c -> c.stringCommands().set(K, V, SetCondition.ifNotEquals(b("old")), AT))
                .since41()
                .add(
                        "SET k v IFDEQ 00112233445566ff KEEPTTL",
                        OK,
                        "true",
                        c -> c.stringCommands().set(K, V, SetCondition.ifDigestEquals("00112233445566ff"), KEEP))
                .since41()
                .add(
                        "SET k v IFDNE 00112233445566ff PXAT 1700",
                        OK,
                        "true",
                        c -> c.stringCommands()
                                .set(K, V, SetCondition.ifDigestNotEquals("00112233445566ff"), AT_MILLIS))
                .since41()
                .add("SET k v NX EX 9", OK, "true", c -> c.stringCommands().set(K, V, SECONDS, SetOption.ifAbsent()))
                .add("SET k v XX KEEPTTL", OK, "true", c -> c.stringCommands().set(K, V, KEEP, SetOption.ifPresent()))
                .add("SET k v", OK, "true", c -> c.stringCommands().set(K, V, NEVER, SetOption.upsert()))
                .add(
                        "SET k v GET EX 9",
                        bulk("o"),
                        "'o'",
                        c -> c.stringCommands().setGet(K, V, SetCondition.upsert(), SECONDS))
                .since41()
                .add(
                        "SET k v XX GET",
                        NIL,
                        NULL,
                        "null",
                        c -> c.stringCommands().setGet(K, V, SetCondition.ifPresent(), NEVER))
                .since41()
                .add(
                        "SET k v GET PX 1500",
                        bulk("o"),
                        "'o'",
                        c -> c.stringCommands().setGet(K, V, MILLIS, SetOption.upsert()))
                .add("SETNX k v", integer(0), "false", c -> c.stringCommands().setNX(K, V))
                .add("SETEX k 9 v", OK, "true", c -> c.stringCommands().setEx(K, 9, V))
                .add("PSETEX k 9 v", OK, "true", c -> c.stringCommands().pSetEx(K, 9, V))
                .add("MSET k v a 1", OK, "true", c -> c.stringCommands().mSet(pairs()))
                .add(
                        "MSETNX k v a 1",
                        integer(0),
                        "false",
                        c -> c.stringCommands().mSetNX(pairs()));
    }

    private static void bits(Rows rows) {
        BitFieldSubCommands fields = BitFieldSubCommands.create()
                .get(BitFieldType.signed(5))
                .valueAt(2)
                .set(BitFieldType.unsigned(8))
                .valueAt(Offset.offset(3L).multipliedByTypeLength())
                .to(7)
                .incr(BitFieldType.INT_16)
                .valueAt(0)
                .overflow(Overflow.FAIL)
                .by(-1);
        rows.add("GETBIT k 7", integer(1), "true", c -> c.stringCommands().getBit(K, 7))
                .add(
                        "SETBIT k 7 1",
                        integer(0),
                        "false",
                        c -> c.stringCommands().setBit(K, 7, true))
                .add("BITCOUNT k", integer(3), "3", c -> c.stringCommands().bitCount(K))
                .add("BITCOUNT k 1 2", integer(3), "3", c -> c.stringCommands().bitCount(K, 1, 2))
                .add(
                        "BITFIELD k GET i5 2 SET u8 #3 7 OVERFLOW FAIL INCRBY i16 0 -1",
                        array(integer(1), integer(2), NIL),
                        array(integer(1), integer(2), NULL),
                        "[1, 2, null]",
                        c -> c.stringCommands().bitField(K, fields))
                .add("BITOP AND d k v", integer(1), "1", c -> c.stringCommands().bitOp(BitOperation.AND, b("d"), K, V))
                .add("BITOP NOT d k", integer(1), "1", c -> c.stringCommands().bitOp(BitOperation.NOT, b("d"), K))
                .add(
                        "BITOP DIFF1 d k v",
                        integer(1),
                        "1",
                        c -> c.stringCommands().bitOp(BitOperation.DIFF1, b("d"), K, V))
                .since41()
                .add("BITPOS k 1", integer(-1), "-1", c -> c.stringCommands().bitPos(K, true, Range.unbounded()))
                .add(
                        "BITPOS k 0 2",
                        integer(9),
                        "9",
                        c -> c.stringCommands().bitPos(K, false, Range.rightUnbounded(Range.Bound.inclusive(2L))))
                .add("BITPOS k 0 2 5", integer(9), "9", c -> c.stringCommands().bitPos(K, false, Range.closed(2L, 5L)));
    }

    private static Map<byte[], byte[]> pairs() {
        Map<byte[], byte[]> pairs = new LinkedHashMap<>();
        pairs.put(K, V);
        pairs.put(b("a"), b("1"));
        return pairs;
    }
}
