package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** Whether a key must exist already. */
public enum KeyCondition implements SetCondition {
    /** Only if the key does not exist. */
    NX(Keyword.NX),
    /** Only if the key exists. */
    XX(Keyword.XX);

    private final Keyword keyword;

    KeyCondition(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
