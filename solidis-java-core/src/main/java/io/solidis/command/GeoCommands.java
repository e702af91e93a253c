package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.GeoAddArgs;
import io.solidis.command.args.GeoMember;
import io.solidis.command.args.GeoOptions;
import io.solidis.command.args.GeoSearchArgs;
import io.solidis.command.args.GeoUnit;
import io.solidis.command.reply.GeoMatch;
import io.solidis.command.reply.GeoPosition;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Commands of the geo group. Places are longitude, then latitude. {@code GEORADIUS} and its kin are there for servers
 * before Redis 6.2 and have no STORE: {@link #geosearch} and {@link #geosearchstore} do all that they can.
 */
public final class GeoCommands {

    private static final CommandName GEOADD = define("GEOADD");
    private static final CommandName GEODIST = define("GEODIST", Trait.READ);
    private static final CommandName GEOHASH = define("GEOHASH", Trait.READ);
    private static final CommandName GEOPOS = define("GEOPOS", Trait.READ);
    private static final CommandName GEORADIUS = define("GEORADIUS");
    private static final CommandName GEORADIUSBYMEMBER = define("GEORADIUSBYMEMBER");
    private static final CommandName GEORADIUSBYMEMBER_RO = define("GEORADIUSBYMEMBER_RO", Trait.READ);
    private static final CommandName GEORADIUS_RO = define("GEORADIUS_RO", Trait.READ);
    private static final CommandName GEOSEARCH = define("GEOSEARCH", Trait.READ);
    private static final CommandName GEOSEARCHSTORE = define("GEOSEARCHSTORE");

    private static final ReplyDecoder<GeoPosition> POSITION = reply -> {
        if (reply == null) {
            return null;
        }
        List<?> pair = (List<?>) reply;
        return new GeoPosition(Numbers.parseDouble(pair.get(0)), Numbers.parseDouble(pair.get(1)));
    };

    private static final ReplyDecoder<List<GeoMatch>> MATCHES = Replies.list(GeoCommands::match);

    private GeoCommands() {}

    /** {@code GEOADD}: how many members are new, or with {@code CH} new or moved. */
    public static Command<Long> geoadd(byte[] key, @Nullable GeoAddArgs args, Collection<GeoMember> members) {
        if (members.isEmpty()) {
            throw new IllegalArgumentException("GEOADD: members must hold at least 1 element");
        }
        CommandBuilder geoadd = Command.of(GEOADD).key(key).add(args);
        members.forEach(geoadd::add);
        return geoadd.reply(Replies.LONG);
    }

    /** {@code GEODIST}: the distance between two members; {@code null} if one is missing. */
    public static Command<Double> geodist(byte[] key, byte[] first, byte[] second, GeoUnit unit) {
        return Command.of(GEODIST)
                .key(key)
                .add(first, "first")
                .add(second, "second")
                .add(unit)
                .reply(Replies.DOUBLE);
    }

    /** {@code GEOHASH}: the geohash of each, {@code null} for those that are no members. */
    public static Command<List<String>> geohash(byte[] key, byte[]... members) {
        return Command.of(GEOHASH).key(key).addAll("members", members).reply(Replies.STRING_LIST);
    }

    /** {@code GEOPOS}: the place of each, {@code null} for those that are no members. */
    public static Command<List<GeoPosition>> geopos(byte[] key, byte[]... members) {
        return Command.of(GEOPOS).key(key).addAll("members", members).reply(Replies.list(POSITION));
    }

    /** {@code GEORADIUS}: members around a place. */
    public static Command<List<GeoMatch>> georadius(
            byte[] key, GeoPosition center, double radius, GeoUnit unit, @Nullable GeoOptions options) {
        return around(Command.of(GEORADIUS).key(key), center, radius, unit, options);
    }

    /** {@code GEORADIUS_RO}: members around a place; replicas may answer. */
    public static Command<List<GeoMatch>> georadiusRo(
            byte[] key, GeoPosition center, double radius, GeoUnit unit, @Nullable GeoOptions options) {
        return around(Command.of(GEORADIUS_RO).key(key), center, radius, unit, options);
    }

    /** {@code GEORADIUSBYMEMBER}: members around a member, itself included. */
    public static Command<List<GeoMatch>> georadiusbymember(
            byte[] key, byte[] member, double radius, GeoUnit unit, @Nullable GeoOptions options) {
        return around(Command.of(GEORADIUSBYMEMBER).key(key).add(member, "member"), null, radius, unit, options);
    }

    /** {@code GEORADIUSBYMEMBER_RO}: members around a member, itself included; replicas may answer. */
    public static Command<List<GeoMatch>> georadiusbymemberRo(
            byte[] key, byte[] member, double radius, GeoUnit unit, @Nullable GeoOptions options) {
        return around(Command.of(GEORADIUSBYMEMBER_RO).key(key).add(member, "member"), null, radius, unit, options);
    }

    /** {@code GEOSEARCH}: members within an area (Redis 6.2). */
    public static Command<List<GeoMatch>> geosearch(byte[] key, GeoSearchArgs args) {
        return Command.of(GEOSEARCH).key(key).add(args).reply(MATCHES);
    }

    /** {@code GEOSEARCHSTORE}: stores members within an area, with places as scores; how many (Redis 6.2). */
    public static Command<Long> geosearchstore(byte[] destination, byte[] source, GeoSearchArgs args) {
        return Command.of(GEOSEARCHSTORE).key(destination).key(source).add(args).reply(Replies.LONG);
    }

    /** {@code GEOSEARCHSTORE STOREDIST}: stores members within an area, with distances as scores; how many. */
    public static Command<Long> geosearchstoreDistances(byte[] destination, byte[] source, GeoSearchArgs args) {
        return Command.of(GEOSEARCHSTORE)
                .key(destination)
                .key(source)
                .add(args)
                .add(Keyword.STOREDIST)
                .reply(Replies.LONG);
    }

    private static Command<List<GeoMatch>> around(
            CommandBuilder command,
            @Nullable GeoPosition center,
            double radius,
            GeoUnit unit,
            @Nullable GeoOptions options) {
        if (center != null) {
            command.add(center.longitude()).add(center.latitude());
        }
        return command.add(radius).add(unit).add(options).reply(MATCHES);
    }

    /** A bare member, or a member and its details: each detail is told by its type. */
    private static GeoMatch match(@Nullable Object reply) {
        if (!(reply instanceof List<?> parts)) {
            return new GeoMatch(Objects.requireNonNull(Replies.BYTES.decode(reply)), null, null, null);
        }
        Double distance = null;
        Long hash = null;
        GeoPosition position = null;
        for (Object detail : parts.subList(1, parts.size())) {
            if (detail instanceof List<?>) {
                position = POSITION.decode(detail);
            } else if (detail instanceof Long number) {
                hash = number;
            } else {
                distance = Numbers.parseDouble(detail);
            }
        }
        return new GeoMatch(Objects.requireNonNull(Replies.BYTES.decode(parts.get(0))), distance, hash, position);
    }
}
