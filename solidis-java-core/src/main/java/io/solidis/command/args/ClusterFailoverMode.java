package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** How far {@code CLUSTER FAILOVER} goes without agreement. */
public enum ClusterFailoverMode implements CommandArguments {
    /** The primary need not take part, the other primaries vote. */
    FORCE(Keyword.FORCE),
    /** Nobody is asked. */
    TAKEOVER(Keyword.TAKEOVER);

    private final Keyword keyword;

    ClusterFailoverMode(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
