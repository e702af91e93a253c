package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** An end of a list. */
public enum ListEnd implements CommandArguments {
    /** The head, index 0. */
    LEFT(Keyword.LEFT),
    /** The tail, index -1. */
    RIGHT(Keyword.RIGHT);

    private final Keyword keyword;

    ListEnd(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
