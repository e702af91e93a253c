package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** How the server frees what a FLUSH removes. */
public enum FlushMode implements CommandArguments {
    /** In the background. */
    ASYNC(Keyword.ASYNC),
    /** Before it answers. */
    SYNC(Keyword.SYNC);

    private final Keyword keyword;

    FlushMode(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
