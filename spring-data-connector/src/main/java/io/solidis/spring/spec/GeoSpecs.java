package io.solidis.spring.spec;

import io.solidis.command.Command;
import io.solidis.command.GeoCommands;
import io.solidis.command.args.GeoMember;
import io.solidis.command.args.GeoOptions;
import io.solidis.command.args.GeoOrigin;
import io.solidis.command.args.GeoSearchArgs;
import io.solidis.command.args.GeoShape;
import io.solidis.command.args.GeoUnit;
import io.solidis.command.args.SortOrder;
import io.solidis.command.reply.GeoPosition;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Sort;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.Metric;
import org.springframework.data.geo.Metrics;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.RedisGeoCommands.DistanceUnit;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoRadiusCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoSearchStoreCommandArgs;
import org.springframework.data.redis.domain.geo.BoxShape;
import org.springframework.data.redis.domain.geo.GeoLocation;
import org.springframework.data.redis.domain.geo.GeoReference;
import org.springframework.data.redis.domain.geo.GeoReference.GeoCoordinateReference;
import org.springframework.data.redis.domain.geo.GeoReference.GeoMemberReference;
import org.springframework.data.redis.domain.geo.RadiusShape;
import org.springframework.util.Assert;

/** Arguments of the geo group; a point's x is its longitude. */
public final class GeoSpecs {

    private GeoSpecs() {}

    /** One place to store. */
    public static List<GeoMember> member(Point point, byte[] member) {
        Assert.notNull(point, "Point must not be null");
        Assert.notNull(member, "Member must not be null");
        return List.of(new GeoMember(point.getX(), point.getY(), member));
    }

    /** Places to store. */
    public static List<GeoMember> members(Map<byte[], Point> places) {
        Assert.notNull(places, "MemberCoordinateMap must not be null");
        List<GeoMember> members = new ArrayList<>(places.size());
        places.forEach((member, point) -> members.addAll(member(point, member)));
        return members;
    }

    /** Places to store. */
    public static List<GeoMember> members(Iterable<? extends GeoLocation<byte[]>> locations) {
        Assert.notNull(locations, "Locations must not be null");
        List<GeoMember> members = new ArrayList<>();
        for (GeoLocation<byte[]> location : locations) {
            members.addAll(member(location.getPoint(), location.getName()));
        }
        return members;
    }

    /** A metric that Redis knows; metres where none is given. */
    public static Metric metric(@Nullable Metric metric) {
        return metric == null || metric == Metrics.NEUTRAL ? DistanceUnit.METERS : metric;
    }

    /** The unit of a metric; metres where none is given. */
    public static GeoUnit unit(@Nullable Metric metric) {
        String abbreviation = metric(metric).getAbbreviation();
        return switch (abbreviation.toLowerCase(Locale.ROOT)) {
            case "m" -> GeoUnit.METERS;
            case "km" -> GeoUnit.KILOMETERS;
            case "mi" -> GeoUnit.MILES;
            case "ft" -> GeoUnit.FEET;
            default -> throw new IllegalArgumentException("Redis has no unit for the metric '" + abbreviation + "'");
        };
    }

    /** The unit of a distance. */
    public static GeoUnit unit(Distance distance) {
        Assert.notNull(distance, "Radius must not be null");
        return unit(distance.getMetric());
    }

    /** A place. */
    public static GeoPosition position(Point point) {
        return new GeoPosition(point.getX(), point.getY());
    }

    /** A search that answers or stores. */
    public static GeoSearchArgs search(
            GeoReference<byte[]> reference,
            org.springframework.data.redis.domain.geo.GeoShape shape,
            GeoCommandArgs args) {
        return new GeoSearchArgs(origin(reference), shape(shape), options(args));
    }

    /** A search whose matches are stored, scored by place or by distance. */
    public static Command<Long> searchStore(
            byte[] destination, byte[] source, GeoSearchArgs search, GeoSearchStoreCommandArgs args) {
        return args.isStoreDistance()
                ? GeoCommands.geosearchstoreDistances(destination, source, search)
                : GeoCommands.geosearchstore(destination, source, search);
    }

    /** What a search answers. */
    public static GeoOptions options(GeoCommandArgs args) {
        Assert.notNull(args, "Args must not be null");
        Set<? extends GeoCommandArgs.GeoCommandFlag> flags = args.getFlags();
        Set<GeoOptions.Detail> details = EnumSet.noneOf(GeoOptions.Detail.class);
        if (flags.contains(GeoRadiusCommandArgs.Flag.WITHCOORD)) {
            details.add(GeoOptions.Detail.POSITION);
        }
        if (flags.contains(GeoRadiusCommandArgs.Flag.WITHDIST)) {
            details.add(GeoOptions.Detail.DISTANCE);
        }
        Sort.Direction direction = args.getSortDirection();
        return new GeoOptions(
                direction == null ? null : SortOrder.valueOf(direction.name()),
                args.getLimit(),
                flags.contains(GeoRadiusCommandArgs.Flag.ANY),
                details);
    }

    private static GeoOrigin origin(GeoReference<byte[]> reference) {
        Assert.notNull(reference, "Reference must not be null");
        if (reference instanceof GeoMemberReference<byte[]> member) {
            return GeoOrigin.member(member.getMember());
        }
        if (reference instanceof GeoCoordinateReference<byte[]> place) {
            return GeoOrigin.position(place.getLongitude(), place.getLatitude());
        }
        throw new IllegalArgumentException("Unknown reference of a geo search: " + reference.getClass());
    }

    private static GeoShape shape(org.springframework.data.redis.domain.geo.GeoShape shape) {
        Assert.notNull(shape, "GeoPredicate must not be null");
        if (shape instanceof RadiusShape circle) {
            return GeoShape.radius(circle.getRadius().getValue(), unit(circle.getMetric()));
        }
        if (shape instanceof BoxShape box) {
            return GeoShape.box(
                    box.getBoundingBox().getWidth().getValue(),
                    box.getBoundingBox().getHeight().getValue(),
                    unit(box.getMetric()));
        }
        throw new IllegalArgumentException("Unknown shape of a geo search: " + shape.getClass());
    }
}
