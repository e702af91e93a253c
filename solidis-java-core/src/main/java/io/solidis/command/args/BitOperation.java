package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** How {@code BITOP} combines its sources, bit by bit. */
public enum BitOperation implements CommandArguments {
    /** Set in all sources. */
    AND(Keyword.AND),
    /** Set in any source. */
    OR(Keyword.OR),
    /** Set in an odd number of sources. */
    XOR(Keyword.XOR),
    /** Not set in the one source. */
    NOT(Keyword.NOT),
    /** Set in the first source and in none of the others; since Redis 8.2. */
    DIFF(Keyword.DIFF),
    /** Set in any of the others and not in the first source; since Redis 8.2. */
    DIFF1(Keyword.DIFF1),
    /** Set in the first source and in any of the others; since Redis 8.2. */
    ANDOR(Keyword.ANDOR),
    /** Set in exactly one source; since Redis 8.2. */
    ONE(Keyword.ONE);

    private final Keyword keyword;

    BitOperation(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
