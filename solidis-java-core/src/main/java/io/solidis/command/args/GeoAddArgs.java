package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code GEOADD}.
 *
 * @param condition only new members, or only known ones; {@code null} for both
 * @param countChanged whether to count moved members too, not only new ones
 */
public record GeoAddArgs(@Nullable KeyCondition condition, boolean countChanged) implements CommandArguments {

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(condition);
        if (countChanged) {
            command.add(Keyword.CH);
        }
    }
}
