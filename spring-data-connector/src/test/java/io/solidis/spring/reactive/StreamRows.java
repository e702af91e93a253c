package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.array;
import static io.solidis.spring.reactive.Plain.buf;
import static io.solidis.spring.reactive.Plain.bufs;
import static io.solidis.spring.reactive.Plain.bulk;

import io.solidis.spring.reactive.ReactiveRow.Rows;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.springframework.data.domain.Range;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.Metrics;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.Limit;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoAddCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoDistCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoHashCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoPosCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoRadiusByMemberCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoRadiusCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoSearchCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoSearchStoreCommand;
import org.springframework.data.redis.connection.ReactiveHyperLogLogCommands.PfAddCommand;
import org.springframework.data.redis.connection.ReactiveHyperLogLogCommands.PfCountCommand;
import org.springframework.data.redis.connection.ReactiveHyperLogLogCommands.PfMergeCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.AcknowledgeCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.AcknowledgeDeleteCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.AddStreamRecord;
import org.springframework.data.redis.connection.ReactiveStreamCommands.DeleteCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.DeleteExCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.GroupCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.RangeCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.ReadCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.TrimCommand;
import org.springframework.data.redis.connection.ReactiveStreamCommands.XInfoCommand;
import org.springframework.data.redis.connection.ReactiveSubscription.ChannelMessage;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoLocation;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoRadiusCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoSearchCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoSearchStoreCommandArgs;
import org.springframework.data.redis.connection.RedisStreamCommands.XClaimOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XDelOptions;
import org.springframework.data.redis.connection.stream.Consumer;
import org.springframework.data.redis.connection.stream.ReadOffset;
import org.springframework.data.redis.connection.stream.StreamOffset;
import org.springframework.data.redis.connection.stream.StreamReadOptions;
import org.springframework.data.redis.domain.geo.GeoReference;
import org.springframework.data.redis.domain.geo.GeoShape;

/** Streams, places, HyperLogLogs and messages. */
final class StreamRows {

    private static final KeyCommand KEY = new KeyCommand(buf("k"));
    private static final StreamOffset<ByteBuffer> START = StreamOffset.create(buf("k"), ReadOffset.from("0-0"));
    private static final List<Object> ENTRY = array("1-0", array("f", "v"));
    private static final XClaimOptions CLAIM =
            XClaimOptions.minIdle(Duration.ofMillis(5)).ids("1-0");
    private static final RangeCommand RANGE = RangeCommand.stream(buf("k"))
            .within(Range.closed("1-0", "2-0"))
            .limit(Limit.limit().count(4));

    private StreamRows() {}

