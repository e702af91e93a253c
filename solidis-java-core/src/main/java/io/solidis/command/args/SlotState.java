package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** What {@code CLUSTER SETSLOT} makes of a slot. */
public enum SlotState implements CommandArguments {
    /** It is coming from the other node. */
    IMPORTING(Keyword.IMPORTING),
    /** It is leaving for the other node. */
    MIGRATING(Keyword.MIGRATING),
    /** It belongs to the other node. */
    NODE(Keyword.NODE);

    private final Keyword keyword;

    SlotState(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
