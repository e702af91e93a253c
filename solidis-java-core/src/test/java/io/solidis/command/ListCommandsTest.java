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

import io.solidis.command.args.InsertPosition;
import io.solidis.command.args.ListEnd;
import io.solidis.command.args.LposArgs;
import io.solidis.command.reply.KeyedValues;
import java.util.List;
import java.util.stream.Stream;

class ListCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] L = b("l");
    private static final byte[] A = b("a");
    private static final byte[] B = b("b");

    @Override
    public List<CommandRow> rows() {
        return Stream.of(reads(), pushes(), changes(), pops(), moves())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> reads() {
        return List.of(
                row("lindex", ListCommands.lindex(K, -1))
                        .sends("LINDEX @k -1")
                        .answers(bulk("a"))
                        .gives(A),
                row("lindex", ListCommands.lindex(K, 9))
                        .sends("LINDEX @k 9")
                        .answers(NIL, NULL)
                        .gives(null),
                row("llen", ListCommands.llen(K))
                        .sends("LLEN @k")
                        .answers(integer(4))
                        .gives(4L),
                row("lrange", ListCommands.lrange(K, 0, -1))
                        .sends("LRANGE @k 0 -1")
                        .answers(bulks("a", "b"))
                        .gives(List.of(A, B)),
                row("lpos", ListCommands.lpos(K, A, null))
                        .sends("LPOS @k a")
                        .answers(NIL, NULL)
                        .gives(null),
                row("lpos", ListCommands.lpos(K, A, new LposArgs(-2L, 100L)))
                        .sends("LPOS @k a RANK -2 MAXLEN 100")
                        .answers(integer(3))
                        .gives(3L),
                row("lposAll", ListCommands.lposAll(K, A, 0, LposArgs.rank(2)))
                        .sends("LPOS @k a RANK 2 COUNT 0")
                        .answers(array(integer(1), integer(3)))
                        .gives(List.of(1L, 3L)));
    }

    private static List<CommandRow> pushes() {
        byte[] binary = {0, -1, 13, 10};
        return List.of(
                row("lpush", ListCommands.lpush(K, A, binary))
                        .sends("LPUSH @k a", binary)
                        .answers(integer(2))
                        .gives(2L),
                row("lpushx", ListCommands.lpushx(K, A))
                        .sends("LPUSHX @k a")
                        .answers(integer(0))
                        .gives(0L),
                row("rpush", ListCommands.rpush(K, A, B))
                        .sends("RPUSH @k a b")
                        .answers(integer(2))
                        .gives(2L),
                row("rpushx", ListCommands.rpushx(K, A, B))
                        .sends("RPUSHX @k a b")
                        .answers(integer(2))
                        .gives(2L),
                row("linsert", ListCommands.linsert(K, InsertPosition.BEFORE, A, B))
                        .sends("LINSERT @k BEFORE a b")
                        .answers(integer(-1))
                        .gives(-1L),
                row("linsert", ListCommands.linsert(K, InsertPosition.AFTER, A, B))
                        .sends("LINSERT @k AFTER a b")
                        .answers(integer(3))
                        .gives(3L));
    }

    private static List<CommandRow> changes() {
        return List.of(
                row("lrem", ListCommands.lrem(K, -2, A))
                        .sends("LREM @k -2 a")
                        .answers(integer(2))
                        .gives(2L),
                row("lset", ListCommands.lset(K, 1, A))
                        .sends("LSET @k 1 a")
                        .answers(OK)
                        .gives("OK"),
                row("ltrim", ListCommands.ltrim(K, 1, -1))
                        .sends("LTRIM @k 1 -1")
                        .answers(OK)
                        .gives("OK"));
    }

    private static List<CommandRow> pops() {
        return List.of(
                row("lpop", ListCommands.lpop(K))
                        .sends("LPOP @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("lpop", ListCommands.lpop(K, 2))
                        .sends("LPOP @k 2")
                        .answers(bulks("a", "b"))
                        .gives(List.of(A, B)),
                row("lpop", ListCommands.lpop(K, 2))
                        .sends("LPOP @k 2")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("lpop", ListCommands.lpop(K, 0))
                        .sends("LPOP @k 0")
                        .answers(array())
                        .gives(List.of()),
                row("rpop", ListCommands.rpop(K))
                        .sends("RPOP @k")
                        .answers(bulk("a"))
                        .gives(A),
                row("rpop", ListCommands.rpop(K, 1))
                        .sends("RPOP @k 1")
                        .answers(bulks("a"))
                        .gives(List.of(A)),
                row("lmpop", ListCommands.lmpop(ListEnd.RIGHT, 10, K, L))
                        .sends("LMPOP 2 @k @l RIGHT COUNT 10")
                        .answers(array(bulk("l"), bulks("b", "a")))
                        .gives(new KeyedValues(L, List.of(B, A))),
                row("lmpop", ListCommands.lmpop(ListEnd.LEFT, 1, K))
                        .sends("LMPOP 1 @k LEFT COUNT 1")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null));
    }

    private static List<CommandRow> moves() {
        return List.of(
                row("lmove", ListCommands.lmove(K, L, ListEnd.LEFT, ListEnd.RIGHT))
                        .sends("LMOVE @k @l LEFT RIGHT")
                        .answers(bulk("a"))
                        .gives(A),
                row("rpoplpush", ListCommands.rpoplpush(K, L))
                        .sends("RPOPLPUSH @k @l")
                        .answers(NIL, NULL)
                        .gives(null));
    }
}
