package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** By what {@code COMMAND LIST FILTERBY} chooses. */
public enum CommandFilter implements CommandArguments {
    /** Commands of a module. */
    MODULE(Keyword.MODULE),
    /** Commands of an ACL category. */
    ACLCAT(Keyword.ACLCAT),
    /** Commands whose names match a pattern. */
    PATTERN(Keyword.PATTERN);

    private final Keyword keyword;

    CommandFilter(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
