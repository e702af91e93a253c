package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** An end of a sorted set. */
public enum ScoreEnd implements CommandArguments {
    /** The lowest scores. */
    MIN(Keyword.MIN),
    /** The highest scores. */
    MAX(Keyword.MAX);

    private final Keyword keyword;

    ScoreEnd(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
