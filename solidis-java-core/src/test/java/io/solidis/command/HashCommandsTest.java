package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.mapOf;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static java.util.Arrays.asList;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.Expiry;
import io.solidis.command.args.FieldCondition;
import io.solidis.command.args.HsetexArgs;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.ScanPage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HashCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] F = b("f");
    private static final byte[] V = b("v");

    @Override
    public List<CommandRow> rows() {
        return Stream.of(reads(), writes(), random(), scans(), expiring())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> reads() {
        return List.of(
                row("hexists", HashCommands.hexists(K, F))
                        .sends("HEXISTS @k f")
                        .answers(integer(1))
                        .gives(true),
                row("hget", HashCommands.hget(K, F))
                        .sends("HGET @k f")
                        .answers(bulk("v"))
                        .gives(V),
                row("hget", HashCommands.hget(K, F))
                        .sends("HGET @k f")
                        .answers(NIL, NULL)
                        .gives(null),
                row("hgetall", HashCommands.hgetall(K))
                        .sends("HGETALL @k")
                        .answers(bulks("g", "w", "f", "v"), map(bulk("g"), bulk("w"), bulk("f"), bulk("v")))
                        .gives(mapOf(b("g"), b("w"), F, V)),
                row("hgetall", HashCommands.hgetall(K))
                        .sends("HGETALL @k")
                        .answers(array(), map())
                        .gives(mapOf()),
                row("hkeys", HashCommands.hkeys(K))
                        .sends("HKEYS @k")
                        .answers(bulks("f", "g"))
                        .gives(List.of(F, b("g"))),
                row("hvals", HashCommands.hvals(K))
                        .sends("HVALS @k")
                        .answers(array())
                        .gives(List.of()),
                row("hlen", HashCommands.hlen(K))
                        .sends("HLEN @k")
                        .answers(integer(3))
                        .gives(3L),
                row("hstrlen", HashCommands.hstrlen(K, F))
                        .sends("HSTRLEN @k f")
                        .answers(integer(0))
                        .gives(0L),
                row("hmget", HashCommands.hmget(K, F, b("g")))
                        .sends("HMGET @k f g")
                        .answers(array(NIL, bulk("w")), array(NULL, bulk("w")))
                        .gives(asList(null, b("w"))));
    }

    private static List<CommandRow> writes() {
        byte[] binary = {0, -1, 13, 10, -128};
        return List.of(
                row("hset", HashCommands.hset(K, binary, binary))
                        .sends("HSET @k", binary, binary)
                        .answers(integer(0))
                        .gives(false),
                row("hset", HashCommands.hset(K, two()))
                        .sends("HSET @k f v g w")
                        .answers(integer(2))
                        .gives(2L),
                row("hmset", HashCommands.hmset(K, two()))
                        .sends("HMSET @k f v g w")
                        .answers(OK)
                        .gives("OK"),
                row("hsetnx", HashCommands.hsetnx(K, F, V))
                        .sends("HSETNX @k f v")
                        .answers(integer(1))
                        .gives(true),
                row("hdel", HashCommands.hdel(K, F, b("g")))
                        .sends("HDEL @k f g")
                        .answers(integer(1))
                        .gives(1L),
                row("hincrby", HashCommands.hincrby(K, F, -5))
                        .sends("HINCRBY @k f -5")
                        .answers(integer(-5))
                        .gives(-5L),
                row("hincrbyfloat", HashCommands.hincrbyfloat(K, F, 1e300))
                        .sends("HINCRBYFLOAT @k f 1.0E300")
                        .answers(bulk("5.0e3"))
                        .gives(5000.0));
    }

    private static List<CommandRow> random() {
        return List.of(
                row("hrandfield", HashCommands.hrandfield(K))
                        .sends("HRANDFIELD @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("hrandfield", HashCommands.hrandfield(K, -3))
                        .sends("HRANDFIELD @k -3")
                        .answers(bulks("f", "f", "f"))
                        .gives(List.of(F, F, F)),
                row("hrandfieldWithValues", HashCommands.hrandfieldWithValues(K, 2))
                        .sends("HRANDFIELD @k 2 WITHVALUES")
                        .answers(bulks("f", "v", "g", "w"), array(bulks("f", "v"), bulks("g", "w")))
                        .gives(List.of(pair(F, V), pair(b("g"), b("w")))));
    }

    private static List<CommandRow> scans() {
        return List.of(
                row("hscan", HashCommands.hscan(K, "0", null))
                        .sends("HSCAN @k 0")
                        .answers(array(bulk("0"), array()))
                        .gives(new ScanPage<>("0", List.of())),
                row(
                                "hscan",
                                HashCommands.hscan(
                                        K, "5", ScanArgs.NONE.withMatch(b("f*")).withCount(7)))
                        .sends("HSCAN @k 5 MATCH f* COUNT 7")
                        .answers(array(bulk("9"), bulks("f", "v")))
                        .gives(new ScanPage<>("9", List.of(pair(F, V)))),
                row("hscanNoValues", HashCommands.hscanNoValues(K, "0", ScanArgs.NONE.withCount(7)))
                        .sends("HSCAN @k 0 COUNT 7 NOVALUES")
                        .answers(array(bulk("0"), bulks("f", "g")))
                        .gives(new ScanPage<>("0", List.of(F, b("g")))));
    }

    private static List<CommandRow> expiring() {
        return List.of(
                row("hgetdel", HashCommands.hgetdel(K, F, b("g")))
                        .sends("HGETDEL @k FIELDS 2 f g")
                        .answers(array(bulk("v"), NIL), array(bulk("v"), NULL))
                        .gives(asList(V, null)),
                row("hgetex", HashCommands.hgetex(K, Expiry.persist(), F))
                        .sends("HGETEX @k PERSIST FIELDS 1 f")
                        .answers(array(bulk("v")))
                        .gives(List.of(V)),
                row("hgetex", HashCommands.hgetex(K, null, F))
                        .sends("HGETEX @k FIELDS 1 f")
                        .answers(bulks("v"))
                        .gives(List.of(V)),
                row("hsetex", HashCommands.hsetex(K, null, two()))
                        .sends("HSETEX @k FIELDS 2 f v g w")
                        .answers(integer(1))
                        .gives(true),
                row("hsetex", HashCommands.hsetex(K, new HsetexArgs(FieldCondition.FXX, Expiry.keep()), two()))
                        .sends("HSETEX @k FXX KEEPTTL FIELDS 2 f v g w")
                        .answers(integer(0))
                        .gives(false));
    }

    @Test
    void missingFieldsAndValuesAreRefusedByName() {
        assertThatThrownBy(() -> HashCommands.hset(K, Map.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("HSET: values");
        assertThatThrownBy(() -> HashCommands.hdel(K))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("HDEL: fields");
        assertThatThrownBy(() -> HashCommands.hget(K, null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("HGET: field");
        assertThatThrownBy(() -> HashCommands.hgetdel(K))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("HGETDEL: fields");
    }

    private static Map<byte[], byte[]> two() {
        Map<byte[], byte[]> values = new LinkedHashMap<>();
        values.put(F, V);
        values.put(b("g"), b("w"));
        return values;
    }

    private static Map.Entry<byte[], byte[]> pair(byte[] field, byte[] value) {
        return Map.entry(field, value);
    }
}
