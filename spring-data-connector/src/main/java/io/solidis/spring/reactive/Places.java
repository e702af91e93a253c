package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.GeoCommands;
import io.solidis.command.args.GeoOptions;
import io.solidis.spring.convert.GeoReplies;
import io.solidis.spring.spec.GeoSpecs;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.GeoResult;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoRadiusByMemberCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoRadiusCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoSearchCommand;
import org.springframework.data.redis.connection.ReactiveGeoCommands.GeoSearchStoreCommand;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoLocation;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoSearchCommandArgs;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoSearchStoreCommandArgs;
import org.springframework.data.redis.domain.geo.GeoReference;
import org.springframework.data.redis.domain.geo.GeoReference.GeoCoordinateReference;
import org.springframework.data.redis.domain.geo.GeoReference.GeoMemberReference;
import org.springframework.data.redis.domain.geo.GeoShape;
import org.springframework.util.Assert;

/** Places and searches for them, with members as buffers on Spring's side and as arrays on the core's. */
final class Places {

    private Places() {}

    static List<GeoLocation<byte[]>> locations(@Nullable List<GeoLocation<ByteBuffer>> locations) {
        Assert.notEmpty(locations, "Locations must not be null or empty");
        List<GeoLocation<byte[]>> converted = new ArrayList<>(locations.size());
        for (GeoLocation<ByteBuffer> location : locations) {
            converted.add(new GeoLocation<>(Buffers.bytes(location.getName(), "Member"), location.getPoint()));
        }
        return converted;
    }

    static Command<? extends Iterable<GeoResult<GeoLocation<byte[]>>>> radius(GeoRadiusCommand command) {
        Point center = ReactiveGroup.required(command.getPoint(), "Point");
        Distance radius = ReactiveGroup.required(command.getDistance(), "Distance");
        refuseStore(command.getStore(), command.getStoreDist());
        return GeoCommands.georadius(
                        Buffers.key(command),
                        GeoSpecs.position(center),
                        radius.getValue(),
                        GeoSpecs.unit(radius),
                        options(command.getArgs()))
                .map(GeoReplies.matches(radius.getMetric()));
    }

    static Command<? extends Iterable<GeoResult<GeoLocation<byte[]>>>> radiusByMember(
            GeoRadiusByMemberCommand command) {
        Distance radius = ReactiveGroup.required(command.getDistance(), "Distance");
        refuseStore(command.getStore(), command.getStoreDist());
        return GeoCommands.georadiusbymember(
                        Buffers.key(command),
                        Buffers.bytes(command.getMember(), "Member"),
                        radius.getValue(),
                        GeoSpecs.unit(radius),
                        options(command.getArgs()))
                .map(GeoReplies.matches(radius.getMetric()));
    }

    static Command<? extends Iterable<GeoResult<GeoLocation<byte[]>>>> search(GeoSearchCommand command) {
        GeoShape shape = ReactiveGroup.required(command.getShape(), "GeoShape");
        GeoSearchCommandArgs args = command.getArgs().orElseGet(GeoSearchCommandArgs::newGeoSearchArgs);
        return GeoCommands.geosearch(
                        Buffers.key(command), GeoSpecs.search(reference(command.getReference()), shape, args))
                .map(GeoReplies.matches(shape.getMetric()));
    }

    static Command<Long> searchStore(GeoSearchStoreCommand command) {
        GeoShape shape = ReactiveGroup.required(command.getShape(), "GeoShape");
        GeoSearchStoreCommandArgs args = command.getArgs().orElseGet(GeoSearchStoreCommandArgs::newGeoSearchStoreArgs);
        return GeoSpecs.searchStore(
                Buffers.bytes(command.getDestKey(), "Destination key"),
                Buffers.key(command),
                GeoSpecs.search(reference(command.getReference()), shape, args),
                args);
    }

    /** Without a point where none was asked for, as Spring has it in spite of its own annotations. */
    @NullUnmarked
    static GeoResult<GeoLocation<ByteBuffer>> buffered(GeoResult<GeoLocation<byte[]>> result) {
        GeoLocation<byte[]> location = result.getContent();
        return new GeoResult<>(
                new GeoLocation<>(ByteBuffer.wrap(location.getName()), location.getPoint()), result.getDistance());
    }

    private static @Nullable GeoOptions options(Optional<? extends GeoCommandArgs> args) {
        return args.isPresent() ? GeoSpecs.options(args.get()) : null;
    }

    private static GeoReference<byte[]> reference(@Nullable GeoReference<ByteBuffer> reference) {
        if (reference instanceof GeoMemberReference<ByteBuffer> member) {
            return GeoReference.fromMember(Buffers.bytes(member.getMember(), "Member"));
        }
        if (reference instanceof GeoCoordinateReference<ByteBuffer> place) {
            return GeoReference.fromCoordinate(place.getLongitude(), place.getLatitude());
        }
        throw new IllegalArgumentException("A geo search starts from a member or from coordinates");
    }

    /** A search that stores has no results to hand on, so Spring's way to ask for both cannot be met. */
    private static void refuseStore(Optional<ByteBuffer> store, Optional<ByteBuffer> storeDistance) {
        Assert.isTrue(
                store.isEmpty() && storeDistance.isEmpty(),
                "A radius search does not store its results here: use geoSearchStore");
    }
}