    static List<ReactiveRow> streams() {
        return new Rows()
                .each(
                        (c, in) -> c.streamCommands().xAck(in),
                        AcknowledgeCommand.stream(buf("k")).inGroup("g").forRecords("1-0"),
                        "XACK k g 1-0",
                        1L,
                        "1")
                .each(
                        (c, in) -> c.streamCommands().xAdd(in),
                        AddStreamRecord.body(Map.of(buf("f"), buf("v")))
                                .to(buf("k"))
                                .maxlen(5),
                        "XADD k MAXLEN = 5 * f v",
                        bulk("1-0"),
                        "1-0")
                .each(
                        (c, in) -> c.streamCommands().xAdd(in),
                        AddStreamRecord.body(Map.of(buf("f"), buf("v")))
                                .to(buf("k"))
                                .makeNoStream(),
                        "XADD k NOMKSTREAM * f v",
                        null,
                        "")
                .one(
                        c -> c.streamCommands().xClaimJustId(buf("k"), "g", "me", CLAIM),
                        "XCLAIM k g me 5 1-0 JUSTID",
                        array("1-0"),
                        "1-0")
                .one(
                        c -> c.streamCommands().xClaim(buf("k"), "g", "me", CLAIM),
                        "XCLAIM k g me 5 1-0",
                        array(ENTRY),
                        "k@1-0[f=v]")
                .each(
                        (c, in) -> c.streamCommands().xDel(in),
                        DeleteCommand.stream(buf("k")).records("1-0", "2-0"),
                        "XDEL k 1-0 2-0",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.streamCommands().xDelEx(in),
                        DeleteExCommand.stream(buf("k")).records("1-0").withOptions(XDelOptions.defaults()),
                        "XDELEX k KEEPREF IDS 1 1-0",
                        array(1L),
                        "[DELETED]")
                .each(
                        (c, in) -> c.streamCommands().xAckDel(in),
                        AcknowledgeDeleteCommand.stream(buf("k"))
                                .group("g")
                                .records("1-0")
                                .withOptions(XDelOptions.defaults()),
                        "XACKDEL k g KEEPREF IDS 1 1-0",
                        array(-1L),
                        "[NOT_FOUND]")
                .each((c, in) -> c.streamCommands().xLen(in), KEY, "XLEN k", 2L, "2")
                .one(
                        c -> c.streamCommands().xPending(buf("k"), "g"),
                        "XPENDING k g",
                        array(1L, "1-0", "1-0", array(array("me", "1"))),
                        "PendingMessagesSummary{groupName='g', totalPendingMessages='1', minMessageId='1-0', maxMessageId='1-0', pendingMessagesPerConsumer={me=1}}")
                .one(
                        c -> c.streamCommands()
                                .xPending(buf("k"), "g", "me", Range.unbounded(), 3L, Duration.ofMillis(7)),
                        "XPENDING k g IDLE 7 - + 3 me",
                        array(array("1-0", "me", 9L, 2L)),
                        "PendingMessages{groupName='g', range=unbounded-unbounded, pendingMessages=[PendingMessage{id=1-0, consumer=g:me, elapsedTimeSinceLastDeliveryMS=9, totalDeliveryCount=2}]}")
                .each(
                        (c, in) -> c.streamCommands().xRange(in),
                        RANGE,
                        "XRANGE k 1-0 2-0 COUNT 4",
                        array(ENTRY),
                        "<k@1-0[f=v]>")
                .each(
                        (c, in) -> c.streamCommands().xRevRange(in),
                        RANGE,
                        "XREVRANGE k 2-0 1-0 COUNT 4",
                        array(ENTRY),
                        "<k@1-0[f=v]>")
                .each(
                        (c, in) -> c.streamCommands().read(in),
                        ReadCommand.from(START)
                                .withOptions(StreamReadOptions.empty().count(2)),
                        "XREAD COUNT 2 STREAMS k 0-0",
                        array(array("k", array(ENTRY))),
                        "<k@1-0[f=v]>")
                .each(
                        (c, in) -> c.streamCommands().read(in),
                        ReadCommand.from(START)
                                .withOptions(StreamReadOptions.empty().block(Duration.ofMillis(50)))
                                .as(Consumer.from("g", "me")),
                        "XREADGROUP GROUP g me BLOCK 50 STREAMS k 0-0",
                        null,
                        "<>")
                .each(
                        (c, in) -> c.streamCommands().xInfo(in),
                        XInfoCommand.of(buf("k")),
                        "XINFO STREAM k",
                        array("length", 2L),
                        "XInfoStream{length=2}")
                .each(
                        (c, in) -> c.streamCommands().xInfoGroups(in),
                        XInfoCommand.of(buf("k")),
                        "XINFO GROUPS k",
                        array(array("name", "g")),
                        "<XInfoStream{name=g}>")
                .each(
                        (c, in) -> c.streamCommands().xInfoConsumers(in),
                        XInfoCommand.of(buf("k")).consumersIn("g"),
                        "XINFO CONSUMERS k g",
                        array(array("name", "me")),
                        "<XInfoStream{name=me}>")
                .each(
                        (c, in) -> c.streamCommands().xGroup(in),
                        GroupCommand.createGroup("g")
                                .forStream(buf("k"))
                                .at(ReadOffset.from("0-0"))
                                .makeStream(true),
                        "XGROUP CREATE k g 0-0 MKSTREAM",
                        "OK",
                        "OK")
                .each(
                        (c, in) -> c.streamCommands().xGroup(in),
                        GroupCommand.destroyGroup("g").forStream(buf("k")),
                        "XGROUP DESTROY k g",
                        0L,
                        "Error")
                .each(
                        (c, in) -> c.streamCommands().xGroup(in),
                        GroupCommand.deleteConsumer("me").forStream(buf("k")).fromGroup("g"),
                        "XGROUP DELCONSUMER k g me",
                        2L,
                        "OK")
                .each(
                        (c, in) -> c.streamCommands().xTrim(in),
                        TrimCommand.stream(buf("k")).to(5).approximate(),
                        "XTRIM k MAXLEN ~ 5",
                        1L,
                        "1")
                .rows();
    }

