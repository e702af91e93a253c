package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.GeoCommands;
import io.solidis.spring.convert.GeoReplies;
import io.solidis.spring.spec.GeoSpecs;
import java.nio.ByteBuffer;
import org.reactivestreams.Publisher;
import org.springframework.data.geo.Distance;
import org.springframework.data.geo.GeoResult;
import org.springframework.data.geo.Metric;
import org.springframework.data.geo.Point;
import org.springframework.data.redis.connection.ReactiveGeoCommands;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.MultiValueResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.data.redis.connection.RedisGeoCommands.GeoLocation;
import reactor.core.publisher.Flux;

/** Commands on places. */
public final class SolidisReactiveGeoCommands extends ReactiveGroup implements ReactiveGeoCommands {

    public SolidisReactiveGeoCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<NumericResponse<GeoAddCommand, Long>> geoAdd(Publisher<GeoAddCommand> commands) {
        return each(
                commands,
                c -> GeoCommands.geoadd(Buffers.key(c), null, GeoSpecs.members(Places.locations(c.getGeoLocations()))),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<GeoDistCommand, Distance>> geoDist(Publisher<GeoDistCommand> commands) {
        return eachRead(commands, SolidisReactiveGeoCommands::distance, Responses::value);
    }

    @Override
    public Flux<MultiValueResponse<GeoHashCommand, String>> geoHash(Publisher<GeoHashCommand> commands) {
        return eachRead(
                commands,
                c -> GeoCommands.geohash(Buffers.key(c), Buffers.all(c.getMembers(), "Members")),
                Responses::list);
    }

    @Override
    public Flux<MultiValueResponse<GeoPosCommand, Point>> geoPos(Publisher<GeoPosCommand> commands) {
        return eachRead(
                commands,
                c -> GeoCommands.geopos(Buffers.key(c), Buffers.all(c.getMembers(), "Members"))
                        .map(GeoReplies::points),
                Responses::list);
    }

    @Override
    public Flux<CommandResponse<GeoRadiusCommand, Flux<GeoResult<GeoLocation<ByteBuffer>>>>> geoRadius(
            Publisher<GeoRadiusCommand> commands) {
        return eachMany(commands, Places::radius, Places::buffered);
    }

    @Override
    public Flux<CommandResponse<GeoRadiusByMemberCommand, Flux<GeoResult<GeoLocation<ByteBuffer>>>>> geoRadiusByMember(
            Publisher<GeoRadiusByMemberCommand> commands) {
        return eachMany(commands, Places::radiusByMember, Places::buffered);
    }

    @Override
    public Flux<CommandResponse<GeoSearchCommand, Flux<GeoResult<GeoLocation<ByteBuffer>>>>> geoSearch(
            Publisher<GeoSearchCommand> commands) {
        return eachMany(commands, Places::search, Places::buffered);
    }

    @Override
    public Flux<NumericResponse<GeoSearchStoreCommand, Long>> geoSearchStore(
            Publisher<GeoSearchStoreCommand> commands) {
        return each(commands, Places::searchStore, Responses::number);
    }

    private static Command<Distance> distance(GeoDistCommand command) {
        Metric metric = GeoSpecs.metric(command.getMetric().orElse(null));
        return GeoCommands.geodist(
                        Buffers.key(command),
                        Buffers.bytes(command.getFrom(), "From member"),
                        Buffers.bytes(command.getTo(), "To member"),
                        GeoSpecs.unit(metric))
                .map(GeoReplies.distance(metric));
    }
}
