package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** Whether fields of a hash must exist already. */
public enum FieldCondition implements CommandArguments {
    /** Only if none of the fields exists. */
    FNX(Keyword.FNX),
    /** Only if all of the fields exist. */
    FXX(Keyword.FXX);

    private final Keyword keyword;

    FieldCondition(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
