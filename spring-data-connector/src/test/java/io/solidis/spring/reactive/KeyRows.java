package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.array;
import static io.solidis.spring.reactive.Plain.buf;
import static io.solidis.spring.reactive.Plain.bufs;
import static io.solidis.spring.reactive.Plain.bulk;

import io.solidis.spring.reactive.ReactiveRow.Rows;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.springframework.data.redis.connection.CompareCondition;
import org.springframework.data.redis.connection.ExpirationOptions;
import org.springframework.data.redis.connection.ReactiveKeyCommands.CopyCommand;
import org.springframework.data.redis.connection.ReactiveKeyCommands.DelexCommand;
import org.springframework.data.redis.connection.ReactiveKeyCommands.ExpireAtCommand;
import org.springframework.data.redis.connection.ReactiveKeyCommands.ExpireCommand;
import org.springframework.data.redis.connection.ReactiveKeyCommands.MoveCommand;
import org.springframework.data.redis.connection.ReactiveKeyCommands.RenameCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.RedisServerCommands.FlushOption;
import org.springframework.data.redis.core.ScanOptions;
import org.springframework.data.redis.core.types.Expiration;
import org.springframework.data.redis.core.types.RedisClientInfo;

/** Keys, server and scripts. */
final class KeyRows {

    private static final KeyCommand KEY = new KeyCommand(buf("k"));
    private static final Instant TIME = Instant.ofEpochMilli(1_700_000_000_123L);
    private static final ScanOptions SCAN =
            ScanOptions.scanOptions().match("a*").count(7).build();

    private KeyRows() {}

    static List<ReactiveRow> keys() {
        return new Rows()
                .each(
                        (c, in) -> c.keyCommands().copy(in),
                        CopyCommand.key(buf("k")).to(buf("t")).replace(true).database(3),
                        "COPY k t DB 3 REPLACE",
                        1L,
                        "true")
                .each((c, in) -> c.keyCommands().digest(in), KEY, "DIGEST k", bulk("00ff"), "00ff")
                .each((c, in) -> c.keyCommands().digest(in), KEY, "DIGEST k", null, "")
                .one(c -> c.keyCommands().exists(bufs("a", "b")), "EXISTS a b", 2L, "2")
                .each((c, in) -> c.keyCommands().exists(in), KEY, "EXISTS k", 0L, "false")
                .each((c, in) -> c.keyCommands().type(in), KEY, "TYPE k", "zset", "ZSET")
                .each(
                        (c, in) -> c.keyCommands().touch(in),
                        (Collection<ByteBuffer>) bufs("a", "b"),
                        "TOUCH a b",
                        2L,
                        "2")
                .each((c, in) -> c.keyCommands().keys(in), buf("a*"), "KEYS a*", array("ab", "ac"), "[ab,ac]")
                .one(
                        c -> c.keyCommands().scan(SCAN),
                        "SCAN 0 MATCH a* COUNT 7",
                        array("0", array("ab", "ac")),
                        "ab | ac")
                .one(c -> c.keyCommands().randomKey(), "RANDOMKEY", bulk("x"), "x")
                .one(c -> c.keyCommands().randomKey(), "RANDOMKEY", null, "")
                .each(
                        (c, in) -> c.keyCommands().rename(in),
                        RenameCommand.key(buf("k")).to(buf("t")),
                        "RENAME k t",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.keyCommands().renameNX(in),
                        RenameCommand.key(buf("k")).to(buf("t")),
                        "RENAMENX k t",
                        0L,
                        "false")
                .each((c, in) -> c.keyCommands().del(in), KEY, "DEL k", 1L, "1")
                .each(
                        (c, in) -> c.keyCommands().delex(in),
                        DelexCommand.condition(CompareCondition.ifEquals(bulk("v")))
                                .key(buf("k")),
                        "DELEX k IFEQ v",
                        1L,
                        "true")
                .each((c, in) -> c.keyCommands().mDel(in), bufs("a", "b"), "DEL a b", 2L, "2")
                .each((c, in) -> c.keyCommands().unlink(in), KEY, "UNLINK k", 1L, "1")
                .each((c, in) -> c.keyCommands().mUnlink(in), bufs("a", "b"), "UNLINK a b", 2L, "2")
                .each(
                        (c, in) -> c.keyCommands().applyExpiration(in),
                        ExpireCommand.expire(buf("k"), Expiration.seconds(9))
                                .withOptions(ExpirationOptions.builder().nx().build()),
                        "EXPIRE k 9 NX",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.keyCommands().applyExpiration(in),
                        ExpireCommand.expire(buf("k"), Expiration.milliseconds(9)),
                        "PEXPIRE k 9",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.keyCommands().applyExpiration(in),
                        ExpireCommand.expire(buf("k"), Expiration.unixTimestamp(9, TimeUnit.SECONDS)),
                        "EXPIREAT k 9",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.keyCommands().applyExpiration(in),
                        ExpireCommand.expire(buf("k"), Expiration.unixTimestamp(9, TimeUnit.MILLISECONDS)),
                        "PEXPIREAT k 9",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.keyCommands().applyExpiration(in),
                        ExpireCommand.expire(buf("k"), Expiration.persistent()),
                        "PERSIST k",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.keyCommands().expireAt(in),
                        ExpireAtCommand.key(buf("k")).timeout(TIME),
                        "EXPIREAT k 1700000000",
                        1L,
                        "true")
                .each(
                        (c, in) -> c.keyCommands().pExpireAt(in),
                        ExpireAtCommand.key(buf("k")).timeout(TIME),
                        "PEXPIREAT k 1700000000123",
                        1L,
                        "true")
                .each((c, in) -> c.keyCommands().persist(in), KEY, "PERSIST k", 0L, "false")
                .each((c, in) -> c.keyCommands().ttl(in), KEY, "TTL k", -1L, "-1")
                .each((c, in) -> c.keyCommands().pTtl(in), KEY, "PTTL k", -2L, "-2")
                .each(
                        (c, in) -> c.keyCommands().move(in),
                        MoveCommand.key(buf("k")).timeout(4),
                        "MOVE k 4",
                        1L,
                        "true")
                .one(c -> c.keyCommands().encodingOf(buf("k")), "OBJECT ENCODING k", bulk("embstr"), "encoding embstr")
                .one(c -> c.keyCommands().encodingOf(buf("k")), "OBJECT ENCODING k", null, "encoding null")
                .one(
                        c -> c.keyCommands().idletime(buf("k")),
                        "OBJECT IDLETIME k",
                        12L,
                        Duration.ofSeconds(12).toString())
                .one(c -> c.keyCommands().refcount(buf("k")), "OBJECT REFCOUNT k", 1L, "1")
                .rows();
    }

