package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.integer;
import static java.util.Arrays.asList;

import io.solidis.command.args.Expiry;
import io.solidis.command.args.KeyCondition;
import io.solidis.command.args.MsetexArgs;
import io.solidis.command.args.SetArgs;
import io.solidis.command.args.SetCondition;
import io.solidis.command.args.ValueCondition;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class StringCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] V = b("v");
    private static final String DIGEST = "00aaff0123456789";

    @Override
    public List<CommandRow> rows() {
        return Stream.of(reads(), writes(), sets(), conditions(), expiries(), many())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> reads() {
        return List.of(
                row("get", StringCommands.get(K))
                        .sends("GET @k")
                        .answers(bulk("v"))
                        .gives(V),
                row("get", StringCommands.get(K))
                        .sends("GET @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("get", StringCommands.get(K))
                        .sends("GET @k")
                        .answers(bulk(""))
                        .gives(b("")),
                row("strlen", StringCommands.strlen(K))
                        .sends("STRLEN @k")
                        .answers(integer(0))
                        .gives(0L),
                row("getrange", StringCommands.getrange(K, -3, -1))
                        .sends("GETRANGE @k -3 -1")
                        .answers(bulk("abc"))
                        .gives(b("abc")),
                row("digest", StringCommands.digest(K))
                        .sends("DIGEST @k")
                        .answers(bulk(DIGEST))
                        .gives(DIGEST),
                row("digest", StringCommands.digest(K))
                        .sends("DIGEST @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("getdel", StringCommands.getdel(K))
                        .sends("GETDEL @k")
                        .answers(bulk("v"))
                        .gives(V),
                row("getdel", StringCommands.getdel(K))
                        .sends("GETDEL @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("getset", StringCommands.getset(K, V))
                        .sends("GETSET @k v")
                        .answers(NIL, NULL)
                        .gives(null),
                row("mget", StringCommands.mget(K, b("l")))
                        .sends("MGET @k @l")
                        .answers(array(bulk("v"), NIL), array(bulk("v"), NULL))
                        .gives(asList(V, null)));
    }

    private static List<CommandRow> writes() {
        return List.of(
                row("append", StringCommands.append(K, V))
                        .sends("APPEND @k v")
                        .answers(integer(9))
                        .gives(9L),
                row("decr", StringCommands.decr(K))
                        .sends("DECR @k")
                        .answers(integer(-1))
                        .gives(-1L),
                row("decrby", StringCommands.decrby(K, Long.MIN_VALUE))
                        .sends("DECRBY @k -9223372036854775808")
                        .answers(integer(Long.MAX_VALUE))
                        .gives(Long.MAX_VALUE),
                row("incr", StringCommands.incr(K))
                        .sends("INCR @k")
                        .answers(integer(1))
                        .gives(1L),
                row("incrby", StringCommands.incrby(K, Long.MAX_VALUE))
                        .sends("INCRBY @k 9223372036854775807")
                        .answers(integer(Long.MIN_VALUE))
                        .gives(Long.MIN_VALUE),
                row("incrbyfloat", StringCommands.incrbyfloat(K, 0.1))
                        .sends("INCRBYFLOAT @k 0.1")
                        .answers(bulk("3.1"))
                        .gives(3.1),
                row("incrbyfloat", StringCommands.incrbyfloat(K, -2).as(Replies.STRING))
                        .sends("INCRBYFLOAT @k -2")
                        .answers(bulk("0.30000000000000004441"))
                        .gives("0.30000000000000004441"),
                row("setrange", StringCommands.setrange(K, 6, V))
                        .sends("SETRANGE @k 6 v")
                        .answers(integer(7))
                        .gives(7L),
                row("setex", StringCommands.setex(K, 10, V))
                        .sends("SETEX @k 10 v")
                        .answers(OK)
                        .gives(true),
                row("psetex", StringCommands.psetex(K, 10, V))
                        .sends("PSETEX @k 10 v")
                        .answers(OK)
                        .gives(true),
                row("setnx", StringCommands.setnx(K, V))
                        .sends("SETNX @k v")
                        .answers(integer(0))
                        .gives(false));
    }

    private static List<CommandRow> sets() {
        byte[] all = new byte[256];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        String allBulk = "$256\r\n" + new String(all, StandardCharsets.ISO_8859_1) + "\r\n";
        return List.of(
                row("set", StringCommands.set(K, V))
                        .sends("SET @k v")
                        .answers(OK)
                        .gives(true),
                row("set", StringCommands.set(all, all))
                        .sends("SET")
                        .sendsKey(all)
                        .sends((Object) all)
                        .answers(OK)
                        .gives(true),
                row("set", StringCommands.set(K, b("")))
                        .sends("SET @k", b(""))
                        .answers(OK)
                        .gives(true),
                row("set", StringCommands.set(K, V, null))
                        .sends("SET @k v")
                        .answers(OK)
                        .gives(true),
                row("set", StringCommands.set(K, V, new SetArgs(SetCondition.ifAbsent(), Expiry.millis(5))))
                        .sends("SET @k v NX PX 5")
                        .answers(NIL, NULL)
                        .gives(false),
                row("set", StringCommands.set(K, V, SetArgs.when(SetCondition.ifPresent())))
                        .sends("SET @k v XX")
                        .answers(OK)
                        .gives(true),
                row("setGet", StringCommands.setGet(K, V, null))
                        .sends("SET @k v GET")
                        .answers(NIL, NULL)
                        .gives(null),
                row("setGet", StringCommands.setGet(K, all, new SetArgs(SetCondition.ifPresent(), Expiry.seconds(9))))
                        .sends("SET @k", all, "XX GET EX 9")
                        .answers(allBulk)
                        .gives(all));
    }

    private static List<CommandRow> conditions() {
        return List.of(
                row("set", StringCommands.set(K, V, SetArgs.when(ValueCondition.ifEqual(b("a b")))))
                        .sends("SET @k v IFEQ", b("a b"))
                        .answers(OK)
                        .gives(true),
                row("set", StringCommands.set(K, V, SetArgs.when(ValueCondition.ifNotEqual(b("o")))))
                        .sends("SET @k v IFNE o")
                        .answers(NIL, NULL)
                        .gives(false),
                row("setGet", StringCommands.setGet(K, V, SetArgs.when(ValueCondition.ifDigestEqual(DIGEST))))
                        .sends("SET @k v IFDEQ", DIGEST, "GET")
                        .answers(bulk("o"))
                        .gives(b("o")),
                row("delex", StringCommands.delex(K, ValueCondition.ifDigestNotEqual(DIGEST)))
                        .sends("DELEX @k IFDNE", DIGEST)
                        .answers(integer(1))
                        .gives(true),
                row("delex", StringCommands.delex(K, ValueCondition.ifEqual(V)))
                        .sends("DELEX @k IFEQ v")
                        .answers(integer(0))
                        .gives(false));
    }

    private static List<CommandRow> expiries() {
        return List.of(
                row("getex", StringCommands.getex(K, Expiry.persist()))
                        .sends("GETEX @k PERSIST")
                        .answers(bulk("v"))
                        .gives(V),
                row("getex", StringCommands.getex(K, Expiry.atSeconds(7)))
                        .sends("GETEX @k EXAT 7")
                        .answers(NIL, NULL)
                        .gives(null),
                row("getex", StringCommands.getex(K, Expiry.at(Instant.ofEpochMilli(7))))
                        .sends("GETEX @k PXAT 7")
                        .answers(bulk("v"))
                        .gives(V),
                row("getex", StringCommands.getex(K, Expiry.in(Duration.ofMinutes(1))))
                        .sends("GETEX @k EX 60")
                        .answers(bulk("v"))
                        .gives(V),
                row("getex", StringCommands.getex(K, Expiry.in(Duration.ofMillis(1500))))
                        .sends("GETEX @k PX 1500")
                        .answers(bulk("v"))
                        .gives(V),
                row("getex", StringCommands.getex(K, Expiry.in(Duration.ofNanos(1))))
                        .sends("GETEX @k PX 1")
                        .answers(bulk("v"))
                        .gives(V),
                row("set", StringCommands.set(K, V, SetArgs.expiring(Expiry.keep())))
                        .sends("SET @k v KEEPTTL")
                        .answers(OK)
                        .gives(true),
                row("set", StringCommands.set(K, V, SetArgs.expiring(Expiry.atMillis(Long.MAX_VALUE))))
                        .sends("SET @k v PXAT 9223372036854775807")
                        .answers(OK)
                        .gives(true));
    }

    private static List<CommandRow> many() {
        Map<byte[], byte[]> values = new LinkedHashMap<>();
        values.put(K, V);
        values.put(b("l"), b("w"));
        return List.of(
                row("mset", StringCommands.mset(values))
                        .sends("MSET @k v @l w")
                        .answers(OK)
                        .gives(true),
                row("msetnx", StringCommands.msetnx(values))
                        .sends("MSETNX @k v @l w")
                        .answers(integer(0))
                        .gives(false),
                row("msetex", StringCommands.msetex(values, null))
                        .sends("MSETEX 2 @k v @l w")
                        .answers(integer(1))
                        .gives(true),
                row("msetex", StringCommands.msetex(values, new MsetexArgs(KeyCondition.NX, Expiry.seconds(3))))
                        .sends("MSETEX 2 @k v @l w NX EX 3")
                        .answers(integer(0))
                        .gives(false));
    }
}
