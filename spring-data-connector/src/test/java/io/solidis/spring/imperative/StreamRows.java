package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.spring.imperative.Rows.b;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.springframework.data.domain.Range;
import org.springframework.data.domain.Range.Bound;
import org.springframework.data.redis.connection.Limit;
import org.springframework.data.redis.connection.RedisStreamCommands.StreamDeletionPolicy;
import org.springframework.data.redis.connection.RedisStreamCommands.TrimOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XAddOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XClaimOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XDelOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XPendingOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XTrimOptions;
import org.springframework.data.redis.connection.stream.ByteRecord;
import org.springframework.data.redis.connection.stream.Consumer;
import org.springframework.data.redis.connection.stream.ReadOffset;
import org.springframework.data.redis.connection.stream.RecordId;
import org.springframework.data.redis.connection.stream.StreamOffset;
import org.springframework.data.redis.connection.stream.StreamReadOptions;
import org.springframework.data.redis.connection.stream.StreamRecords;

/** Streams and their groups. */
final class StreamRows {

    private static final byte[] K = b("k");
    private static final RecordId ONE = RecordId.of("1-1");
    private static final RecordId TWO = RecordId.of("2-2");
    private static final String ENTRIES = array(array(bulk("1-1"), bulks("f", "v", "g", "w")));
    private static final String RECORDS = "['k' 1-1 {'f'='v', 'g'='w'}]";

    private StreamRows() {}

    static List<ScenarioRow> rows() {
        Rows rows = new Rows();
        entries(rows);
        reads(rows);
        groups(rows);
        infos(rows);
        return rows.rows();
    }

    private static ByteRecord entry(RecordId id) {
        return StreamRecords.newRecord().in(K).withId(id).ofBytes(Map.of(b("f"), b("v")));
    }

    private static void entries(Rows rows) {
        rows.add(
                        "XADD k * f v",
                        bulk("5-0"),
                        "5-0",
                        c -> c.streamCommands().xAdd(entry(RecordId.autoGenerate()), XAddOptions.none()))
                .add(
                        "XADD k NOMKSTREAM 1-1 f v",
                        NIL,
                        NULL,
                        "null",
                        c -> c.streamCommands().xAdd(entry(ONE), XAddOptions.makeNoStream()))
                .add(
                        "XADD k DELREF MAXLEN ~ 10 LIMIT 3 1-1 f v",
                        bulk("1-1"),
                        "1-1",
                        c -> c.streamCommands()
                                .xAdd(
                                        entry(ONE),
                                        XAddOptions.trim(TrimOptions.maxLen(10)
                                                .approximate()
                                                .limit(3)
                                                .deletionPolicy(StreamDeletionPolicy.delete()))))
                .since41()
                .add("XDEL k 1-1 2-2", integer(2), "2", c -> c.streamCommands().xDel(K, ONE, TWO))
                .add(
                        "XDELEX k ACKED IDS 2 1-1 2-2",
                        array(integer(1), integer(2)),
                        "[DELETED, NOT_DELETED_UNACKNOWLEDGED_OR_STILL_REFERENCED]",
                        c -> c.streamCommands()
                                .xDelEx(
                                        K,
                                        XDelOptions.deletionPolicy(StreamDeletionPolicy.removeAcknowledged()),
                                        ONE,
                                        TWO))
                .since41()
                .add(
                        "XACKDEL k g KEEPREF IDS 1 1-1",
                        array(integer(-1)),
                        "[NOT_FOUND]",
                        c -> c.streamCommands().xAckDel(K, "g", XDelOptions.defaults(), ONE))
                .since41()
                .add("XLEN k", integer(3), "3", c -> c.streamCommands().xLen(K))
                .add(
                        "XTRIM k MAXLEN = 5",
                        integer(3),
                        "3",
                        c -> c.streamCommands().xTrim(K, 5))
                .add(
                        "XTRIM k MAXLEN ~ 5",
                        integer(3),
                        "3",
                        c -> c.streamCommands().xTrim(K, 5, true))
                .add(
                        "XTRIM k MINID = 1-1 ACKED",
                        integer(3),
                        "3",
                        c -> c.streamCommands()
                                .xTrim(
                                        K,
                                        XTrimOptions.trim(TrimOptions.minId(ONE)
                                                .exact()
                                                .deletionPolicy(StreamDeletionPolicy.removeAcknowledged()))))
                .since41();
    }

