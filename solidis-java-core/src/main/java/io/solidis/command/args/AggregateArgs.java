package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * How {@code ZUNION}, {@code ZINTER} and their STORE forms compute scores.
 *
 * @param weights a factor for each key, in the order of the keys, or {@code null} for 1 each
 * @param aggregate how scores of one member come together, or {@code null} for their sum
 */
public record AggregateArgs(
        double @Nullable [] weights, @Nullable Aggregate aggregate) implements CommandArguments {

    /** What becomes of the scores that a member has under several keys. */
    public enum Aggregate {
        /** They are added. */
        SUM(Keyword.SUM),
        /** The lowest counts. */
        MIN(Keyword.MIN),
        /** The highest counts. */
        MAX(Keyword.MAX);

        private final Keyword keyword;

        Aggregate(Keyword keyword) {
            this.keyword = keyword;
        }
    }

    /** A factor for each key; scores are added. */
    public static AggregateArgs weights(double... weights) {
        return new AggregateArgs(weights, null);
    }

    /** All weights 1. */
    public static AggregateArgs of(Aggregate aggregate) {
        return new AggregateArgs(null, aggregate);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (weights != null) {
            command.add(Keyword.WEIGHTS);
            for (double weight : weights) {
                command.add(weight);
            }
        }
        if (aggregate != null) {
            command.add(Keyword.AGGREGATE).add(aggregate.keyword);
        }
    }
}
