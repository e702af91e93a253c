package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code MIGRATE}.
 *
 * @param copy leave the keys where they are as well
 * @param replace overwrite keys of the other server
 * @param credentials {@code null} where the other server asks for none
 */
public record MigrateArgs(
        boolean copy, boolean replace, @Nullable Credentials credentials) implements CommandArguments {

    /** Moves, and fails where the other server has the key. */
    public static final MigrateArgs NONE = new MigrateArgs(false, false, null);

    @Override
    public void appendTo(CommandBuilder command) {
        if (copy) {
            command.add(Keyword.COPY);
        }
        if (replace) {
            command.add(Keyword.REPLACE);
        }
        command.add(credentials);
    }
}
