package io.solidis.command;

import static io.solidis.command.CommandRow.b;
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
import static java.util.Arrays.asList;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.DeletionPolicy;
import io.solidis.command.args.StreamOffset;
import io.solidis.command.args.XAddArgs;
import io.solidis.command.args.XReadArgs;
import io.solidis.command.args.XTrimArgs;
import io.solidis.command.reply.StreamEntries;
import io.solidis.command.reply.StreamEntry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StreamCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final Map<byte[], byte[]> FIELDS = fields("f", "v", "f", "w");

    @Override
    public List<CommandRow> rows() {
        return Stream.of(adding(), removing(), ranges(), reading(), about())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> adding() {
        XTrimArgs trim = XTrimArgs.maxLength(1000).approximately(0);
        return List.of(
                row("xadd", StreamCommands.xadd(K, FIELDS))
                        .sends("XADD @k * f v f w")
                        .answers(bulk("5-0"))
                        .gives("5-0"),
                row("xadd", StreamCommands.xadd(K, XAddArgs.id("5-*").withoutStream(), FIELDS))
                        .sends("XADD @k NOMKSTREAM 5-* f v f w")
                        .answers(NIL, NULL)
                        .gives(null),
                row(
                                "xadd",
                                StreamCommands.xadd(
                                        K, XAddArgs.DEFAULT.trimmed(trim).policy(DeletionPolicy.ACKED), FIELDS))
                        .sends("XADD @k ACKED MAXLEN ~ 1000 LIMIT 0 * f v f w")
                        .answers(bulk("5-1"))
                        .gives("5-1"),
                row("xsetid", StreamCommands.xsetid(K, "9-1"))
                        .sends("XSETID @k 9-1")
                        .answers(OK)
                        .gives("OK"),
                row("xsetid", StreamCommands.xsetid(K, "9-1", 9, "8-1"))
                        .sends("XSETID @k 9-1 ENTRIESADDED 9 MAXDELETEDID 8-1")
                        .answers(OK)
                        .gives("OK"));
    }

    private static List<CommandRow> removing() {
        return List.of(
                row("xdel", StreamCommands.xdel(K, "1-1", "2"))
                        .sends("XDEL @k 1-1 2")
                        .answers(integer(1))
                        .gives(1L),
                row("xdelex", StreamCommands.xdelex(K, null, "1-1"))
                        .sends("XDELEX @k IDS 1 1-1")
                        .answers(array(integer(1)))
                        .gives(List.of(1L)),
                row("xdelex", StreamCommands.xdelex(K, DeletionPolicy.DELREF, "1-1", "2-1"))
                        .sends("XDELEX @k DELREF IDS 2 1-1 2-1")
                        .answers(array(integer(2), integer(-1)))
                        .gives(List.of(2L, -1L)),
                row("xtrim", StreamCommands.xtrim(K, XTrimArgs.maxLength(10)))
                        .sends("XTRIM @k MAXLEN = 10")
                        .answers(integer(3))
                        .gives(3L),
                row("xtrim", StreamCommands.xtrim(K, XTrimArgs.minId("5-1").approximately(), DeletionPolicy.KEEPREF))
                        .sends("XTRIM @k MINID ~ 5-1 KEEPREF")
                        .answers(integer(0))
                        .gives(0L));
    }

    private static List<CommandRow> ranges() {
        return List.of(
                row("xrange", StreamCommands.xrange(K, "-", "+", null))
                        .sends("XRANGE @k - +")
                        .answers(array())
                        .gives(List.of()),
                row("xrange", StreamCommands.xrange(K, "(1-1", "+", 2L))
                        .sends("XRANGE @k (1-1 + COUNT 2")
                        .answers(array(entry("2-1"), entry("3-1")))
                        .gives(List.of(new StreamEntry("2-1", FIELDS), new StreamEntry("3-1", FIELDS))),
                row("xrevrange", StreamCommands.xrevrange(K, "+", "5", 1L))
                        .sends("XREVRANGE @k + 5 COUNT 1")
                        .answers(array(entry("9-1")))
                        .gives(List.of(new StreamEntry("9-1", FIELDS))));
    }

    private static List<CommandRow> reading() {
        String one = array(entry("1-1"));
        String two = array(entry("2-1"));
        return List.of(
                row("xread", StreamCommands.xread(null, new StreamOffset(K, "$")))
                        .sends("XREAD STREAMS @k $")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("xread", StreamCommands.xread(XReadArgs.DEFAULT.count(5).block(250), new StreamOffset(K, "0")))
                        .sends("XREAD COUNT 5 BLOCK 250 STREAMS @k 0")
                        .blocks(250)
                        .answers(array(array(bulk("k"), one)), map(bulk("k"), one))
                        .gives(List.of(new StreamEntries(K, List.of(new StreamEntry("1-1", FIELDS))))),
                row("xread", StreamCommands.xread(XReadArgs.DEFAULT.block(0), new StreamOffset(K, "0")))
                        .sends("XREAD BLOCK 0 STREAMS @k 0")
                        .blocks(0)
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("xread", StreamCommands.xread(null, new StreamOffset(K, "0"), new StreamOffset(K, "1-1")))
                        .sends("XREAD STREAMS @k @k 0 1-1")
                        .answers(
                                array(array(bulk("k"), one), array(bulk("k"), two)),
                                map(bulk("k"), one, bulk("k"), two))
                        .gives(List.of(
                                new StreamEntries(K, List.of(new StreamEntry("1-1", FIELDS))),
                                new StreamEntries(K, List.of(new StreamEntry("2-1", FIELDS))))));
    }

    private static List<CommandRow> about() {
        return List.of(
                row("xlen", StreamCommands.xlen(K))
                        .sends("XLEN @k")
                        .answers(integer(12))
                        .gives(12L),
                row("xinfoStream", StreamCommands.xinfoStream(K))
                        .sends("XINFO STREAM @k")
                        .answers(
                                array(bulk("length"), integer(1), bulk("first-entry"), entry("1-1")),
                                map(bulk("length"), integer(1), bulk("first-entry"), entry("1-1")))
                        .gives(List.of(
                                b("length"),
                                1L,
                                b("first-entry"),
                                List.of(b("1-1"), List.of(b("f"), b("v"), b("f"), b("w"))))),
                row("xinfoStreamFull", StreamCommands.xinfoStreamFull(K, 10))
                        .sends("XINFO STREAM @k FULL COUNT 10")
                        .answers(
                                array(bulk("groups"), array(array(bulk("name"), bulk("g"), bulk("lag"), NIL))),
                                map(bulk("groups"), array(map(bulk("name"), bulk("g"), bulk("lag"), NULL))))
                        .gives(List.of(b("groups"), List.of(asList(b("name"), b("g"), b("lag"), null)))));
    }

    @Test
    void anEntryWithoutFieldsIsRefusedBeforeItIsSent() {
        assertThatThrownBy(() -> StreamCommands.xadd(K, Map.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("XADD: ");
    }

    @Test
    void noStreamNoIdAndANegativeWaitAreRefusedBeforeTheyAreSent() {
        assertThatThrownBy(() -> StreamCommands.xread(null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("XREAD: keys");
        assertThatThrownBy(() -> StreamCommands.xdel(K))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("XDEL: ids must hold at least 1 element");
        assertThatThrownBy(() -> StreamCommands.xread(XReadArgs.DEFAULT.block(-1), new StreamOffset(K, "0")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    static String entry(String id) {
        return array(bulk(id), bulks("f", "v", "f", "w"));
    }

    /** Names and values in turn; a name may come twice. */
    static Map<byte[], byte[]> fields(String... namesAndValues) {
        Map<byte[], byte[]> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put(b(namesAndValues[i]), b(namesAndValues[i + 1]));
        }
        return fields;
    }
}