    @SuppressWarnings("unchecked")
    private static void reads(Rows rows) {
        String streams = array(array(bulk("k"), ENTRIES));
        String streams3 = map(bulk("k"), ENTRIES);
        StreamReadOptions options = StreamReadOptions.empty().count(7);
        StreamOffset<byte[]> latest = StreamOffset.create(K, ReadOffset.latest());
        rows.add(
                        "XRANGE k - +",
                        ENTRIES,
                        RECORDS,
                        c -> c.streamCommands().xRange(K, Range.unbounded(), Limit.unlimited()))
                .add(
                        "XRANGE k (1-1 2-2 COUNT 5",
                        array(),
                        "[]",
                        c -> c.streamCommands()
                                .xRange(
                                        K,
                                        Range.from(Bound.exclusive("1-1")).to(Bound.inclusive("2-2")),
                                        Limit.limit().count(5)))
                .add(
                        "XREVRANGE k 2-2 1-1",
                        ENTRIES,
                        RECORDS,
                        c -> c.streamCommands().xRevRange(K, Range.closed("1-1", "2-2"), Limit.unlimited()))
                .add(
                        "XREAD COUNT 7 STREAMS k $",
                        streams,
                        streams3,
                        RECORDS,
                        c -> c.streamCommands().xRead(options, latest))
                .add(
                        "XREAD BLOCK 50 STREAMS k $",
                        NIL_ARRAY,
                        NULL,
                        "[]",
                        c -> c.streamCommands().xRead(StreamReadOptions.empty().block(Duration.ofMillis(50)), latest))
                .add(
                        "XREADGROUP GROUP g me COUNT 7 NOACK STREAMS k >",
                        streams,
                        streams3,
                        RECORDS,
                        c -> c.streamCommands()
                                .xReadGroup(
                                        Consumer.from("g", "me"),
                                        options.noack(),
                                        StreamOffset.create(K, ReadOffset.lastConsumed())));
    }

    private static void groups(Rows rows) {
        XClaimOptions claim = XClaimOptions.minIdle(Duration.ofMillis(5)).ids(ONE, TWO);
        rows.add("XACK k g 1-1 2-2", integer(2), "2", c -> c.streamCommands().xAck(K, "g", ONE, TWO))
                .add(
                        "XCLAIM k g me 5 1-1 2-2",
                        ENTRIES,
                        RECORDS,
                        c -> c.streamCommands().xClaim(K, "g", "me", claim))
                .add(
                        "XCLAIM k g me 5 1-1 2-2 TIME 9 RETRYCOUNT 3 FORCE JUSTID",
                        bulks("1-1"),
                        "[1-1]",
                        c -> c.streamCommands()
                                .xClaimJustId(
                                        K,
                                        "g",
                                        "me",
                                        claim.time(Instant.ofEpochMilli(9))
                                                .retryCount(3)
                                                .force()))
                .add(
                        "XGROUP CREATE k g $",
                        OK,
                        "\"OK\"",
                        c -> c.streamCommands().xGroupCreate(K, "g", ReadOffset.latest()))
                .add(
                        "XGROUP CREATE k g 0-0 MKSTREAM",
                        OK,
                        "\"OK\"",
                        c -> c.streamCommands().xGroupCreate(K, "g", ReadOffset.from("0-0"), true))
                .add(
                        "XGROUP DELCONSUMER k g me",
                        integer(0),
                        "true",
                        c -> c.streamCommands().xGroupDelConsumer(K, Consumer.from("g", "me")))
                .add(
                        "XGROUP DESTROY k g",
                        integer(0),
                        "false",
                        c -> c.streamCommands().xGroupDestroy(K, "g"))
                .add(
                        "XPENDING k g",
                        array(integer(3), bulk("1-1"), bulk("2-2"), array(bulks("me", "3"))),
                        "PendingMessagesSummary{groupName='g', totalPendingMessages='3', minMessageId='1-1', maxMessageId='2-2', pendingMessagesPerConsumer={me=3}}",
                        c -> c.streamCommands().xPending(K, "g"))
                .add(
                        "XPENDING k g IDLE 5 - + 10 me",
                        array(array(bulk("1-1"), bulk("me"), integer(1500), integer(2))),
                        "[1-1 g:me PT1.5S 2]",
                        c -> c.streamCommands()
                                .xPending(
                                        K,
                                        "g",
                                        XPendingOptions.unbounded(10L)
                                                .consumer("me")
                                                .minIdleTime(Duration.ofMillis(5))));
    }

    private static void infos(Rows rows) {
        String entry = array(bulk("1-1"), bulks("f", "v"));
        rows.add(
                        "XINFO STREAM k",
                        array(bulk("length"), integer(1), bulk("first-entry"), entry, bulk("last-entry"), NIL_ARRAY),
                        map(bulk("length"), integer(1), bulk("first-entry"), entry, bulk("last-entry"), NULL),
                        "1 1-1",
                        c -> c.streamCommands().xInfo(K))
                .add(
                        "XINFO GROUPS k",
                        array(array(bulk("name"), bulk("g"), bulk("lag"), NIL)),
                        array(map(bulk("name"), bulk("g"), bulk("lag"), NULL)),
                        "1 groups: g",
                        c -> c.streamCommands().xInfoGroups(K))
                .add(
                        "XINFO CONSUMERS k g",
                        array(array(bulk("name"), bulk("me"), bulk("pending"), integer(2))),
                        array(map(bulk("name"), bulk("me"), bulk("pending"), integer(2))),
                        "1 consumers of g: me",
                        c -> c.streamCommands().xInfoConsumers(K, "g"));
    }
}
