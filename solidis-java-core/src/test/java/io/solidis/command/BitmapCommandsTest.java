package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.integer;
import static java.util.Arrays.asList;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.BitFieldOffset;
import io.solidis.command.args.BitFieldOperation;
import io.solidis.command.args.BitFieldType;
import io.solidis.command.args.BitOperation;
import io.solidis.command.args.BitOverflow;
import io.solidis.command.args.BitRange;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BitmapCommandsTest implements CommandRows {

    private static final byte[] K = b("k");

    @Override
    public List<CommandRow> rows() {
        List<CommandRow> rows = new ArrayList<>(List.of(
                row("bitcount", BitmapCommands.bitcount(K))
                        .sends("BITCOUNT @k")
                        .answers(integer(26))
                        .gives(26L),
                row("bitcount", BitmapCommands.bitcount(K, BitRange.from(2)))
                        .sends("BITCOUNT @k 2 -1")
                        .answers(integer(6))
                        .gives(6L),
                row("bitcount", BitmapCommands.bitcount(K, BitRange.bits(5, 30)))
                        .sends("BITCOUNT @k 5 30 BIT")
                        .answers(integer(17))
                        .gives(17L),
                row("bitpos", BitmapCommands.bitpos(K, false))
                        .sends("BITPOS @k 0")
                        .answers(integer(-1))
                        .gives(-1L),
                row("bitpos", BitmapCommands.bitpos(K, true, BitRange.from(2)))
                        .sends("BITPOS @k 1 2")
                        .answers(integer(16))
                        .gives(16L),
                row("bitpos", BitmapCommands.bitpos(K, true, BitRange.bytes(1, -2)))
                        .sends("BITPOS @k 1 1 -2")
                        .answers(integer(8))
                        .gives(8L),
                row("bitpos", BitmapCommands.bitpos(K, true, BitRange.bits(7, 15)))
                        .sends("BITPOS @k 1 7 15 BIT")
                        .answers(integer(8))
                        .gives(8L),
                row("getbit", BitmapCommands.getbit(K, 4294967295L))
                        .sends("GETBIT @k 4294967295")
                        .answers(integer(0))
                        .gives(false),
                row("setbit", BitmapCommands.setbit(K, 7, true))
                        .sends("SETBIT @k 7 1")
                        .answers(integer(0))
                        .gives(false),
                row("setbit", BitmapCommands.setbit(K, 7, false))
                        .sends("SETBIT @k 7 0")
                        .answers(integer(1))
                        .gives(true)));
        rows.addAll(fields());
        for (BitOperation operation : BitOperation.values()) {
            byte[][] sources = operation == BitOperation.NOT ? new byte[][] {b("a")} : new byte[][] {b("a"), b("b")};
            rows.add(row("bitop", BitmapCommands.bitop(operation, b("d"), sources))
                    .sends("BITOP", operation.name(), operation == BitOperation.NOT ? "@d @a" : "@d @a @b")
                    .answers(integer(6))
                    .gives(6L));
        }
        return rows;
    }

    private static List<CommandRow> fields() {
        BitFieldOperation.Get get = new BitFieldOperation.Get(BitFieldType.unsigned(63), BitFieldOffset.element(3));
        return List.of(
                row(
                                "bitfield",
                                BitmapCommands.bitfield(
                                        K,
                                        get,
                                        new BitFieldOperation.Set(
                                                BitFieldType.signed(64), BitFieldOffset.bit(0), Long.MIN_VALUE),
                                        new BitFieldOperation.Overflow(BitOverflow.FAIL),
                                        new BitFieldOperation.IncrementBy(
                                                BitFieldType.signed(5), BitFieldOffset.bit(100), -1)))
                        .sends("BITFIELD @k GET u63 #3 SET i64 0 -9223372036854775808 OVERFLOW FAIL INCRBY i5 100 -1")
                        .answers(
                                array(integer(Long.MAX_VALUE), integer(0), NIL),
                                array(integer(Long.MAX_VALUE), integer(0), NULL))
                        .gives(asList(Long.MAX_VALUE, 0L, null)),
                row("bitfieldRo", BitmapCommands.bitfieldRo(K, get, get))
                        .sends("BITFIELD_RO @k GET u63 #3 GET u63 #3")
                        .answers(array(integer(1), integer(2)))
                        .gives(List.of(1L, 2L)));
    }

    @Test
    void fieldsThatRedisCannotHoldAreRefusedBeforeTheyAreSent() {
        assertThatThrownBy(() -> BitFieldType.unsigned(64)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BitFieldType.signed(65)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BitFieldType.signed(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> BitFieldOffset.bit(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new BitRange(0, null, true)).isInstanceOf(IllegalArgumentException.class);
    }
}
