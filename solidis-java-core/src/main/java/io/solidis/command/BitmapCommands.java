package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.BitFieldOperation;
import io.solidis.command.args.BitOperation;
import io.solidis.command.args.BitRange;
import java.util.List;

/** Commands of the bitmap group: strings as rows of bits. */
public final class BitmapCommands {

    private static final CommandName BITCOUNT = define("BITCOUNT", Trait.READ);
    private static final CommandName BITFIELD = define("BITFIELD");
    private static final CommandName BITFIELD_RO = define("BITFIELD_RO", Trait.READ);
    private static final CommandName BITOP = define("BITOP");
    private static final CommandName BITPOS = define("BITPOS", Trait.READ);
    private static final CommandName GETBIT = define("GETBIT", Trait.READ);
    private static final CommandName SETBIT = define("SETBIT");

    private BitmapCommands() {}

    /** {@code BITCOUNT}: how many bits are set. */
    public static Command<Long> bitcount(byte[] key) {
        return Command.of(BITCOUNT).key(key).reply(Replies.LONG);
    }

    /** {@code BITCOUNT}: how many bits of a part are set. */
    public static Command<Long> bitcount(byte[] key, BitRange range) {
        return Command.of(BITCOUNT).key(key).add(range.closed()).reply(Replies.LONG);
    }

    /**
     * {@code BITFIELD}: one number for each operation but {@code Overflow}, in order; {@code null} where
     * {@code BitOverflow.FAIL} kept one from happening.
     */
    public static Command<List<Long>> bitfield(byte[] key, BitFieldOperation... operations) {
        CommandBuilder command = Command.of(BITFIELD).key(key);
        for (BitFieldOperation operation : operations) {
            command.add(operation);
        }
        return command.reply(Replies.LONG_LIST);
    }

    /** {@code BITFIELD_RO}: the numbers, in order. */
    public static Command<List<Long>> bitfieldRo(byte[] key, BitFieldOperation.Get... operations) {
        CommandBuilder command = Command.of(BITFIELD_RO).key(key);
        for (BitFieldOperation.Get operation : operations) {
            command.add(operation);
        }
        return command.reply(Replies.LONG_LIST);
    }

    /** {@code BITOP}: the length of the result in bytes; {@code NOT} takes one source. */
    public static Command<Long> bitop(BitOperation operation, byte[] destination, byte[]... sources) {
        return Command.of(BITOP).add(operation).key(destination).keys(sources).reply(Replies.LONG);
    }

    /** {@code BITPOS}: position of the first bit of this value, -1 if there is none. */
    public static Command<Long> bitpos(byte[] key, boolean bit) {
        return Command.of(BITPOS).key(key).add(bit ? 1 : 0).reply(Replies.LONG);
    }

    /** {@code BITPOS}: position, counted from the start of the string, of the first bit of this value in a part. */
    public static Command<Long> bitpos(byte[] key, boolean bit, BitRange range) {
        return Command.of(BITPOS).key(key).add(bit ? 1 : 0).add(range).reply(Replies.LONG);
    }

    /** {@code GETBIT}: whether the bit is set; bits after the end are not. */
    public static Command<Boolean> getbit(byte[] key, long offset) {
        return Command.of(GETBIT).key(key).add(offset).reply(Replies.BOOLEAN);
    }

    /** {@code SETBIT}: whether the bit was set before. */
    public static Command<Boolean> setbit(byte[] key, long offset, boolean bit) {
        return Command.of(SETBIT).key(key).add(offset).add(bit ? 1 : 0).reply(Replies.BOOLEAN);
    }
}
