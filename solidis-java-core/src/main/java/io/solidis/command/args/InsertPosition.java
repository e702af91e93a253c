package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** Where {@code LINSERT} puts the new element. */
public enum InsertPosition implements CommandArguments {
    /** Before the pivot. */
    BEFORE(Keyword.BEFORE),
    /** After the pivot. */
    AFTER(Keyword.AFTER);

    private final Keyword keyword;

    InsertPosition(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
