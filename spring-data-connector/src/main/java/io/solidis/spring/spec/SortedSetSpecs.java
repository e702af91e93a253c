package io.solidis.spring.spec;

import io.solidis.command.args.AggregateArgs;
import io.solidis.command.args.Bounds;
import io.solidis.command.args.Limit;
import io.solidis.command.args.ZAddArgs;
import io.solidis.command.args.ZRangeArgs;
import io.solidis.command.reply.ScoredMember;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.RedisZSetCommands;
import org.springframework.data.redis.connection.zset.Aggregate;
import org.springframework.data.redis.connection.zset.Tuple;
import org.springframework.data.redis.connection.zset.Weights;
import org.springframework.util.Assert;

/** Arguments of the sorted set group. */
public final class SortedSetSpecs {

    private static final Bounds ALL_SCORES = Bounds.allScores();
    private static final Bounds ALL_MEMBERS = Bounds.allMembers();

    private SortedSetSpecs() {}

    /** Scores, with {@code -inf} and {@code +inf} where a side is open. */
    public static Bounds scores(Range<?> range) {
        Assert.notNull(range, "Range must not be null");
        return new Bounds(
                score(range.getLowerBound(), ALL_SCORES.lower()), score(range.getUpperBound(), ALL_SCORES.upper()));
    }

    /** Scores as Redis writes them, such as {@code (1} and {@code +inf}. */
    public static Bounds scores(String min, String max) {
        Assert.notNull(min, "Min must not be null");
        Assert.notNull(max, "Max must not be null");
        return Bounds.text(min, max);
    }

    /** Members, with {@code -} and {@code +} where a side is open. */
    public static Bounds members(Range<?> range) {
        Assert.notNull(range, "Range must not be null");
        return new Bounds(
                member(range.getLowerBound(), ALL_MEMBERS.lower()), member(range.getUpperBound(), ALL_MEMBERS.upper()));
    }

    /** {@code null} if it does not limit anything. */
    public static @Nullable Limit limit(org.springframework.data.redis.connection.Limit limit) {
        Assert.notNull(limit, "Limit must not be null");
        return limit.isUnlimited() ? null : new Limit(limit.getOffset(), limit.getCount());
    }

    /** A part of a range. */
    public static Limit limit(long offset, long count) {
        return new Limit(offset, count);
    }

    /** A range of members for ZRANGE and its relatives. */
    public static ZRangeArgs byLex(Range<?> range, org.springframework.data.redis.connection.Limit limit) {
        return new ZRangeArgs(ZRangeArgs.By.LEX, members(range), false, limit(limit));
    }

    /** A range of scores for ZRANGE and its relatives. */
    public static ZRangeArgs byScore(Range<?> range, org.springframework.data.redis.connection.Limit limit) {
        return new ZRangeArgs(ZRangeArgs.By.SCORE, scores(range), false, limit(limit));
    }

    /** Flags of ZADD. */
    public static ZAddArgs addArgs(RedisZSetCommands.ZAddArgs args) {
        Assert.notNull(args, "ZAddArgs must not be null");
        if (args.isEmpty()) {
            return ZAddArgs.NONE;
        }
        Set<ZAddArgs.Flag> flags = EnumSet.noneOf(ZAddArgs.Flag.class);
        for (RedisZSetCommands.ZAddArgs.Flag flag : RedisZSetCommands.ZAddArgs.Flag.values()) {
            if (args.contains(flag)) {
                flags.add(ZAddArgs.Flag.valueOf(flag.name()));
            }
        }
        return new ZAddArgs(flags);
    }

    /** A single member with its score. */
    public static List<ScoredMember> scoredMember(double score, byte[] member) {
        Assert.notNull(member, "Value must not be null");
        return List.of(new ScoredMember(member, score));
    }

    /** Members with their scores. */
    public static List<ScoredMember> scoredMembers(Collection<? extends Tuple> tuples) {
        Assert.notNull(tuples, "Tuples must not be null");
        List<ScoredMember> members = new ArrayList<>(tuples.size());
        for (Tuple tuple : tuples) {
            Assert.notNull(tuple.getScore(), "Score must not be null");
            members.add(new ScoredMember(tuple.getValue(), tuple.getScore()));
        }
        return members;
    }

    /** How scores of several sets become one, with a weight for each set. */
    public static AggregateArgs aggregate(@Nullable Aggregate aggregate, Weights weights, byte[][] sets) {
        Assert.notNull(weights, "Weights must not be null");
        Assert.notNull(sets, "Sets must not be null");
        Assert.isTrue(
                weights.size() == sets.length,
                () -> "%d weights for %d sets: there must be one for each".formatted(weights.size(), sets.length));
        return new AggregateArgs(
                weights.toArray(), aggregate == null ? null : AggregateArgs.Aggregate.valueOf(aggregate.name()));
    }

    private static byte[] score(Range.Bound<?> bound, byte[] open) {
        Object value = bound.getValue().orElse(null);
        if (value instanceof Number number) {
            double score = number.doubleValue();
            return bound.isInclusive() ? Bounds.including(score) : Bounds.excluding(score);
        }
        if (value == null) {
            return open;
        }
        return ((bound.isInclusive() ? "" : "(") + value).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] member(Range.Bound<?> bound, byte[] open) {
        Object value = bound.getValue().orElse(null);
        if (value == null || "+".equals(value) || "-".equals(value) || "".equals(value)) {
            return open;
        }
        byte[] member = bytes(value);
        return bound.isInclusive() ? Bounds.including(member) : Bounds.excluding(member);
    }

    private static byte[] bytes(Object value) {
        if (value instanceof byte[] member) {
            return member;
        }
        if (value instanceof ByteBuffer buffer) {
            byte[] member = new byte[buffer.remaining()];
            buffer.duplicate().get(member);
            return member;
        }
        return value.toString().getBytes(StandardCharsets.UTF_8);
    }
}