    static List<ReactiveRow> server() {
        return new Rows()
                .one(c -> c.ping(), "PING", "PONG", "PONG")
                .one(c -> c.serverCommands().bgReWriteAof(), "BGREWRITEAOF", "started", "started")
                .one(c -> c.serverCommands().bgSave(), "BGSAVE", "started", "started")
                .one(c -> c.serverCommands().lastSave(), "LASTSAVE", 5L, "5")
                .one(c -> c.serverCommands().save(), "SAVE", "OK", "OK")
                .one(c -> c.serverCommands().dbSize(), "DBSIZE", 3L, "3")
                .one(c -> c.serverCommands().flushDb(), "FLUSHDB", "OK", "OK")
                .one(c -> c.serverCommands().flushDb(FlushOption.ASYNC), "FLUSHDB ASYNC", "OK", "OK")
                .one(c -> c.serverCommands().flushAll(), "FLUSHALL", "OK", "OK")
                .one(c -> c.serverCommands().flushAll(FlushOption.SYNC), "FLUSHALL SYNC", "OK", "OK")
                .one(c -> c.serverCommands().info(), "INFO", bulk("# S\r\na:b\r\n"), "[a=b]")
                .one(c -> c.serverCommands().info("memory"), "INFO memory", bulk("# S\r\na:b\r\n"), "[a=b]")
                .one(
                        c -> c.serverCommands().getConfig("max*"),
                        "CONFIG GET max*",
                        array("maxclients", "10"),
                        "[maxclients=10]")
                .one(c -> c.serverCommands().setConfig("maxclients", "9"), "CONFIG SET maxclients 9", "OK", "OK")
                .one(c -> c.serverCommands().resetConfigStats(), "CONFIG RESETSTAT", "OK", "OK")
                .one(c -> c.serverCommands().time(TimeUnit.MILLISECONDS), "TIME", array("12", "3000"), "12003")
                .one(c -> c.serverCommands().killClient("h", 5), "CLIENT KILL h:5", "OK", "OK")
                .one(c -> c.serverCommands().getClientName(), "CLIENT GETNAME", bulk("me"), "me")
                .one(c -> c.serverCommands().getClientName(), "CLIENT GETNAME", null, "")
                .one(
                        c -> c.serverCommands().getClientList().map(RedisClientInfo::getAddressPort),
                        "CLIENT LIST",
                        bulk("id=1 addr=1.2.3.4:5 name=\nid=2 addr=1.2.3.4:6 name=\n"),
                        "1.2.3.4:5 | 1.2.3.4:6")
                .rows();
    }
}
