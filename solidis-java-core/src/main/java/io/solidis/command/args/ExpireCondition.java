package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** When to change a time to live. */
public enum ExpireCondition implements CommandArguments {
    /** Only if there is none yet. */
    NX(Keyword.NX),
    /** Only if there is one. */
    XX(Keyword.XX),
    /** Only to a later time; no time to live counts as infinitely late. */
    GT(Keyword.GT),
    /** Only to an earlier time; no time to live counts as infinitely late. */
    LT(Keyword.LT);

    private final Keyword keyword;

    ExpireCondition(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
