package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.status;
import static io.solidis.spring.imperative.Rows.b;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.springframework.data.redis.connection.CompareCondition;
import org.springframework.data.redis.connection.DefaultSortParameters;
import org.springframework.data.redis.connection.ExpirationOptions;
import org.springframework.data.redis.connection.ExpirationOptions.Condition;
import org.springframework.data.redis.core.types.Expiration;

/** Keys of any type. */
final class KeyRows {

    private static final byte[] K = b("k");
    private static final byte[] T = b("t");

    private KeyRows() {}

    static List<ScenarioRow> rows() {
        Rows rows = new Rows();
        keys(rows);
        expiry(rows);
        rest(rows);
        return rows.rows();
    }

    private static void keys(Rows rows) {
        rows.add("COPY k t", integer(0), "false", c -> c.keyCommands().copy(K, T, false))
                .add(
                        "COPY k t REPLACE",
                        integer(1),
                        "true",
                        c -> c.keyCommands().copy(K, T, true))
                .add("DIGEST k", bulk("00ff"), "\"00ff\"", c -> c.keyCommands().digest(K))
                .since41()
                .add("EXISTS k", integer(1), "true", c -> c.keyCommands().exists(K))
                .add("EXISTS k t", integer(2), "2", c -> c.keyCommands().exists(K, T))
                .add("DEL k t", integer(1), "1", c -> c.keyCommands().del(K, T))
                .add(
                        "DELEX k IFEQ v",
                        integer(1),
                        "true",
                        c -> c.keyCommands().delex(K, CompareCondition.ifEquals(b("v"))))
                .since41()
                .add(
                        "DELEX k IFDNE 00112233445566ff",
                        integer(0),
                        "false",
                        c -> c.keyCommands().delex(K, CompareCondition.ifDigestNotEquals("00112233445566ff")))
                .since41()
                .add("UNLINK k t", integer(2), "2", c -> c.keyCommands().unlink(K, T))
                .add("TYPE k", status("zset"), "ZSET", c -> c.keyCommands().type(K))
                .add("TYPE k", status("none"), "NONE", c -> c.keyCommands().type(K))
                .add("TOUCH k t", integer(2), "2", c -> c.keyCommands().touch(K, T))
                .add(
                        "KEYS a*",
                        bulks("ab", "ac"),
                        "{'ab', 'ac'}",
                        c -> c.keyCommands().keys(b("a*")))
                .add("RANDOMKEY", NIL, NULL, "null", c -> c.keyCommands().randomKey())
                .status("RENAME k t", OK, c -> c.keyCommands().rename(K, T))
                .add("RENAMENX k t", integer(1), "true", c -> c.keyCommands().renameNX(K, T))
                .add("MOVE k 3", integer(1), "true", c -> c.keyCommands().move(K, 3));
    }

    private static void expiry(Rows rows) {
        rows.add("EXPIRE k 9", integer(1), "true", c -> c.keyCommands().expire(K, 9, Condition.ALWAYS))
                .add("EXPIRE k 9 NX", integer(0), "false", c -> c.keyCommands().expire(K, 9, Condition.NX))
                .add("PEXPIRE k 9 XX", integer(1), "true", c -> c.keyCommands().pExpire(K, 9, Condition.XX))
                .add("EXPIREAT k 9 GT", integer(1), "true", c -> c.keyCommands().expireAt(K, 9, Condition.GT))
                .add(
                        "PEXPIREAT k 9 LT",
                        integer(1),
                        "true",
                        c -> c.keyCommands().pExpireAt(K, 9, Condition.LT))
                .add("PERSIST k", integer(1), "true", c -> c.keyCommands().persist(K))
                .add(
                        "PEXPIRE k 1500",
                        integer(1),
                        "true",
                        c -> c.keyCommands()
                                .applyExpiration(K, Expiration.milliseconds(1500), ExpirationOptions.none()))
                .add(
                        "EXPIREAT k 9 NX",
                        integer(1),
                        "true",
                        c -> c.keyCommands()
                                .applyExpiration(
                                        K,
                                        Expiration.unixTimestamp(9, TimeUnit.SECONDS),
                                        ExpirationOptions.builder().nx().build()))
                .add("TTL k", integer(120), "120", c -> c.keyCommands().ttl(K))
                .add("TTL k", integer(120), "2", c -> c.keyCommands().ttl(K, TimeUnit.MINUTES))
                .add("TTL k", integer(-2), "-2", c -> c.keyCommands().ttl(K, TimeUnit.MILLISECONDS))
                .add("PTTL k", integer(2500), "2500", c -> c.keyCommands().pTtl(K))
                .add("PTTL k", integer(2500), "2", c -> c.keyCommands().pTtl(K, TimeUnit.SECONDS))
                .add("PTTL k", integer(-1), "-1", c -> c.keyCommands().pTtl(K, TimeUnit.SECONDS));
    }

    private static void rest(Rows rows) {
        DefaultSortParameters parameters = new DefaultSortParameters()
                .by(b("w_*"))
                .limit(1, 2)
                .get(b("#"))
                .get(b("o_*"))
                .desc()
                .alpha();
        rows.add("SORT k", bulks("1", "2"), "['1', '2']", c -> c.keyCommands().sort(K, null))
                .add(
                        "SORT k BY w_* LIMIT 1 2 GET # GET o_* DESC ALPHA",
                        array(bulk("1"), NIL),
                        array(bulk("1"), NULL),
                        "['1', null]",
                        c -> c.keyCommands().sort(K, parameters))
                .add(
                        "SORT k ASC STORE t",
                        integer(2),
                        "2",
                        c -> c.keyCommands().sort(K, new DefaultSortParameters().asc(), T))
                .add("DUMP k", bulk("xx"), "'xx'", c -> c.keyCommands().dump(K))
                .status("RESTORE k 0 xx", OK, c -> c.keyCommands().restore(K, 0, b("xx"), false))
                .status("RESTORE k 5 xx REPLACE", OK, c -> c.keyCommands().restore(K, 5, b("xx"), true))
                .add(
                        "OBJECT ENCODING k",
                        bulk("embstr"),
                        "embstr",
                        c -> c.keyCommands().encodingOf(K))
                .add(
                        "OBJECT ENCODING k",
                        NIL,
                        NULL,
                        "VACANT",
                        c -> c.keyCommands().encodingOf(K))
                .add(
                        "OBJECT IDLETIME k",
                        integer(12),
                        "PT12S",
                        c -> c.keyCommands().idletime(K))
                .add(
                        "OBJECT IDLETIME k",
                        NIL,
                        NULL,
                        "null",
                        c -> c.keyCommands().idletime(K))
                .add("OBJECT REFCOUNT k", integer(1), "1", c -> c.keyCommands().refcount(K));
    }
}
