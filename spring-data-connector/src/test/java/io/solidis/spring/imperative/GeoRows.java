package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.real;
import static io.solidis.spring.imperative.Rows.b;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.data.geo.Circle;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.Metrics;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.RedisGeoCommands.DistanceUnit;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoLocation;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoRadiusCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoSearchCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoSearchStoreCommandArgs;
import org.springframework.data.redis.domain.geo.BoundingBox;
import org.springframework.data.redis.domain.geo.GeoReference;
import org.springframework.data.redis.domain.geo.GeoShape;

/** Places. */
final class GeoRows {

    private static final byte[] K = b("k");
    private static final byte[] A = b("a");
    private static final byte[] B = b("b");
    private static final Point P = new Point(13.5, 38.25);
    private static final Circle CIRCLE = new Circle(P, new Distance(200, DistanceUnit.KILOMETERS));

    private GeoRows() {}

    static List<ScenarioRow> rows() {
        Rows rows = new Rows();
        places(rows);
        radius(rows);
        search(rows);
        return rows.rows();
    }

    private static void places(Rows rows) {
        Map<byte[], Point> places = new LinkedHashMap<>();
        places.put(A, P);
        places.put(B, new Point(1, 2));
        rows.add("GEOADD k 13.5 38.25 a", integer(1), "1", c -> c.geoCommands().geoAdd(K, P, A))
                .add(
                        "GEOADD k 13.5 38.25 a 1 2 b",
                        integer(2),
                        "2",
                        c -> c.geoCommands().geoAdd(K, places))
                .add(
                        "GEOADD k 13.5 38.25 a",
                        integer(1),
                        "1",
                        c -> c.geoCommands().geoAdd(K, List.of(new GeoLocation<>(A, P))))
                .add(
                        "GEODIST k a b M",
                        bulk("12.5"),
                        "12.5 METERS",
                        c -> c.geoCommands().geoDist(K, A, B))
                .add("GEODIST k a b KM", NIL, NULL, "null", c -> c.geoCommands().geoDist(K, A, B, Metrics.KILOMETERS))
                .add(
                        "GEOHASH k a b",
                        array(bulk("xyz"), NIL),
                        array(bulk("xyz"), NULL),
                        "[\"xyz\", null]",
                        c -> c.geoCommands().geoHash(K, A, B))
                .add(
                        "GEOPOS k a b",
                        array(bulks("13.5", "38.25"), NIL_ARRAY),
                        array(array(real("13.5"), real("38.25")), NULL),
                        "[Point [x=13.500000, y=38.250000], null]",
                        c -> c.geoCommands().geoPos(K, A, B))
                .add("ZREM k a b", integer(2), "2", c -> c.geoCommands().geoRemove(K, A, B));
    }

    private static void radius(Rows rows) {
        String detailed = array(array(bulk("a"), bulk("190.5"), bulks("13.5", "38.25")));
        String detailed3 = array(array(bulk("a"), bulk("190.5"), array(real("13.5"), real("38.25"))));
        GeoRadiusCommandArgs args = GeoRadiusCommandArgs.newGeoRadiusArgs()
                .includeDistance()
                .includeCoordinates()
                .sortDescending()
                .limit(3);
        rows.add(
                        "GEORADIUS k 13.5 38.25 200 KM",
                        bulks("a", "b"),
                        "['a' null 0.0, 'b' null 0.0]",
                        c -> c.geoCommands().geoRadius(K, CIRCLE))
                .add(
                        "GEORADIUS k 13.5 38.25 200 KM WITHCOORD WITHDIST COUNT 3 DESC",
                        detailed,
                        detailed3,
                        "['a' Point [x=13.500000, y=38.250000] 190.5 KILOMETERS]",
                        c -> c.geoCommands().geoRadius(K, CIRCLE, args))
                .add(
                        "GEORADIUSBYMEMBER k a 5 M",
                        array(),
                        "[]",
                        c -> c.geoCommands().geoRadiusByMember(K, A, new Distance(5)))
                .add(
                        "GEORADIUSBYMEMBER k a 5 MI ASC",
                        bulks("b"),
                        "['b' null 0.0 MILES]",
                        c -> c.geoCommands()
                                .geoRadiusByMember(
                                        K,
                                        A,
                                        new Distance(5, DistanceUnit.MILES),
                                        GeoRadiusCommandArgs.newGeoRadiusArgs().sortAscending()));
    }

    private static void search(Rows rows) {
        rows.add(
                        "GEOSEARCH k FROMMEMBER a BYRADIUS 5 FT WITHDIST",
                        array(array(bulk("b"), bulk("4.5"))),
                        "['b' null 4.5 FEET]",
                        c -> c.geoCommands()
                                .geoSearch(
                                        K,
                                        GeoReference.fromMember(A),
                                        GeoShape.byRadius(new Distance(5, DistanceUnit.FEET)),
                                        GeoSearchCommandArgs.newGeoSearchArgs().includeDistance()))
                .add(
                        "GEOSEARCHSTORE b k FROMLONLAT 13.5 38.25 BYBOX 4 3 KM COUNT 2 ANY ASC STOREDIST",
                        integer(2),
                        "2",
                        c -> c.geoCommands()
                                .geoSearchStore(
                                        B,
                                        K,
                                        GeoReference.fromCoordinate(P),
                                        GeoShape.byBox(new BoundingBox(4, 3, DistanceUnit.KILOMETERS)),
                                        GeoSearchStoreCommandArgs.newGeoSearchStoreArgs()
                                                .limit(2, true)
                                                .sortAscending()
                                                .storeDistance()));
    }
}
