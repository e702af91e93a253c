package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code COPY}.
 *
 * @param database where to, {@code null} for the connection's own
 * @param replace overwrite the destination
 */
public record CopyArgs(@Nullable Integer database, boolean replace) implements CommandArguments {

    @Override
    public void appendTo(CommandBuilder command) {
        if (database != null) {
            command.add(Keyword.DB).add(database);
        }
        if (replace) {
            command.add(Keyword.REPLACE);
        }
    }
}
