package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a sorted set {@code ZRANGE} and {@code ZRANGESTORE} take.
 *
 * @param by how to read the bounds
 * @param bounds the lower and the upper end; Redis wants them swapped in a reversed range, which is done here
 * @param reverse whether the highest comes first
 * @param limit a part of the range, or {@code null} for all of it; not for ranks
 */
public record ZRangeArgs(
        By by, Bounds bounds, boolean reverse, @Nullable Limit limit) implements CommandArguments {

    /** What the bounds of a range mean. */
    public enum By {
        /** Positions, from 0; negative ones count from the end. */
        RANK,
        /** Scores. */
        SCORE,
        /** Members, all of the same score. */
        LEX
    }

    /** Elements at these positions. */
    public static ZRangeArgs byRank(long start, long stop) {
        return new ZRangeArgs(By.RANK, Bounds.text(Long.toString(start), Long.toString(stop)), false, null);
    }

    /** Elements with these scores. */
    public static ZRangeArgs byScore(Bounds scores) {
        return new ZRangeArgs(By.SCORE, scores, false, null);
    }

    /** Elements between these members. */
    public static ZRangeArgs byLex(Bounds members) {
        return new ZRangeArgs(By.LEX, members, false, null);
    }

    /** The same from the highest down. */
    public ZRangeArgs reversed() {
        return new ZRangeArgs(by, bounds, true, limit);
    }

    /** A part of it. */
    public ZRangeArgs limit(long offset, long count) {
        return new ZRangeArgs(by, bounds, reverse, new Limit(offset, count));
    }

    @Override
    public void appendTo(CommandBuilder command) {
        boolean swap = reverse && by != By.RANK;
        command.add(swap ? bounds.upper() : bounds.lower(), "bounds");
        command.add(swap ? bounds.lower() : bounds.upper(), "bounds");
        switch (by) {
            case RANK -> {}
            case SCORE -> command.add(Keyword.BYSCORE);
            case LEX -> command.add(Keyword.BYLEX);
        }
        if (reverse) {
            command.add(Keyword.REV);
        }
        command.add(limit);
    }
}
