package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.SortedSetCombinationCommands;
import io.solidis.command.SortedSetCommands;
import io.solidis.command.SortedSetRangeCommands;
import io.solidis.command.args.AggregateArgs;
import io.solidis.command.args.Bounds;
import io.solidis.command.args.ZAddArgs;
import io.solidis.command.args.ZRangeArgs;
import io.solidis.command.reply.PoppedMembers;
import io.solidis.command.reply.ScoredMember;
import io.solidis.spring.convert.Tuples;
import io.solidis.spring.spec.IndexSpecs;
import io.solidis.spring.spec.SortedSetSpecs;
import io.solidis.spring.spec.Waits;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Range;
import org.springframework.data.domain.Sort.Direction;
import org.springframework.data.redis.connection.Limit;
import org.springframework.data.redis.connection.ReactiveZSetCommands.BZPopCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.PopDirection;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZAddCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZAggregateCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZAggregateStoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeByLexCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeByScoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeStoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRankCommand;
import org.springframework.data.redis.connection.zset.Aggregate;
import org.springframework.data.redis.connection.zset.DefaultTuple;
import org.springframework.data.redis.connection.zset.Tuple;
import org.springframework.util.Assert;
import org.springframework.util.CollectionUtils;

/** Which command of the core one of Spring's means, where Spring has one for several. */
final class SortedSets {

    private SortedSets() {}

    static Command<Number> add(byte[] key, ZAddCommand command) {
        List<Tuple> tuples = command.getTuples();
        Assert.notEmpty(tuples, "Tuples must not be null or empty");
        ZAddArgs args = addArgs(command);
        if (!command.isIncr()) {
            return SortedSetCommands.zadd(key, args, SortedSetSpecs.scoredMembers(tuples))
                    .map(added -> added);
        }
        Assert.isTrue(tuples.size() == 1, "ZADD INCR takes one tuple only");
        Tuple tuple = tuples.get(0);
        return SortedSetCommands.zaddIncr(key, args, tuple.getScore(), tuple.getValue())
                .map(score -> score);
    }

    static Command<Long> rank(ZRankCommand command) {
        byte[] key = Buffers.key(command);
        byte[] member = Buffers.bytes(command.getValue(), "Value");
        return isAscending(command.getDirection())
                ? SortedSetCommands.zrank(key, member)
                : SortedSetCommands.zrevrank(key, member);
    }

    static Command<List<Tuple>> range(ZRangeCommand command) {
        byte[] key = Buffers.key(command);
        long first = IndexSpecs.first(command.getRange());
        long last = IndexSpecs.last(command.getRange());
        if (isAscending(command.getDirection())) {
            return command.isWithScores()
                    ? scored(SortedSetRangeCommands.zrangeWithScores(key, first, last))
                    : unscored(SortedSetRangeCommands.zrange(key, first, last));
        }
        return command.isWithScores()
                ? scored(SortedSetRangeCommands.zrevrangeWithScores(key, first, last))
                : unscored(SortedSetRangeCommands.zrevrange(key, first, last));
    }

    static Command<List<Tuple>> rangeByScore(ZRangeByScoreCommand command) {
        byte[] key = Buffers.key(command);
        Bounds scores = SortedSetSpecs.scores(command.getRange());
        io.solidis.command.args.@Nullable Limit limit =
                SortedSetSpecs.limit(command.getLimit().orElseGet(Limit::unlimited));
        if (isAscending(command.getDirection())) {
            return command.isWithScores()
                    ? scored(SortedSetRangeCommands.zrangebyscoreWithScores(key, scores, limit))
                    : unscored(SortedSetRangeCommands.zrangebyscore(key, scores, limit));
        }
        return command.isWithScores()
                ? scored(SortedSetRangeCommands.zrevrangebyscoreWithScores(key, scores, limit))
                : unscored(SortedSetRangeCommands.zrevrangebyscore(key, scores, limit));
    }

    static Command<List<byte[]>> rangeByLex(ZRangeByLexCommand command) {
        byte[] key = Buffers.key(command);
        Bounds members = SortedSetSpecs.members(command.getRange());
        io.solidis.command.args.@Nullable Limit limit = SortedSetSpecs.limit(command.getLimit());
        return isAscending(command.getDirection())
                ? SortedSetRangeCommands.zrangebylex(key, members, limit)
                : SortedSetRangeCommands.zrevrangebylex(key, members, limit);
    }

