package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** What becomes of references that groups hold to entries that are removed (Redis 8.2). */
public enum DeletionPolicy implements CommandArguments {
    /** They stay, pending on nothing. The server's default. */
    KEEPREF(Keyword.KEEPREF),
    /** They go too. */
    DELREF(Keyword.DELREF),
    /** Only entries that every group has acknowledged are removed. */
    ACKED(Keyword.ACKED);

    private final Keyword keyword;

    DeletionPolicy(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
