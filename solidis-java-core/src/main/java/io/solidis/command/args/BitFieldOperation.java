package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** One step of {@code BITFIELD}. */
public sealed interface BitFieldOperation extends CommandArguments {

    /** Reads a field. */
    record Get(BitFieldType type, BitFieldOffset offset) implements BitFieldOperation {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.GET).add(type.toString()).add(offset.toString());
        }
    }

    /** Writes a field and answers what it held. */
    record Set(BitFieldType type, BitFieldOffset offset, long value) implements BitFieldOperation {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.SET).add(type.toString()).add(offset.toString()).add(value);
        }
    }

    /** Adds to a field and answers what it holds then. */
    record IncrementBy(BitFieldType type, BitFieldOffset offset, long increment) implements BitFieldOperation {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.INCRBY)
                    .add(type.toString())
                    .add(offset.toString())
                    .add(increment);
        }
    }

    /** How the steps after this one treat numbers that do not fit; answers nothing itself. */
    record Overflow(BitOverflow behaviour) implements BitFieldOperation {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.OVERFLOW).add(behaviour);
        }
    }
}
