package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.array;
import static io.solidis.spring.reactive.Plain.buf;
import static io.solidis.spring.reactive.Plain.bufs;

import io.solidis.spring.reactive.ReactiveRow.Rows;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.springframework.data.redis.connection.ReactiveHashCommands.HDelCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HExistsCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HGetCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HGetDelCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HGetExCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HRandFieldCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HSetCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HSetExCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HStrLenCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HashExpireCommand;
import org.springframework.data.redis.connection.ReactiveHashCommands.HashFieldsCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyScanCommand;
import org.springframework.data.redis.connection.RedisHashCommands.HashFieldSetOption;
import org.springframework.data.redis.core.ScanOptions;
import org.springframework.data.redis.core.types.Expiration;

/** Hashes and their fields. */
final class HashRows {

    private static final KeyCommand KEY = new KeyCommand(buf("k"));
    private static final KeyScanCommand SCAN = KeyScanCommand.key(buf("k"))
            .withOptions(ScanOptions.scanOptions().match("a*").build());

    private HashRows() {}

    static List<ReactiveRow> hashes() {
        HashFieldsCommand fields = HDelCommand.fields(bufs("f", "g")).from(buf("k"));
        return new Rows()
                .each(
                        (c, in) -> c.hashCommands().hSet(in),
                        HSetCommand.value(buf("v")).ofField(buf("f")).forKey(buf("k")),
                        "HSET k f v",
                        0L,
                        "false")
                .each(
                        (c, in) -> c.hashCommands().hSet(in),
                        HSetCommand.value(buf("v"))
                                .ofField(buf("f"))
                                .forKey(buf("k"))
                                .ifValueNotExists(),
                        "HSETNX k f v",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.hashCommands().hSet(in),
                        HSetCommand.fieldValues(two()).forKey(buf("k")),
                        "HMSET k f 1 g 2",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.hashCommands().hMGet(in),
                        HGetCommand.fields(bufs("f", "g")).from(buf("k")),
                        "HMGET k f g",
                        array("1", null),
                        "[1,null]")
                .each(
                        (c, in) -> c.hashCommands().hExists(in),
                        HExistsCommand.field(buf("f")).in(buf("k")),
                        "HEXISTS k f",
                        1L,
                        "true")
                .each((c, in) -> c.hashCommands().hDel(in), (HDelCommand) fields, "HDEL k f g", 2L, "2")
                .each((c, in) -> c.hashCommands().hLen(in), KEY, "HLEN k", 2L, "2")
                .each(
                        (c, in) -> c.hashCommands().hRandField(in),
                        HRandFieldCommand.key(buf("k")).count(2),
                        "HRANDFIELD k 2",
                        array("f", "g"),
                        "<f | g>")
                .each(
                        (c, in) -> c.hashCommands().hRandFieldWithValues(in),
                        HRandFieldCommand.key(buf("k")).count(2),
                        "HRANDFIELD k 2 WITHVALUES",
                        array("f", "1", "g", "2"),
                        "<f=1 | g=2>")
                .each((c, in) -> c.hashCommands().hKeys(in), KEY, "HKEYS k", array("f", "g"), "<f | g>")
                .each((c, in) -> c.hashCommands().hVals(in), KEY, "HVALS k", array("1", "2"), "<1 | 2>")
                .each(
                        (c, in) -> c.hashCommands().hGetAll(in),
                        KEY,
                        "HGETALL k",
                        array("f", "1", "g", "2"),
                        "<f=1 | g=2>")
                .each(
                        (c, in) -> c.hashCommands().hScan(in),
                        SCAN,
                        "HSCAN k 0 MATCH a*",
                        array("0", array("a1", "1")),
                        "<a1=1>")
                .each(
                        (c, in) -> c.hashCommands().hStrLen(in),
                        HStrLenCommand.lengthOf(buf("f")).from(buf("k")),
                        "HSTRLEN k f",
                        3L,
                        "3")
                .each(
                        (c, in) -> c.hashCommands().applyHashFieldExpiration(in),
                        HashExpireCommand.expire(bufs("f", "g"), Expiration.seconds(9))
                                .from(buf("k")),
                        "HEXPIRE k 9 FIELDS 2 f g",
                        array(1L, -2L),
                        "1 | -2")
                .each(
                        (c, in) -> c.hashCommands().applyHashFieldExpiration(in),
                        HashExpireCommand.expire(bufs("f"), Expiration.milliseconds(9))
                                .from(buf("k")),
                        "HPEXPIRE k 9 FIELDS 1 f",
                        array(1L),
                        "1")
                .each(
                        (c, in) -> c.hashCommands().applyHashFieldExpiration(in),
                        HashExpireCommand.expireAt(bufs("f"), Instant.ofEpochSecond(9), TimeUnit.SECONDS)
                                .from(buf("k")),
                        "HEXPIREAT k 9 FIELDS 1 f",
                        array(1L),
                        "1")
                .each(
                        (c, in) -> c.hashCommands().applyHashFieldExpiration(in),
                        HashExpireCommand.expireAt(bufs("f"), Instant.ofEpochMilli(9), TimeUnit.MILLISECONDS)
                                .from(buf("k")),
                        "HPEXPIREAT k 9 FIELDS 1 f",
                        array(1L),
                        "1")
                .each(
                        (c, in) -> c.hashCommands().applyHashFieldExpiration(in),
                        HashExpireCommand.expire(bufs("f"), Expiration.persistent())
                                .from(buf("k")),
                        "HPERSIST k FIELDS 1 f",
                        array(-1L),
                        "-1")
                .each(
                        (c, in) -> c.hashCommands().hPersist(in),
                        fields,
                        "HPERSIST k FIELDS 2 f g",
                        array(1L, -1L),
                        "1 | -1")
                .each((c, in) -> c.hashCommands().hTtl(in), fields, "HTTL k FIELDS 2 f g", array(10L, -1L), "10 | -1")
                .each((c, in) -> c.hashCommands().hpTtl(in), fields, "HPTTL k FIELDS 2 f g", array(10L, -2L), "10 | -2")
                .each(
                        (c, in) -> c.hashCommands().hGetDel(in),
                        HGetDelCommand.fields(bufs("f", "g")).from(buf("k")),
                        "HGETDEL k FIELDS 2 f g",
                        array("1", null),
                        "[1,null]")
                .each(
                        (c, in) -> c.hashCommands().hGetEx(in),
                        HGetExCommand.expire(bufs("f"), Expiration.seconds(9)).from(buf("k")),
                        "HGETEX k EX 9 FIELDS 1 f",
                        array("1"),
                        "[1]")
                .each(
                        (c, in) -> c.hashCommands().hSetEx(in),
                        HSetExCommand.setWithConditionAndExpiration(
                                        two(), HashFieldSetOption.IF_NONE_EXIST, Expiration.seconds(9))
                                .from(buf("k")),
                        "HSETEX k FNX EX 9 FIELDS 2 f 1 g 2",
                        1L,
                        "true")
                .rows();
    }

    private static Map<ByteBuffer, ByteBuffer> two() {
        Map<ByteBuffer, ByteBuffer> two = new LinkedHashMap<>();
        two.put(buf("f"), buf("1"));
        two.put(buf("g"), buf("2"));
        return two;
    }
}