    static List<ReactiveRow> places() {
        GeoLocation<ByteBuffer> place = new GeoLocation<>(buf("m"), new Point(1.5, 2.5));
        Distance near = new Distance(3, Metrics.KILOMETERS);
        GeoReference<ByteBuffer> member = GeoReference.fromMember(buf("m"));
        return new Rows()
                .each(
                        (c, in) -> c.geoCommands().geoAdd(in),
                        GeoAddCommand.location(place).to(buf("k")),
                        "GEOADD k 1.5 2.5 m",
                        1L,
                        "1")
                .each(
                        (c, in) -> c.geoCommands().geoDist(in),
                        GeoDistCommand.kilometers()
                                .between(buf("a"))
                                .and(buf("b"))
                                .forKey(buf("k")),
                        "GEODIST k a b KM",
                        bulk("1.5"),
                        "1.5 KILOMETERS")
                .each(
                        (c, in) -> c.geoCommands().geoDist(in),
                        GeoDistCommand.meters().between(buf("a")).and(buf("b")).forKey(buf("k")),
                        "GEODIST k a b M",
                        null,
                        "")
                .each(
                        (c, in) -> c.geoCommands().geoHash(in),
                        GeoHashCommand.members(bufs("a", "b")).of(buf("k")),
                        "GEOHASH k a b",
                        array("xyz", null),
                        "[xyz,null]")
                .each(
                        (c, in) -> c.geoCommands().geoPos(in),
                        GeoPosCommand.members(bufs("a", "b")).of(buf("k")),
                        "GEOPOS k a b",
                        array(array("1.5", "2.5"), null),
                        "[(1.5 2.5),null]")
                .each(
                        (c, in) -> c.geoCommands().geoRadius(in),
                        GeoRadiusCommand.within(near).from(new Point(1, 2)).forKey(buf("k")),
                        "GEORADIUS k 1 2 3 KM",
                        array("m"),
                        "<m@null~0.0 KILOMETERS>")
                .each(
                        (c, in) -> c.geoCommands().geoRadius(in),
                        GeoRadiusCommand.within(near)
                                .from(new Point(1, 2))
                                .forKey(buf("k"))
                                .withArgs(GeoRadiusCommandArgs.newGeoRadiusArgs()
                                        .includeDistance()
                                        .includeCoordinates()
                                        .limit(2)),
                        "GEORADIUS k 1 2 3 KM WITHCOORD WITHDIST COUNT 2",
                        array(array("m", "0.5", array("1.5", "2.5"))),
                        "<m@(1.5 2.5)~0.5 KILOMETERS>")
                .each(
                        (c, in) -> c.geoCommands().geoRadiusByMember(in),
                        GeoRadiusByMemberCommand.within(near).from(buf("m")).forKey(buf("k")),
                        "GEORADIUSBYMEMBER k m 3 KM",
                        array("m"),
                        "<m@null~0.0 KILOMETERS>")
                .each(
                        (c, in) -> c.geoCommands().geoSearch(in),
                        GeoSearchCommand.within(GeoShape.byRadius(near))
                                .at(member)
                                .in(buf("k"))
                                .with(GeoSearchCommandArgs.newGeoSearchArgs().includeDistance()),
                        "GEOSEARCH k FROMMEMBER m BYRADIUS 3 KM WITHDIST",
                        array(array("m", "0.5")),
                        "<m@null~0.5 KILOMETERS>")
                .each(
                        (c, in) -> c.geoCommands().geoSearchStore(in),
                        GeoSearchStoreCommand.within(GeoShape.byRadius(near))
                                .at(GeoReference.<ByteBuffer>fromCoordinate(1, 2))
                                .in(buf("k"))
                                .storeAt(buf("d"))
                                .with(GeoSearchStoreCommandArgs.newGeoSearchStoreArgs()
                                        .storeDistance()),
                        "GEOSEARCHSTORE d k FROMLONLAT 1 2 BYRADIUS 3 KM STOREDIST",
                        1L,
                        "1")
                .rows();
    }

    static List<ReactiveRow> others() {
        return new Rows()
                .each(
                        (c, in) -> c.hyperLogLogCommands().pfAdd(in),
                        PfAddCommand.values(bufs("a", "b")).to(buf("k")),
                        "PFADD k a b",
                        1L,
                        "1")
                .each(
                        (c, in) -> c.hyperLogLogCommands().pfCount(in),
                        PfCountCommand.valuesIn(bufs("a", "b")),
                        "PFCOUNT a b",
                        5L,
                        "5")
                .each(
                        (c, in) -> c.hyperLogLogCommands().pfMerge(in),
                        PfMergeCommand.valuesIn(bufs("a", "b")).into(buf("k")),
                        "PFMERGE k a b",
                        "OK",
                        "true")
                .each(
                        (c, in) -> c.pubSubCommands().publish(in),
                        new ChannelMessage<>(buf("ch"), buf("m")),
                        "PUBLISH ch m",
                        3L,
                        "3")
                .rows();
    }
}
