package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.ClientKillArgs;
import io.solidis.command.args.TrackingArgs;
import io.solidis.error.CommandRefusedException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClientCommandsTest implements CommandRows {

    private static final TrackingArgs BROADCAST =
            new TrackingArgs(7L, List.of(b("a:"), b("b:")), TrackingArgs.Mode.BROADCAST, true);

    @Override
    public List<CommandRow> rows() {
        return Stream.of(connection(), connections(), tracking())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> connection() {
        return List.of(
                row("clientGetName", ClientCommands.clientGetName())
                        .sends("CLIENT GETNAME")
                        .answers(NIL, NULL)
                        .gives(null),
                row("clientId", ClientCommands.clientId())
                        .sends("CLIENT ID")
                        .answers(integer(5))
                        .gives(5L),
                text("clientInfo", ClientCommands.clientInfo()).sends("CLIENT INFO"),
                ok("clientNoEvict", ClientCommands.clientNoEvict(true)).sends("CLIENT NO-EVICT ON"),
                ok("clientNoTouch", ClientCommands.clientNoTouch(false)).sends("CLIENT NO-TOUCH OFF"),
                ok("clientSetInfo", ClientCommands.clientSetInfo("LIB-NAME", "solidis"))
                        .sends("CLIENT SETINFO LIB-NAME solidis"),
                ok("clientSetName", ClientCommands.clientSetName(b("me"))).sends("CLIENT SETNAME me"),
                ok("clientSetName", ClientCommands.clientSetName(b(""))).sends("CLIENT SETNAME", b("")));
    }

    private static List<CommandRow> connections() {
        ClientKillArgs all = new ClientKillArgs(3L, "normal", "bob", "1.2.3.4:5", "6.7.8.9:10", false, 60L);
        return List.of(
                ok("clientKill", ClientCommands.clientKill("1.2.3.4:5")).sends("CLIENT KILL 1.2.3.4:5"),
                killed(ClientKillArgs.byId(9)).sends("CLIENT KILL ID 9"),
                killed(ClientKillArgs.byType("pubsub").skipMe(true)).sends("CLIENT KILL TYPE pubsub SKIPME YES"),
                killed(ClientKillArgs.byUser("eve").maxAge(5)).sends("CLIENT KILL USER eve MAXAGE 5"),
                killed(ClientKillArgs.byAddress("a:1")).sends("CLIENT KILL ADDR a:1"),
                killed(ClientKillArgs.byLocalAddress("b:2")).sends("CLIENT KILL LADDR b:2"),
                killed(all)
                        .sends("CLIENT KILL ID 3 TYPE normal USER bob ADDR 1.2.3.4:5 LADDR 6.7.8.9:10"
                                + " SKIPME NO MAXAGE 60"),
                text("clientList", ClientCommands.clientList()).sends("CLIENT LIST"),
                text("clientListByType", ClientCommands.clientListByType("replica"))
                        .sends("CLIENT LIST TYPE replica"),
                text("clientListByIds", ClientCommands.clientListByIds(3, 5)).sends("CLIENT LIST ID 3 5"),
                ok("clientPause", ClientCommands.clientPause(100, true)).sends("CLIENT PAUSE 100 WRITE"),
                ok("clientPause", ClientCommands.clientPause(100, false)).sends("CLIENT PAUSE 100 ALL"),
                row("clientUnblock", ClientCommands.clientUnblock(9, true))
                        .sends("CLIENT UNBLOCK 9 ERROR")
                        .answers(integer(1))
                        .gives(true),
                row("clientUnblock", ClientCommands.clientUnblock(9, false))
                        .sends("CLIENT UNBLOCK 9 TIMEOUT")
                        .answers(integer(0))
                        .gives(false),
                ok("clientUnpause", ClientCommands.clientUnpause()).sends("CLIENT UNPAUSE"));
    }

    private static List<CommandRow> tracking() {
        return List.of(
                ok("clientCaching", ClientCommands.clientCaching(true)).sends("CLIENT CACHING YES"),
                row("clientGetRedir", ClientCommands.clientGetRedir())
                        .sends("CLIENT GETREDIR")
                        .answers(integer(-1))
                        .gives(-1L),
                ok("clientTrackingOn", ClientCommands.clientTrackingOn(TrackingArgs.DEFAULT))
                        .sends("CLIENT TRACKING ON"),
                ok("clientTrackingOn", ClientCommands.clientTrackingOn(BROADCAST))
                        .sends("CLIENT TRACKING ON REDIRECT 7 PREFIX a: PREFIX b: BCAST NOLOOP"),
                ok("clientTrackingOn", ClientCommands.clientTrackingOn(mode(TrackingArgs.Mode.OPTIN)))
                        .sends("CLIENT TRACKING ON OPTIN"),
                ok("clientTrackingOn", ClientCommands.clientTrackingOn(mode(TrackingArgs.Mode.OPTOUT)))
                        .sends("CLIENT TRACKING ON OPTOUT"),
                ok("clientTrackingOff", ClientCommands.clientTrackingOff()).sends("CLIENT TRACKING OFF"),
                row("clientTrackingInfo", ClientCommands.clientTrackingInfo())
                        .sends("CLIENT TRACKINGINFO")
                        .answers(
                                array(bulk("flags"), bulks("off"), bulk("redirect"), integer(-1)),
                                map(bulk("flags"), set(bulk("off")), bulk("redirect"), integer(-1)))
                        .gives(List.of(b("flags"), List.of(b("off")), b("redirect"), -1L)));
    }

    @Test
    void whatChangesHowAConnectionBehavesIsRefusedOnASharedOneButANameIsNot() {
        assertThat(Stream.of(
                        ClientCommands.clientTrackingOn(TrackingArgs.DEFAULT),
                        ClientCommands.clientTrackingOff(),
                        ClientCommands.clientCaching(true),
                        ClientCommands.clientNoEvict(true),
                        ClientCommands.clientNoTouch(true)))
                .allSatisfy(command -> assertThatThrownBy(() -> Refusals.checkShared(command))
                        .isInstanceOf(CommandRefusedException.class)
                        .hasMessageContaining(command.name().text()));
        Refusals.checkShared(ClientCommands.clientSetName(b("me")));
    }

    @Test
    void nobodyIsKilledWithoutAFilter() {
        ClientKillArgs any = new ClientKillArgs(null, null, null, null, null, null, null);
        assertThatThrownBy(() -> ClientCommands.clientKill(any)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(ClientCommands::clientListByIds).isInstanceOf(IllegalArgumentException.class);
    }

    private static TrackingArgs mode(TrackingArgs.Mode mode) {
        return new TrackingArgs(null, List.of(), mode, false);
    }

    private static CommandRow killed(ClientKillArgs args) {
        return row("clientKill", ClientCommands.clientKill(args))
                .answers(integer(2))
                .gives(2L);
    }

    private static CommandRow ok(String factory, Command<String> command) {
        return row(factory, command).answers(OK).gives("OK");
    }

    private static CommandRow text(String factory, Command<String> command) {
        return row(factory, command)
                .answers(bulk("id=5\n"), "=9\r\ntxt:id=5\n\r\n")
                .gives("id=5\n");
    }
}
