package io.solidis.command;

import io.solidis.command.args.CommandArguments;
import java.util.Map;

/** Fields of a hash as arguments. */
final class FieldArgs {

    private FieldArgs() {}

    /** {@code FIELDS}, how many, and these. */
    static CommandArguments of(byte[]... fields) {
        return command -> command.add(Keyword.FIELDS).add(fields.length).addAll("fields", fields);
    }

    /** Fields and values in turn, at least one pair. */
    record Values(Map<byte[], byte[]> values) implements CommandArguments {
        @Override
        public void appendTo(CommandBuilder command) {
            if (values.isEmpty()) {
                throw new IllegalArgumentException(command.name + ": values must hold at least 1 element");
            }
            values.forEach((field, value) -> command.add(field, "field").add(value));
        }
    }
}
