package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** What {@code BITFIELD} does when a number no longer fits. */
public enum BitOverflow implements CommandArguments {
    /** Drops the bits that do not fit; the server's default. */
    WRAP(Keyword.WRAP),
    /** Stops at the largest or smallest number that fits. */
    SAT(Keyword.SAT),
    /** Leaves the field alone and answers nil. */
    FAIL(Keyword.FAIL);

    private final Keyword keyword;

    BitOverflow(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