    static Command<Long> rangeStore(ZRangeStoreCommand command) {
        Range<?> range = command.getRange();
        Limit limit = command.getLimit();
        ZRangeArgs args = switch (command.getRangeMode()) {
            case ByScore -> SortedSetSpecs.byScore(range, limit);
            case ByLex -> SortedSetSpecs.byLex(range, limit);
        };
        return SortedSetRangeCommands.zrangestore(
                Buffers.bytes(command.getDestKey(), "Destination key"),
                Buffers.key(command),
                isAscending(command.getDirection()) ? args : args.reversed());
    }

    static Command<List<ScoredMember>> blockingPop(BZPopCommand command) {
        byte[] key = Buffers.key(command);
        Long timeout = command.getTimeout();
        TimeUnit unit = command.getTimeUnit();
        Assert.notNull(timeout, "Timeout must not be null");
        Assert.notNull(unit, "TimeUnit must not be null");
        double seconds = Waits.seconds(timeout, unit);
        Command<PoppedMembers> pop = command.getDirection() == PopDirection.MIN
                ? SortedSetCommands.bzpopmin(seconds, key)
                : SortedSetCommands.bzpopmax(seconds, key);
        return pop.map(popped -> popped == null ? null : popped.members());
    }

    static byte[][] sources(ZAggregateCommand command) {
        return Buffers.all(command.getSourceKeys(), "Source keys");
    }

    static @Nullable AggregateArgs aggregate(ZAggregateCommand command) {
        return aggregate(command.getAggregateFunction(), command.getWeights());
    }

    static Command<Long> interStore(ZAggregateStoreCommand command) {
        return SortedSetCombinationCommands.zinterstore(
                Buffers.key(command),
                aggregate(command.getAggregateFunction(), command.getWeights()),
                Buffers.all(command.getSourceKeys(), "Source keys"));
    }

    static Command<Long> unionStore(ZAggregateStoreCommand command) {
        return SortedSetCombinationCommands.zunionstore(
                Buffers.key(command),
                aggregate(command.getAggregateFunction(), command.getWeights()),
                Buffers.all(command.getSourceKeys(), "Source keys"));
    }

    private static @Nullable AggregateArgs aggregate(Optional<Aggregate> function, @Nullable List<Double> weights) {
        if (CollectionUtils.isEmpty(weights) && function.isEmpty()) {
            return null;
        }
        return new AggregateArgs(
                weights == null || weights.isEmpty()
                        ? null
                        : weights.stream().mapToDouble(Double::doubleValue).toArray(),
                function.map(f -> AggregateArgs.Aggregate.valueOf(f.name())).orElse(null));
    }

    private static ZAddArgs addArgs(ZAddCommand command) {
        Set<ZAddArgs.Flag> flags = EnumSet.noneOf(ZAddArgs.Flag.class);
        if (command.isIfNotExists()) {
            flags.add(ZAddArgs.Flag.NX);
        } else if (command.isIfExists()) {
            flags.add(ZAddArgs.Flag.XX);
        }
        if (command.isGt()) {
            flags.add(ZAddArgs.Flag.GT);
        } else if (command.isLt()) {
            flags.add(ZAddArgs.Flag.LT);
        }
        if (command.isReturnTotalChanged()) {
            flags.add(ZAddArgs.Flag.CH);
        }
        return new ZAddArgs(flags);
    }

    private static boolean isAscending(Direction direction) {
        return direction == Direction.ASC;
    }

    private static Command<List<Tuple>> scored(Command<List<ScoredMember>> command) {
        return command.map(Tuples::list);
    }

    /** Spring has tuples here even where no score was asked for; it stands for none as not a number. */
    private static Command<List<Tuple>> unscored(Command<List<byte[]>> command) {
        return command.map(members -> {
            if (members == null) {
                return null;
            }
            List<Tuple> tuples = new ArrayList<>(members.size());
            for (byte[] member : members) {
                tuples.add(new DefaultTuple(member, Double.NaN));
            }
            return tuples;
        });
    }
}
