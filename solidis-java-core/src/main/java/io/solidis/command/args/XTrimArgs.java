package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * How far to trim a stream.
 *
 * @param strategy by length or by id
 * @param threshold the length, or the lowest id to keep
 * @param approximate whether a few more entries may stay, which is much cheaper
 * @param limit with {@code approximate}: how many entries to remove at most, 0 for any number; {@code null} for the
 *     server's choice
 */
public record XTrimArgs(
        Strategy strategy,
        String threshold,
        boolean approximate,
        @Nullable Long limit) implements CommandArguments {

    /** What the threshold means. */
    public enum Strategy {
        /** Keep the newest so many. */
        MAXLEN(Keyword.MAXLEN),
        /** Keep from this id on (Redis 6.2). */
        MINID(Keyword.MINID);

        private final Keyword keyword;

        Strategy(Keyword keyword) {
            this.keyword = keyword;
        }
    }

    /** The newest so many entries stay. */
    public static XTrimArgs maxLength(long length) {
        return new XTrimArgs(Strategy.MAXLEN, Long.toString(length), false, null);
    }

    /** Entries from this id on stay. */
    public static XTrimArgs minId(String id) {
        return new XTrimArgs(Strategy.MINID, id, false, null);
    }

    /** The same, but a few more may stay. */
    public XTrimArgs approximately() {
        return new XTrimArgs(strategy, threshold, true, limit);
    }

    /** The same, but a few more may stay, and at most so many go at once. */
    public XTrimArgs approximately(long limit) {
        return new XTrimArgs(strategy, threshold, true, limit);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(strategy.keyword).add(approximate ? "~" : "=").add(threshold);
        if (limit != null) {
            command.add(Keyword.LIMIT).add(limit);
        }
    }
}
