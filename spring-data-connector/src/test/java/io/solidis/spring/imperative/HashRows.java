package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.spring.imperative.Rows.b;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.springframework.data.redis.connection.ExpirationOptions.Condition;
import org.springframework.data.redis.connection.RedisHashCommands.HashFieldSetOption;
import org.springframework.data.redis.core.types.Expiration;

/** Hashes and the expiry of their fields. */
final class HashRows {

    private static final byte[] K = b("k");
    private static final byte[] F = b("f");
    private static final byte[] G = b("g");
    private static final byte[] V = b("v");

    private HashRows() {}

    static List<ScenarioRow> rows() {
        Rows rows = new Rows();
        fields(rows);
        wholes(rows);
        expiry(rows);
        return rows.rows();
    }

    private static void fields(Rows rows) {
        rows.add("HSET k f v", integer(0), "false", c -> c.hashCommands().hSet(K, F, V))
                .add("HSETNX k f v", integer(1), "true", c -> c.hashCommands().hSetNX(K, F, V))
                .add("HGET k f", bulk("v"), "'v'", c -> c.hashCommands().hGet(K, F))
                .add(
                        "HMGET k f g",
                        array(bulk("v"), NIL),
                        array(bulk("v"), NULL),
                        "['v', null]",
                        c -> c.hashCommands().hMGet(K, F, G))
                .status("HMSET k g 1 f 2", OK, c -> c.hashCommands().hMSet(K, pairs()))
                .add("HINCRBY k f -3", integer(4), "4", c -> c.hashCommands().hIncrBy(K, F, -3))
                .add(
                        "HINCRBYFLOAT k f 0.5",
                        bulk("4.5"),
                        "4.5",
                        c -> c.hashCommands().hIncrBy(K, F, 0.5))
                .add("HEXISTS k f", integer(1), "true", c -> c.hashCommands().hExists(K, F))
                .add("HDEL k f g", integer(1), "1", c -> c.hashCommands().hDel(K, F, G))
                .add("HSTRLEN k f", integer(5), "5", c -> c.hashCommands().hStrLen(K, F));
    }

    private static void wholes(Rows rows) {
        String flat = bulks("g", "1", "f", "2");
        String map = map(bulk("g"), bulk("1"), bulk("f"), bulk("2"));
        String pairs = array(bulks("g", "1"), bulks("f", "2"));
        rows.add("HLEN k", integer(2), "2", c -> c.hashCommands().hLen(K))
                .add(
                        "HKEYS k",
                        bulks("g", "f"),
                        "{'g', 'f'}",
                        c -> c.hashCommands().hKeys(K))
                .add(
                        "HVALS k",
                        bulks("1", "1"),
                        "['1', '1']",
                        c -> c.hashCommands().hVals(K))
                .add(
                        "HGETALL k",
                        flat,
                        map,
                        "{'g'='1', 'f'='2'}",
                        c -> c.hashCommands().hGetAll(K))
                .add("HGETALL k", array(), map(), "{}", c -> c.hashCommands().hGetAll(K))
                .add("HRANDFIELD k", bulk("f"), "'f'", c -> c.hashCommands().hRandField(K))
                .add(
                        "HRANDFIELD k 2",
                        bulks("f", "g"),
                        "['f', 'g']",
                        c -> c.hashCommands().hRandField(K, 2))
                .add(
                        "HRANDFIELD k 1 WITHVALUES",
                        bulks("f", "2"),
                        array(bulks("f", "2")),
                        "'f'='2'",
                        c -> c.hashCommands().hRandFieldWithValues(K))
                .add(
                        "HRANDFIELD k 1 WITHVALUES",
                        array(),
                        array(),
                        "null",
                        c -> c.hashCommands().hRandFieldWithValues(K))
                .add(
                        "HRANDFIELD k 2 WITHVALUES",
                        flat,
                        pairs,
                        "['g'='1', 'f'='2']",
                        c -> c.hashCommands().hRandFieldWithValues(K, 2));
    }

    private static void expiry(Rows rows) {
        String codes = array(integer(1), integer(-2));
        rows.add(
                        "HEXPIRE k 9 FIELDS 2 f g",
                        codes,
                        "[1, -2]",
                        c -> c.hashCommands().hExpire(K, 9, Condition.ALWAYS, F, G))
                .add(
                        "HPEXPIRE k 9 NX FIELDS 2 f g",
                        codes,
                        "[1, -2]",
                        c -> c.hashCommands().hpExpire(K, 9, Condition.NX, F, G))
                .add(
                        "HEXPIREAT k 9 GT FIELDS 2 f g",
                        codes,
                        "[1, -2]",
                        c -> c.hashCommands().hExpireAt(K, 9, Condition.GT, F, G))
                .add(
                        "HPEXPIREAT k 9 LT FIELDS 2 f g",
                        codes,
                        "[1, -2]",
                        c -> c.hashCommands().hpExpireAt(K, 9, Condition.LT, F, G))
                .add(
                        "HPERSIST k FIELDS 2 f g",
                        codes,
                        "[1, -2]",
                        c -> c.hashCommands().hPersist(K, F, G))
                .add(
                        "HTTL k FIELDS 1 f",
                        array(integer(60)),
                        "[60]",
                        c -> c.hashCommands().hTtl(K, F))
                .add(
                        "HTTL k FIELDS 2 f g",
                        array(integer(60), integer(-1)),
                        "[60000, -1]",
                        c -> c.hashCommands().hTtl(K, TimeUnit.MILLISECONDS, F, G))
                .add(
                        "HPTTL k FIELDS 1 f",
                        array(integer(60)),
                        "[60]",
                        c -> c.hashCommands().hpTtl(K, F))
                .add(
                        "HGETDEL k FIELDS 2 f g",
                        array(bulk("v"), NIL),
                        array(bulk("v"), NULL),
                        "['v', null]",
                        c -> c.hashCommands().hGetDel(K, F, G))
                .add(
                        "HGETEX k EX 9 FIELDS 1 f",
                        bulks("v"),
                        "['v']",
                        c -> c.hashCommands().hGetEx(K, Expiration.seconds(9), F))
                .add(
                        "HGETEX k PERSIST FIELDS 1 f",
                        bulks("v"),
                        "['v']",
                        c -> c.hashCommands().hGetEx(K, Expiration.persistent(), F))
                .add(
                        "HSETEX k FNX PX 9 FIELDS 2 g 1 f 2",
                        integer(0),
                        "false",
                        c -> c.hashCommands()
                                .hSetEx(K, pairs(), HashFieldSetOption.IF_NONE_EXIST, Expiration.milliseconds(9)))
                .add(
                        "HSETEX k FXX KEEPTTL FIELDS 2 g 1 f 2",
                        integer(1),
                        "true",
                        c -> c.hashCommands().hSetEx(K, pairs(), HashFieldSetOption.IF_ALL_EXIST, Expiration.keepTtl()))
                .add(
                        "HSETEX k FIELDS 2 g 1 f 2",
                        integer(1),
                        "true",
                        c -> c.hashCommands().hSetEx(K, pairs(), HashFieldSetOption.UPSERT, Expiration.persistent()));
    }

    private static Map<byte[], byte[]> pairs() {
        Map<byte[], byte[]> pairs = new LinkedHashMap<>();
        pairs.put(G, b("1"));
        pairs.put(F, b("2"));
        return pairs;
    }
}
