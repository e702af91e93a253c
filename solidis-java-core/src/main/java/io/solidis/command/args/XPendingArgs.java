package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Which pending entries to list.
 *
 * @param minIdleMillis idle for at least so long, or {@code null} for any time (Redis 6.2)
 * @param start lowest id; {@code -} the first, {@code (} before an id leaves it out
 * @param end highest id; {@code +} the last, {@code (} before an id leaves it out
 * @param count so many at most
 * @param consumer only what this one has, or {@code null} for all
 */
public record XPendingArgs(
        @Nullable Long minIdleMillis,
        String start,
        String end,
        long count,
        @Nullable String consumer) implements CommandArguments {

    /** The first so many of all. */
    public static XPendingArgs first(long count) {
        return new XPendingArgs(null, "-", "+", count, null);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (minIdleMillis != null) {
            command.add(Keyword.IDLE).add(minIdleMillis);
        }
        command.add(start).add(end).add(count);
        if (consumer != null) {
            command.add(consumer);
        }
    }
}
