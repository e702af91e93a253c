package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/**
 * {@code LIMIT}: a part of a range.
 *
 * @param offset elements to skip
 * @param count elements to take; negative for all
 */
public record Limit(long offset, long count) implements CommandArguments {

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(Keyword.LIMIT).add(offset).add(count);
    }
}
