package io.solidis.spring.imperative;

import io.solidis.command.Replies;
import io.solidis.command.SortedSetCombinationCommands;
import io.solidis.command.SortedSetCommands;
import io.solidis.command.SortedSetRangeCommands;
import io.solidis.spring.convert.SpringReplies;
import io.solidis.spring.convert.Tuples;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.SortedSetSpecs;
import io.solidis.spring.spec.Waits;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisZSetCommands;
import org.springframework.data.redis.connection.zset.Aggregate;
import org.springframework.data.redis.connection.zset.Tuple;
import org.springframework.data.redis.connection.zset.Weights;
import org.springframework.data.redis.core.Cursor;
import org.springframework.data.redis.core.ScanOptions;

/** Commands on sorted sets. */
public final class SolidisZSetCommands extends CommandGroup implements RedisZSetCommands {

    public SolidisZSetCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Boolean zAdd(byte[] key, double score, byte[] value, ZAddArgs args) {
        return run(SortedSetCommands.zadd(key, SortedSetSpecs.addArgs(args), SortedSetSpecs.scoredMember(score, value))
                .as(Replies.BOOLEAN));
    }

    @Override
    public @Nullable Long zAdd(byte[] key, Set<Tuple> tuples, ZAddArgs args) {
        return run(SortedSetCommands.zadd(key, SortedSetSpecs.addArgs(args), SortedSetSpecs.scoredMembers(tuples)));
    }

    @Override
    public @Nullable Long zRem(byte[] key, byte[]... values) {
        return run(SortedSetCommands.zrem(key, values));
    }

    @Override
    public @Nullable Double zIncrBy(byte[] key, double increment, byte[] value) {
        return run(SortedSetCommands.zincrby(key, increment, value));
    }

    @Override
    public byte @Nullable [] zRandMember(byte[] key) {
        return run(SortedSetCommands.zrandmember(key));
    }

    @Override
    public @Nullable List<byte[]> zRandMember(byte[] key, long count) {
        return run(SortedSetCommands.zrandmember(key, count));
    }

    @Override
    public @Nullable Tuple zRandMemberWithScore(byte[] key) {
        return run(SortedSetCommands.zrandmemberWithScores(key, 1).map(Tuples::first));
    }

    @Override
    public @Nullable List<Tuple> zRandMemberWithScore(byte[] key, long count) {
        return run(SortedSetCommands.zrandmemberWithScores(key, count).map(Tuples::list));
    }

    @Override
    public @Nullable Long zRank(byte[] key, byte[] value) {
        return run(SortedSetCommands.zrank(key, value));
    }

    @Override
    public @Nullable Long zRevRank(byte[] key, byte[] value) {
        return run(SortedSetCommands.zrevrank(key, value));
    }

