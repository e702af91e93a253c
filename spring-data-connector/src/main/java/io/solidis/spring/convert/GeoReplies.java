package io.solidis.spring.convert;

import io.solidis.command.reply.GeoMatch;
import io.solidis.command.reply.GeoPosition;
import io.solidis.spring.spec.GeoSpecs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.GeoResult;
import org.springframework.data.geo.GeoResults;
import org.springframework.data.geo.Metric;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoLocation;

/** Results of the geo group. */
public final class GeoReplies {

    private GeoReplies() {}

    /** A distance in the metric that was asked for. */
    public static Function<@Nullable Double, @Nullable Distance> distance(@Nullable Metric metric) {
        Metric unit = GeoSpecs.metric(metric);
        return value -> value == null ? null : new Distance(value, unit);
    }

    /** Places, {@code null} for members that there are not. */
    public static @Nullable List<@Nullable Point> points(@Nullable List<@Nullable GeoPosition> positions) {
        if (positions == null) {
            return null;
        }
        List<@Nullable Point> points = new ArrayList<>(positions.size());
        for (GeoPosition position : positions) {
            points.add(point(position));
        }
        return points;
    }

    /** Members without places or distances, as a search without options gives them. */
    public static @Nullable GeoResults<GeoLocation<byte[]>> members(@Nullable List<GeoMatch> matches) {
        if (matches == null) {
            return null;
        }
        List<GeoResult<GeoLocation<byte[]>>> results = new ArrayList<>(matches.size());
        for (GeoMatch match : matches) {
            results.add(new GeoResult<>(location(match), new Distance(0)));
        }
        return new GeoResults<>(results);
    }

    /** Members with what was asked for; distances in the metric of the search. */
    public static Function<@Nullable List<GeoMatch>, @Nullable GeoResults<GeoLocation<byte[]>>> matches(
            @Nullable Metric metric) {
        Metric unit = GeoSpecs.metric(metric);
        return matches -> {
            if (matches == null) {
                return null;
            }
            List<GeoResult<GeoLocation<byte[]>>> results = new ArrayList<>(matches.size());
            for (GeoMatch match : matches) {
                double distance = match.distance() == null ? 0 : match.distance();
                results.add(new GeoResult<>(location(match), new Distance(distance, unit)));
            }
            return new GeoResults<>(results, unit);
        };
    }

    /** Without a point where none was asked for, as Spring has it in spite of its own annotations. */
    @NullUnmarked
    private static GeoLocation<byte[]> location(GeoMatch match) {
        return new GeoLocation<>(match.member(), point(match.position()));
    }

    private static @Nullable Point point(@Nullable GeoPosition position) {
        return position == null ? null : new Point(position.longitude(), position.latitude());
    }
}
