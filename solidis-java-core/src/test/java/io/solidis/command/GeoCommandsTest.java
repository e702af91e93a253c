package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.real;
import static java.util.Arrays.asList;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.GeoAddArgs;
import io.solidis.command.args.GeoMember;
import io.solidis.command.args.GeoOptions;
import io.solidis.command.args.GeoOptions.Detail;
import io.solidis.command.args.GeoOrigin;
import io.solidis.command.args.GeoSearchArgs;
import io.solidis.command.args.GeoShape;
import io.solidis.command.args.GeoUnit;
import io.solidis.command.args.KeyCondition;
import io.solidis.command.args.SortOrder;
import io.solidis.command.reply.GeoMatch;
import io.solidis.command.reply.GeoPosition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GeoCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] P = b("P");
    private static final GeoPosition CENTER = new GeoPosition(15, 37.5);
    private static final GeoMember PALERMO = new GeoMember(13.361389, 38.115556, P);
    private static final GeoSearchArgs BOX =
            GeoSearchArgs.of(GeoOrigin.member(P), GeoShape.box(400, 300.5, GeoUnit.KILOMETERS));

    @Override
    public List<CommandRow> rows() {
        return Stream.of(places(), radius(), searches()).flatMap(List::stream).toList();
    }

    private static List<CommandRow> places() {
        return List.of(
                row("geoadd", GeoCommands.geoadd(K, null, List.of(PALERMO, new GeoMember(-1, 2, b("C")))))
                        .sends("GEOADD @k 13.361389 38.115556 P -1 2 C")
                        .answers(integer(2))
                        .gives(2L),
                row("geoadd", GeoCommands.geoadd(K, new GeoAddArgs(KeyCondition.XX, true), List.of(PALERMO)))
                        .sends("GEOADD @k XX CH 13.361389 38.115556 P")
                        .answers(integer(0))
                        .gives(0L),
                row("geodist", GeoCommands.geodist(K, P, b("C"), GeoUnit.METERS))
                        .sends("GEODIST @k P C M")
                        .answers(bulk("166274.1516"))
                        .gives(166274.1516),
                row("geodist", GeoCommands.geodist(K, P, b("Z"), GeoUnit.FEET))
                        .sends("GEODIST @k P Z FT")
                        .answers(NIL, NULL)
                        .gives(null),
                row("geohash", GeoCommands.geohash(K, P, b("Z")))
                        .sends("GEOHASH @k P Z")
                        .answers(array(bulk("sqc8b49rny0"), NIL), array(bulk("sqc8b49rny0"), NULL))
                        .gives(asList("sqc8b49rny0", null)),
                row("geopos", GeoCommands.geopos(K, P, b("Z")))
                        .sends("GEOPOS @k P Z")
                        .answers(
                                array(bulks("13.361389338970184", "38.1155563954963"), NIL_ARRAY),
                                array(array(real("13.361389338970184"), real("38.1155563954963")), NULL))
                        .gives(asList(new GeoPosition(13.361389338970184, 38.1155563954963), null)));
    }

    private static List<CommandRow> radius() {
        GeoOptions options = GeoOptions.NONE.with(Detail.DISTANCE).countAny(1);
        GeoMatch far = new GeoMatch(P, 190.4424, null, null);
        String withDistance = array(bulks("P", "190.4424"));
        return List.of(
                row("georadius", GeoCommands.georadius(K, CENTER, 200, GeoUnit.KILOMETERS, options))
                        .sends("GEORADIUS @k 15 37.5 200 KM WITHDIST COUNT 1 ANY")
                        .answers(withDistance)
                        .gives(List.of(far)),
                row("georadiusRo", GeoCommands.georadiusRo(K, CENTER, 0.5, GeoUnit.MILES, null))
                        .sends("GEORADIUS_RO @k 15 37.5 0.5 MI")
                        .answers(array())
                        .gives(List.of()),
                row("georadiusbymember", GeoCommands.georadiusbymember(K, P, 200, GeoUnit.KILOMETERS, null))
                        .sends("GEORADIUSBYMEMBER @k P 200 KM")
                        .answers(bulks("P"))
                        .gives(List.of(new GeoMatch(P, null, null, null))),
                row(
                                "georadiusbymemberRo",
                                GeoCommands.georadiusbymemberRo(
                                        K,
                                        P,
                                        200,
                                        GeoUnit.METERS,
                                        GeoOptions.NONE.count(3).order(SortOrder.DESC)))
                        .sends("GEORADIUSBYMEMBER_RO @k P 200 M COUNT 3 DESC")
                        .answers(bulks("P"))
                        .gives(List.of(new GeoMatch(P, null, null, null))));
    }

    private static List<CommandRow> searches() {
        GeoOptions all = GeoOptions.NONE
                .with(Detail.HASH, Detail.DISTANCE, Detail.POSITION)
                .order(SortOrder.ASC);
        GeoSearchArgs circle =
                new GeoSearchArgs(GeoOrigin.position(15, 37), GeoShape.radius(200, GeoUnit.KILOMETERS), all);
        return List.of(
                row("geosearch", GeoCommands.geosearch(K, circle))
                        .sends("GEOSEARCH @k FROMLONLAT 15 37 BYRADIUS 200 KM WITHCOORD WITHDIST WITHHASH ASC")
                        .answers(
                                array(array(
                                        bulk("P"),
                                        bulk("190.4424"),
                                        integer(3479099956230698L),
                                        bulks("13.5", "38.25"))),
                                array(array(
                                        bulk("P"),
                                        bulk("190.4424"),
                                        integer(3479099956230698L),
                                        array(real("13.5"), real("38.25")))))
                        .gives(List.of(new GeoMatch(P, 190.4424, 3479099956230698L, new GeoPosition(13.5, 38.25)))),
                row("geosearch", GeoCommands.geosearch(K, BOX))
                        .sends("GEOSEARCH @k FROMMEMBER P BYBOX 400 300.5 KM")
                        .answers(bulks("P"))
                        .gives(List.of(new GeoMatch(P, null, null, null))),
                row("geosearchstore", GeoCommands.geosearchstore(b("d"), K, BOX))
                        .sends("GEOSEARCHSTORE @d @k FROMMEMBER P BYBOX 400 300.5 KM")
                        .answers(integer(2))
                        .gives(2L),
                row("geosearchstoreDistances", GeoCommands.geosearchstoreDistances(b("d"), K, BOX))
                        .sends("GEOSEARCHSTORE @d @k FROMMEMBER P BYBOX 400 300.5 KM STOREDIST")
                        .answers(integer(2))
                        .gives(2L));
    }

    @Test
    void nothingToAddIsRefusedBeforeItIsSent() {
        assertThatThrownBy(() -> GeoCommands.geoadd(K, null, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("GEOADD: members must hold at least 1 element");
    }
}
