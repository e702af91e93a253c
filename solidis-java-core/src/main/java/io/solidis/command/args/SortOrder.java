package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** Order of sorted elements. */
public enum SortOrder implements CommandArguments {
    /** Smallest first. */
    ASC(Keyword.ASC),
    /** Largest first. */
    DESC(Keyword.DESC);

    private final Keyword keyword;

    SortOrder(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
