package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Options of {@code ZADD}. Combinations that make no sense are the server's to refuse.
 *
 * @param flags the options, sent in the order of the enum
 */
public record ZAddArgs(Set<Flag> flags) implements CommandArguments {

    /** Adds new members, sets the score of known ones. */
    public static final ZAddArgs NONE = new ZAddArgs(Set.of());

    /** An option of {@code ZADD}. */
    public enum Flag {
        /** Only add new members. */
        NX(Keyword.NX),
        /** Only change known members. */
        XX(Keyword.XX),
        /** Change a known member only to a higher score. */
        GT(Keyword.GT),
        /** Change a known member only to a lower score. */
        LT(Keyword.LT),
        /** Count changed members too, not only new ones. */
        CH(Keyword.CH);

        private final Keyword keyword;

        Flag(Keyword keyword) {
            this.keyword = keyword;
        }
    }

    public ZAddArgs {
        flags = flags.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(flags));
    }

    /** These options. */
    public static ZAddArgs of(Flag... flags) {
        return new ZAddArgs(flags.length == 0 ? Set.of() : EnumSet.copyOf(List.of(flags)));
    }

    @Override
    public void appendTo(CommandBuilder command) {
        for (Flag flag : flags) {
            command.add(flag.keyword);
        }
    }
}
