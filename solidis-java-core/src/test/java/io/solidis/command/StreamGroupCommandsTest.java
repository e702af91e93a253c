package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.mapOf;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.StreamCommandsTest.entry;
import static io.solidis.command.StreamCommandsTest.fields;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.command.args.DeletionPolicy;
import io.solidis.command.args.StreamOffset;
import io.solidis.command.args.XClaimArgs;
import io.solidis.command.args.XPendingArgs;
import io.solidis.command.args.XReadArgs;
import io.solidis.command.reply.AutoClaimed;
import io.solidis.command.reply.AutoClaimedIds;
import io.solidis.command.reply.PendingEntry;
import io.solidis.command.reply.PendingSummary;
import io.solidis.command.reply.StreamEntries;
import io.solidis.command.reply.StreamEntry;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StreamGroupCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final Map<byte[], byte[]> FIELDS = fields("f", "v", "f", "w");

    @Override
    public List<CommandRow> rows() {
        return Stream.of(groups(), reading(), pending(), claiming(), about())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> groups() {
        return List.of(
                row("xgroupCreate", StreamGroupCommands.xgroupCreate(K, "g", "$", false, null))
                        .sends("XGROUP CREATE @k g $")
                        .answers(OK)
                        .gives("OK"),
                row("xgroupCreate", StreamGroupCommands.xgroupCreate(K, "g\u00fc", "0", true, 7L))
                        .sends("XGROUP CREATE @k g\u00fc 0 MKSTREAM ENTRIESREAD 7")
                        .answers(OK)
                        .gives("OK"),
                row("xgroupCreateConsumer", StreamGroupCommands.xgroupCreateConsumer(K, "g", "c"))
                        .sends("XGROUP CREATECONSUMER @k g c")
                        .answers(integer(1))
                        .gives(true),
                row("xgroupDelConsumer", StreamGroupCommands.xgroupDelConsumer(K, "g", "c"))
                        .sends("XGROUP DELCONSUMER @k g c")
                        .answers(integer(3))
                        .gives(3L),
                row("xgroupDestroy", StreamGroupCommands.xgroupDestroy(K, "g"))
                        .sends("XGROUP DESTROY @k g")
                        .answers(integer(0))
                        .gives(false),
                row("xgroupSetId", StreamGroupCommands.xgroupSetId(K, "g", "0-0", 1L))
                        .sends("XGROUP SETID @k g 0-0 ENTRIESREAD 1")
                        .answers(OK)
                        .gives("OK"));
    }

    private static List<CommandRow> reading() {
        String gone2 = array(array(bulk("1-1"), NIL_ARRAY), entry("2-1"));
        String gone3 = array(array(bulk("1-1"), NULL), entry("2-1"));
        return List.of(
                row("xreadgroup", StreamGroupCommands.xreadgroup("g", "c", null, new StreamOffset(K, "0")))
                        .sends("XREADGROUP GROUP g c STREAMS @k 0")
                        .answers(array(array(bulk("k"), gone2)), map(bulk("k"), gone3))
                        .gives(List.of(new StreamEntries(
                                K, List.of(new StreamEntry("1-1", null), new StreamEntry("2-1", FIELDS))))),
                row(
                                "xreadgroup",
                                StreamGroupCommands.xreadgroup(
                                        "g",
                                        "c",
                                        XReadArgs.DEFAULT.count(1).block(2000).withoutAck(),
                                        new StreamOffset(K, ">"),
                                        new StreamOffset(b("l"), ">")))
                        .sends("XREADGROUP GROUP g c COUNT 1 BLOCK 2000 NOACK STREAMS @k @l > >")
                        .blocks(2000)
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("xack", StreamGroupCommands.xack(K, "g", "1-1", "2-1"))
                        .sends("XACK @k g 1-1 2-1")
                        .answers(integer(2))
                        .gives(2L),
                row("xackdel", StreamGroupCommands.xackdel(K, "g", DeletionPolicy.ACKED, "1-1", "2-1"))
                        .sends("XACKDEL @k g ACKED IDS 2 1-1 2-1")
                        .answers(array(integer(1), integer(2)))
                        .gives(List.of(1L, 2L)));
    }

    private static List<CommandRow> pending() {
        return List.of(
                row("xpending", StreamGroupCommands.xpending(K, "g"))
                        .sends("XPENDING @k g")
                        .answers(array(integer(3), bulk("1-1"), bulk("4-1"), array(bulks("c", "1"), bulks("d", "2"))))
                        .gives(new PendingSummary(3, "1-1", "4-1", order("c", 1L, "d", 2L))),
                row("xpending", StreamGroupCommands.xpending(K, "g"))
                        .sends("XPENDING @k g")
                        .answers(array(integer(0), NIL, NIL, NIL_ARRAY), array(integer(0), NULL, NULL, NULL))
                        .gives(new PendingSummary(0, null, null, Map.of())),
                row("xpending", StreamGroupCommands.xpending(K, "g", XPendingArgs.first(10)))
                        .sends("XPENDING @k g - + 10")
                        .answers(array())
                        .gives(List.of()),
                row("xpending", StreamGroupCommands.xpending(K, "g", new XPendingArgs(500L, "(1-1", "9", 2, "c")))
                        .sends("XPENDING @k g IDLE 500 (1-1 9 2 c")
                        .answers(array(array(bulk("2-1"), bulk("c"), integer(700), integer(2))))
                        .gives(List.of(new PendingEntry("2-1", "c", 700, 2))));
    }

    private static List<CommandRow> claiming() {
        XClaimArgs all = new XClaimArgs(10L, 1700000000000L, 3L, true, "9-1");
        return List.of(
                row("xclaim", StreamGroupCommands.xclaim(K, "g", "c", 60000, null, "1-1", "2-1"))
                        .sends("XCLAIM @k g c 60000 1-1 2-1")
                        .answers(array(NIL, entry("2-1")), array(NULL, entry("2-1")))
                        .gives(List.of(new StreamEntry("2-1", FIELDS))),
                row("xclaim", StreamGroupCommands.xclaim(K, "g", "c", 0, all, "1-1"))
                        .sends("XCLAIM @k g c 0 1-1 IDLE 10 TIME 1700000000000 RETRYCOUNT 3 FORCE LASTID 9-1")
                        .answers(array())
                        .gives(List.of()),
                row("xclaimJustId", StreamGroupCommands.xclaimJustId(K, "g", "c", 0, null, "1-1"))
                        .sends("XCLAIM @k g c 0 1-1 JUSTID")
                        .answers(bulks("1-1"))
                        .gives(List.of("1-1")),
                row("xautoclaim", StreamGroupCommands.xautoclaim(K, "g", "c", 5, "0-0", 10L))
                        .sends("XAUTOCLAIM @k g c 5 0-0 COUNT 10")
                        .answers(array(bulk("3-0"), array(entry("2-1")), bulks("1-1")))
                        .gives(new AutoClaimed("3-0", List.of(new StreamEntry("2-1", FIELDS)), List.of("1-1"))),
                row("xautoclaim", StreamGroupCommands.xautoclaim(K, "g", "c", 5, "0-0", null))
                        .sends("XAUTOCLAIM @k g c 5 0-0")
                        .answers(array(bulk("0-0"), array(NIL_ARRAY)), array(bulk("0-0"), array(NULL)))
                        .gives(new AutoClaimed("0-0", List.of(), List.of())),
                row("xautoclaimJustId", StreamGroupCommands.xautoclaimJustId(K, "g", "c", 5, "0-0", null))
                        .sends("XAUTOCLAIM @k g c 5 0-0 JUSTID")
                        .answers(array(bulk("0-0"), bulks("2-1"), array()))
                        .gives(new AutoClaimedIds("0-0", List.of("2-1"), List.of())));
    }

    private static List<CommandRow> about() {
        return List.of(
                row("xinfoGroups", StreamGroupCommands.xinfoGroups(K))
                        .sends("XINFO GROUPS @k")
                        .answers(
                                array(array(bulk("name"), bulk("g"), bulk("pending"), integer(2))),
                                array(map(bulk("name"), bulk("g"), bulk("pending"), integer(2))))
                        .gives(List.of(List.of(b("name"), b("g"), b("pending"), 2L))),
                row("xinfoConsumers", StreamGroupCommands.xinfoConsumers(K, "g"))
                        .sends("XINFO CONSUMERS @k g")
                        .answers(
                                array(array(bulk("name"), bulk("c"), bulk("idle"), integer(9))),
                                array(map(bulk("name"), bulk("c"), bulk("idle"), integer(9))))
                        .gives(List.of(List.of(b("name"), b("c"), b("idle"), 9L))));
    }

    @Test
    void aGroupNamedBlockDoesNotMakeAReadBlocking() {
        StreamOffset pending = new StreamOffset(K, "0");
        assertThat(StreamGroupCommands.xreadgroup("block", "5", null, pending).isBlocking())
                .isFalse();
        assertThat(StreamGroupCommands.xreadgroup("g", "BLOCK", null, pending).isBlocking())
                .isFalse();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Long> order(Object... namesAndCounts) {
        return (Map<String, Long>) (Map<?, ?>) mapOf(namesAndCounts);
    }
}
