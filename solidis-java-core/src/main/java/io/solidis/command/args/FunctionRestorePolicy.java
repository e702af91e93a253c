package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** What {@code FUNCTION RESTORE} does with libraries that are there already. */
public enum FunctionRestorePolicy implements CommandArguments {
    /** Keeps them; fails if a name is taken. */
    APPEND(Keyword.APPEND),
    /** Removes them all first. */
    FLUSH(Keyword.FLUSH),
    /** Keeps them; overwrites those of the same name. */
    REPLACE(Keyword.REPLACE);

    private final Keyword keyword;

    FunctionRestorePolicy(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