    @Override
    public @Nullable Set<byte[]> zRange(byte[] key, long start, long end) {
        return run(SortedSetRangeCommands.zrange(key, start, end).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<Tuple> zRangeWithScores(byte[] key, long start, long end) {
        return run(SortedSetRangeCommands.zrangeWithScores(key, start, end).map(Tuples::set));
    }

    @Override
    public @Nullable Set<Tuple> zRangeByScoreWithScores(
            byte[] key,
            org.springframework.data.domain.Range<? extends Number> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrangebyscoreWithScores(
                        key, SortedSetSpecs.scores(range), SortedSetSpecs.limit(limit))
                .map(Tuples::set));
    }

    @Override
    public @Nullable Set<byte[]> zRevRange(byte[] key, long start, long end) {
        return run(SortedSetRangeCommands.zrevrange(key, start, end).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<Tuple> zRevRangeWithScores(byte[] key, long start, long end) {
        return run(SortedSetRangeCommands.zrevrangeWithScores(key, start, end).map(Tuples::set));
    }

    @Override
    public @Nullable Set<byte[]> zRevRangeByScore(
            byte[] key,
            org.springframework.data.domain.Range<? extends Number> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(
                SortedSetRangeCommands.zrevrangebyscore(key, SortedSetSpecs.scores(range), SortedSetSpecs.limit(limit))
                        .as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<Tuple> zRevRangeByScoreWithScores(
            byte[] key,
            org.springframework.data.domain.Range<? extends Number> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrevrangebyscoreWithScores(
                        key, SortedSetSpecs.scores(range), SortedSetSpecs.limit(limit))
                .map(Tuples::set));
    }

    @Override
    public @Nullable Long zCount(byte[] key, org.springframework.data.domain.Range<? extends Number> range) {
        return run(SortedSetCommands.zcount(key, SortedSetSpecs.scores(range)));
    }

    @Override
    public @Nullable Long zLexCount(byte[] key, org.springframework.data.domain.Range<byte[]> range) {
        return run(SortedSetCommands.zlexcount(key, SortedSetSpecs.members(range)));
    }

    @Override
    public @Nullable Tuple zPopMin(byte[] key) {
        return run(SortedSetCommands.zpopmin(key).map(Tuples::of));
    }

    @Override
    public @Nullable Set<Tuple> zPopMin(byte[] key, long count) {
        return run(SortedSetCommands.zpopmin(key, count).map(Tuples::set));
    }

    @Override
    public @Nullable Tuple bZPopMin(byte[] key, long timeout, TimeUnit unit) {
        return run(SortedSetCommands.bzpopmin(Waits.seconds(timeout, unit), key).map(Tuples::popped));
    }

    @Override
    public @Nullable Tuple zPopMax(byte[] key) {
        return run(SortedSetCommands.zpopmax(key).map(Tuples::of));
    }

    @Override
    public @Nullable Set<Tuple> zPopMax(byte[] key, long count) {
        return run(SortedSetCommands.zpopmax(key, count).map(Tuples::set));
    }

    @Override
    public @Nullable Tuple bZPopMax(byte[] key, long timeout, TimeUnit unit) {
        return run(SortedSetCommands.bzpopmax(Waits.seconds(timeout, unit), key).map(Tuples::popped));
    }

    @Override
    public @Nullable Long zCard(byte[] key) {
        return run(SortedSetCommands.zcard(key));
    }

    @Override
    public @Nullable Double zScore(byte[] key, byte[] value) {
        return run(SortedSetCommands.zscore(key, value));
    }

    @Override
    public @Nullable List<Double> zMScore(byte[] key, byte[]... values) {
        return run(SortedSetCommands.zmscore(key, values));
    }

    @Override
    public @Nullable Long zRemRange(byte[] key, long start, long end) {
        return run(SortedSetRangeCommands.zremrangebyrank(key, start, end));
    }

    @Override
    public @Nullable Long zRemRangeByLex(byte[] key, org.springframework.data.domain.Range<byte[]> range) {
        return run(SortedSetRangeCommands.zremrangebylex(key, SortedSetSpecs.members(range)));
    }

    @Override
    public @Nullable Long zRemRangeByScore(byte[] key, org.springframework.data.domain.Range<? extends Number> range) {
        return run(SortedSetRangeCommands.zremrangebyscore(key, SortedSetSpecs.scores(range)));
    }

    @Override
    public @Nullable Set<byte[]> zDiff(byte[]... sets) {
        return run(SortedSetCombinationCommands.zdiff(sets).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<Tuple> zDiffWithScores(byte[]... sets) {
        return run(SortedSetCombinationCommands.zdiffWithScores(sets).map(Tuples::set));
    }

    @Override
    public @Nullable Long zDiffStore(byte[] destKey, byte[]... sets) {
        return run(SortedSetCombinationCommands.zdiffstore(destKey, sets));
    }

    @Override
    public @Nullable Set<byte[]> zInter(byte[]... sets) {
        return run(SortedSetCombinationCommands.zinter(sets).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<Tuple> zInterWithScores(byte[]... sets) {
        return run(SortedSetCombinationCommands.zinterWithScores(null, sets).map(Tuples::set));
    }

    @Override
    public @Nullable Set<Tuple> zInterWithScores(Aggregate aggregate, Weights weights, byte[]... sets) {
        return run(
                SortedSetCombinationCommands.zinterWithScores(SortedSetSpecs.aggregate(aggregate, weights, sets), sets)
                        .map(Tuples::set));
    }

    @Override
    public @Nullable Long zInterStore(byte[] destKey, byte[]... sets) {
        return run(SortedSetCombinationCommands.zinterstore(destKey, null, sets));
    }

    @Override
    public @Nullable Long zInterStore(byte[] destKey, Aggregate aggregate, Weights weights, byte[]... sets) {
        return run(SortedSetCombinationCommands.zinterstore(
                destKey, SortedSetSpecs.aggregate(aggregate, weights, sets), sets));
    }

    @Override
    public @Nullable Set<byte[]> zUnion(byte[]... sets) {
        return run(SortedSetCombinationCommands.zunion(sets).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<Tuple> zUnionWithScores(byte[]... sets) {
        return run(SortedSetCombinationCommands.zunionWithScores(null, sets).map(Tuples::set));
    }

    @Override
    public @Nullable Set<Tuple> zUnionWithScores(Aggregate aggregate, Weights weights, byte[]... sets) {
        return run(
                SortedSetCombinationCommands.zunionWithScores(SortedSetSpecs.aggregate(aggregate, weights, sets), sets)
                        .map(Tuples::set));
    }

    @Override
    public @Nullable Long zUnionStore(byte[] destKey, byte[]... sets) {
        return run(SortedSetCombinationCommands.zunionstore(destKey, null, sets));
    }

    @Override
    public @Nullable Long zUnionStore(byte[] destKey, Aggregate aggregate, Weights weights, byte[]... sets) {
        return run(SortedSetCombinationCommands.zunionstore(
                destKey, SortedSetSpecs.aggregate(aggregate, weights, sets), sets));
    }

    @Override
    public Cursor<Tuple> zScan(byte[] key, ScanOptions options) {
        return scan(
                "ZSCAN",
                options,
                (cursor, args) -> SortedSetCommands.zscan(key, cursor, args).map(Tuples::page));
    }

    @Override
    @Deprecated
    public @Nullable Set<byte[]> zRangeByScore(byte[] key, String min, String max) {
        return run(SortedSetRangeCommands.zrangebyscore(key, SortedSetSpecs.scores(min, max), null)
                .as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<byte[]> zRangeByScore(byte[] key, String min, String max, long offset, long count) {
        return run(SortedSetRangeCommands.zrangebyscore(
                        key, SortedSetSpecs.scores(min, max), SortedSetSpecs.limit(offset, count))
                .as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<byte[]> zRangeByScore(
            byte[] key,
            org.springframework.data.domain.Range<? extends Number> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrangebyscore(key, SortedSetSpecs.scores(range), SortedSetSpecs.limit(limit))
                .as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<byte[]> zRangeByLex(
            byte[] key,
            org.springframework.data.domain.Range<byte[]> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrangebylex(key, SortedSetSpecs.members(range), SortedSetSpecs.limit(limit))
                .as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Set<byte[]> zRevRangeByLex(
            byte[] key,
            org.springframework.data.domain.Range<byte[]> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(
                SortedSetRangeCommands.zrevrangebylex(key, SortedSetSpecs.members(range), SortedSetSpecs.limit(limit))
                        .as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Long zRangeStoreByLex(
            byte[] dstKey,
            byte[] srcKey,
            org.springframework.data.domain.Range<byte[]> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrangestore(dstKey, srcKey, SortedSetSpecs.byLex(range, limit)));
    }

    @Override
    public @Nullable Long zRangeStoreRevByLex(
            byte[] dstKey,
            byte[] srcKey,
            org.springframework.data.domain.Range<byte[]> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrangestore(
                dstKey, srcKey, SortedSetSpecs.byLex(range, limit).reversed()));
    }

    @Override
    public @Nullable Long zRangeStoreByScore(
            byte[] dstKey,
            byte[] srcKey,
            org.springframework.data.domain.Range<? extends Number> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrangestore(dstKey, srcKey, SortedSetSpecs.byScore(range, limit)));
    }

    @Override
    public @Nullable Long zRangeStoreRevByScore(
            byte[] dstKey,
            byte[] srcKey,
            org.springframework.data.domain.Range<? extends Number> range,
            org.springframework.data.redis.connection.Limit limit) {
        return run(SortedSetRangeCommands.zrangestore(
                dstKey, srcKey, SortedSetSpecs.byScore(range, limit).reversed()));
    }
}
