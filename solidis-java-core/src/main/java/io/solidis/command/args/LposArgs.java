package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code LPOS}.
 *
 * @param rank which match to begin with: 1 is the first from the head, -1 the first from the tail; {@code null} for 1
 * @param maxLength how many elements to look at, 0 or {@code null} for all
 */
public record LposArgs(@Nullable Long rank, @Nullable Long maxLength) implements CommandArguments {

    /** From the head, over the whole list. */
    public static final LposArgs NONE = new LposArgs(null, null);

    /** From this match on, over the whole list. */
    public static LposArgs rank(long rank) {
        return new LposArgs(rank, null);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (rank != null) {
            command.add(Keyword.RANK).add(rank);
        }
        if (maxLength != null) {
            command.add(Keyword.MAXLEN).add(maxLength);
        }
    }
}
