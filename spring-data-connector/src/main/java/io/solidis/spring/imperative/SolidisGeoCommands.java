package io.solidis.spring.imperative;

import io.solidis.command.GeoCommands;
import io.solidis.command.SortedSetCommands;
import io.solidis.spring.convert.GeoReplies;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.GeoSpecs;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.data.geo.Circle;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.GeoResults;
import org.springframework.data.geo.Metric;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.RedisGeoCommands;
import org.springframework.data.redis.domain.geo.GeoReference;
import org.springframework.data.redis.domain.geo.GeoShape;

/** Commands on places. */
public final class SolidisGeoCommands extends CommandGroup implements RedisGeoCommands {

    public SolidisGeoCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Long geoAdd(byte[] key, Point point, byte[] member) {
        return run(GeoCommands.geoadd(key, null, GeoSpecs.member(point, member)));
    }

    @Override
    public @Nullable Long geoAdd(byte[] key, Map<byte[], Point> memberCoordinateMap) {
        return run(GeoCommands.geoadd(key, null, GeoSpecs.members(memberCoordinateMap)));
    }

    @Override
    public @Nullable Long geoAdd(byte[] key, Iterable<GeoLocation<byte[]>> locations) {
        return run(GeoCommands.geoadd(key, null, GeoSpecs.members(locations)));
    }

    @Override
    public @Nullable Distance geoDist(byte[] key, byte[] member1, byte[] member2) {
        return geoDist(key, member1, member2, DistanceUnit.METERS);
    }

    @Override
    public @Nullable Distance geoDist(byte[] key, byte[] member1, byte[] member2, Metric metric) {
        return run(GeoCommands.geodist(key, member1, member2, GeoSpecs.unit(metric))
                .map(GeoReplies.distance(metric)));
    }

    @Override
    public @Nullable List<String> geoHash(byte[] key, byte[]... members) {
        return run(GeoCommands.geohash(key, members));
    }

    @Override
    public @Nullable List<Point> geoPos(byte[] key, byte[]... members) {
        return run(GeoCommands.geopos(key, members).map(GeoReplies::points));
    }

    @Override
    public @Nullable GeoResults<GeoLocation<byte[]>> geoRadius(byte[] key, Circle within) {
        return run(GeoCommands.georadius(
                        key,
                        GeoSpecs.position(within.getCenter()),
                        within.getRadius().getValue(),
                        GeoSpecs.unit(within.getRadius()),
                        null)
                .map(GeoReplies::members));
    }

    @Override
    public @Nullable GeoResults<GeoLocation<byte[]>> geoRadius(byte[] key, Circle within, GeoRadiusCommandArgs args) {
        return run(GeoCommands.georadius(
                        key,
                        GeoSpecs.position(within.getCenter()),
                        within.getRadius().getValue(),
                        GeoSpecs.unit(within.getRadius()),
                        GeoSpecs.options(args))
                .map(GeoReplies.matches(within.getRadius().getMetric())));
    }

    @Override
    public @Nullable GeoResults<GeoLocation<byte[]>> geoRadiusByMember(byte[] key, byte[] member, Distance radius) {
        return run(GeoCommands.georadiusbymember(key, member, radius.getValue(), GeoSpecs.unit(radius), null)
                .map(GeoReplies::members));
    }

    @Override
    public @Nullable GeoResults<GeoLocation<byte[]>> geoRadiusByMember(
            byte[] key, byte[] member, Distance radius, GeoRadiusCommandArgs args) {
        return run(GeoCommands.georadiusbymember(
                        key, member, radius.getValue(), GeoSpecs.unit(radius), GeoSpecs.options(args))
                .map(GeoReplies.matches(radius.getMetric())));
    }

    @Override
    public @Nullable Long geoRemove(byte[] key, byte[]... members) {
        return run(SortedSetCommands.zrem(key, members));
    }

    @Override
    public @Nullable GeoResults<GeoLocation<byte[]>> geoSearch(
            byte[] key, GeoReference<byte[]> reference, GeoShape predicate, GeoSearchCommandArgs args) {
        return run(GeoCommands.geosearch(key, GeoSpecs.search(reference, predicate, args))
                .map(GeoReplies.matches(predicate.getMetric())));
    }

    @Override
    public @Nullable Long geoSearchStore(
            byte[] destKey,
            byte[] key,
            GeoReference<byte[]> reference,
            GeoShape predicate,
            GeoSearchStoreCommandArgs args) {
        return run(GeoSpecs.searchStore(destKey, key, GeoSpecs.search(reference, predicate, args), args));
    }
}
