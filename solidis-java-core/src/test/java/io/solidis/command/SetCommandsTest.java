package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.set;

import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.ScanPage;
import java.util.List;
import java.util.stream.Stream;

class SetCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] A = b("a");
    private static final byte[] B = b("b");

    @Override
    public List<CommandRow> rows() {
        return Stream.of(members(), random(), combinations())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> members() {
        return List.of(
                row("sadd", SetCommands.sadd(K, A, B))
                        .sends("SADD @k a b")
                        .answers(integer(2))
                        .gives(2L),
                row("scard", SetCommands.scard(K))
                        .sends("SCARD @k")
                        .answers(integer(0))
                        .gives(0L),
                row("sismember", SetCommands.sismember(K, A))
                        .sends("SISMEMBER @k a")
                        .answers(integer(1))
                        .gives(true),
                row("smembers", SetCommands.smembers(K))
                        .sends("SMEMBERS @k")
                        .answers(bulks("b", "a"), set(bulk("b"), bulk("a")))
                        .gives(List.of(B, A)),
                row("smembers", SetCommands.smembers(K))
                        .sends("SMEMBERS @k")
                        .answers(array(), set())
                        .gives(List.of()),
                row("smismember", SetCommands.smismember(K, A, B))
                        .sends("SMISMEMBER @k a b")
                        .answers(array(integer(1), integer(0)))
                        .gives(List.of(true, false)),
                row("smove", SetCommands.smove(K, b("l"), A))
                        .sends("SMOVE @k @l a")
                        .answers(integer(0))
                        .gives(false),
                row("srem", SetCommands.srem(K, A, B))
                        .sends("SREM @k a b")
                        .answers(integer(1))
                        .gives(1L),
                row("sscan", SetCommands.sscan(K, "0", null))
                        .sends("SSCAN @k 0")
                        .answers(array(bulk("17179869184"), bulks("a")))
                        .gives(new ScanPage<>("17179869184", List.of(A))),
                row("sscan", SetCommands.sscan(K, "7", new ScanArgs(b("a*"), 100L, null)))
                        .sends("SSCAN @k 7 MATCH a* COUNT 100")
                        .answers(array(bulk("0"), array()))
                        .gives(new ScanPage<>("0", List.of())));
    }

    private static List<CommandRow> random() {
        return List.of(
                row("spop", SetCommands.spop(K))
                        .sends("SPOP @k")
                        .answers(bulk("a"))
                        .gives(A),
                row("spop", SetCommands.spop(K))
                        .sends("SPOP @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("spop", SetCommands.spop(K, 2))
                        .sends("SPOP @k 2")
                        .answers(bulks("b", "a"), set(bulk("b"), bulk("a")))
                        .gives(List.of(B, A)),
                row("srandmember", SetCommands.srandmember(K))
                        .sends("SRANDMEMBER @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("srandmember", SetCommands.srandmember(K, -3))
                        .sends("SRANDMEMBER @k -3")
                        .answers(bulks("a", "a", "b"))
                        .gives(List.of(A, A, B)));
    }

    private static List<CommandRow> combinations() {
        return List.of(
                row("sdiff", SetCommands.sdiff(A, B))
                        .sends("SDIFF @a @b")
                        .answers(bulks("x"), set(bulk("x")))
                        .gives(List.of(b("x"))),
                row("sdiffstore", SetCommands.sdiffstore(K, A, B))
                        .sends("SDIFFSTORE @k @a @b")
                        .answers(integer(1))
                        .gives(1L),
                row("sinter", SetCommands.sinter(A, B))
                        .sends("SINTER @a @b")
                        .answers(array(), set())
                        .gives(List.of()),
                row("sintercard", SetCommands.sintercard(A, B))
                        .sends("SINTERCARD 2 @a @b")
                        .answers(integer(4))
                        .gives(4L),
                row("sintercard", SetCommands.sintercard(3, A, B))
                        .sends("SINTERCARD 2 @a @b LIMIT 3")
                        .answers(integer(3))
                        .gives(3L),
                row("sinterstore", SetCommands.sinterstore(K, A, B))
                        .sends("SINTERSTORE @k @a @b")
                        .answers(integer(0))
                        .gives(0L),
                row("sunion", SetCommands.sunion(A, B))
                        .sends("SUNION @a @b")
                        .answers(bulks("y", "x"), set(bulk("y"), bulk("x")))
                        .gives(List.of(b("y"), b("x"))),
                row("sunionstore", SetCommands.sunionstore(K, A))
                        .sends("SUNIONSTORE @k @a")
                        .answers(integer(2))
                        .gives(2L));
    }
}
