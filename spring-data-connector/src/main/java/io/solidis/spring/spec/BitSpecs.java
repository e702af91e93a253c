package io.solidis.spring.spec;

import io.solidis.command.BitmapCommands;
import io.solidis.command.Command;
import io.solidis.command.args.BitFieldOffset;
import io.solidis.command.args.BitFieldOperation;
import io.solidis.command.args.BitFieldType;
import io.solidis.command.args.BitOperation;
import io.solidis.command.args.BitOverflow;
import io.solidis.command.args.BitRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.BitFieldSubCommands;
import org.springframework.data.redis.connection.BitFieldSubCommands.BitFieldGet;
import org.springframework.data.redis.connection.BitFieldSubCommands.BitFieldIncrBy;
import org.springframework.data.redis.connection.BitFieldSubCommands.BitFieldSet;
import org.springframework.data.redis.connection.BitFieldSubCommands.BitFieldSubCommand;
import org.springframework.data.redis.connection.RedisStringCommands;
import org.springframework.util.Assert;

/** Arguments of the bitmap commands. */
public final class BitSpecs {

    private BitSpecs() {}

    /** Operations of BITFIELD in order; an overflow rule goes before the operation it is for. */
    public static BitFieldOperation[] fields(BitFieldSubCommands subCommands) {
        Assert.notNull(subCommands, "Command must not be null");
        List<BitFieldOperation> operations = new ArrayList<>();
        for (BitFieldSubCommand each : subCommands) {
            BitFieldType type =
                    new BitFieldType(each.getType().isSigned(), each.getType().getBits());
            BitFieldOffset offset = new BitFieldOffset(
                    each.getOffset().getValue(), !each.getOffset().isZeroBased());
            if (each instanceof BitFieldGet) {
                operations.add(new BitFieldOperation.Get(type, offset));
            } else if (each instanceof BitFieldSet set) {
                operations.add(new BitFieldOperation.Set(type, offset, set.getValue()));
            } else if (each instanceof BitFieldIncrBy increment) {
                if (increment.getOverflow() != null) {
                    operations.add(new BitFieldOperation.Overflow(
                            BitOverflow.valueOf(increment.getOverflow().name())));
                }
                operations.add(new BitFieldOperation.IncrementBy(type, offset, increment.getValue()));
            } else {
                throw new IllegalArgumentException("Unknown operation of BITFIELD: " + each.getCommand());
            }
        }
        return operations.toArray(BitFieldOperation[]::new);
    }

    /** BITOP; NOT takes one key only. */
    public static BitOperation operation(RedisStringCommands.BitOperation operation, byte[]... keys) {
        Assert.notNull(operation, "BitOperation must not be null");
        Assert.notNull(keys, "Keys must not be null");
        Assert.isTrue(
                operation != RedisStringCommands.BitOperation.NOT || keys.length == 1,
                "Bitop NOT should only be performed against one key");
        return BitOperation.valueOf(operation.name());
    }

    /** BITCOUNT in bytes, with both ends: Spring's own short form passes its two indexes as a range without them. */
    public static Command<Long> count(byte[] key, @Nullable Range<Long> range) {
        if (range == null || range.equals(Range.unbounded())) {
            return BitmapCommands.bitcount(key);
        }
        long start = range.getLowerBound().getValue().orElse(0L);
        long end = range.getUpperBound().getValue().orElse(-1L);
        return BitmapCommands.bitcount(key, BitRange.bytes(start, end));
    }

    /** BITPOS in bytes; an open lower bound means the whole string, as nothing can be asked before its start. */
    public static Command<Long> position(byte[] key, boolean bit, Range<Long> range) {
        Assert.notNull(range, "Range must not be null; use Range.unbounded() instead");
        Long start = range.getLowerBound().getValue().orElse(null);
        Long end = range.getUpperBound().getValue().orElse(null);
        if (start == null && end == null) {
            return BitmapCommands.bitpos(key, bit);
        }
        return BitmapCommands.bitpos(key, bit, new BitRange(start == null ? 0 : start, end, false));
    }
}
