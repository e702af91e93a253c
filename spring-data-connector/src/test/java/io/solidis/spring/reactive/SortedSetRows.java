package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.array;
import static io.solidis.spring.reactive.Plain.buf;
import static io.solidis.spring.reactive.Plain.bufs;
import static io.solidis.spring.reactive.Plain.bulk;

import io.solidis.spring.reactive.ReactiveRow.Rows;
import java.time.Duration;
import java.util.List;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.Limit;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyScanCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.BZPopCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZAddCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZAggregateCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZAggregateStoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZCountCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZDiffCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZDiffStoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZIncrByCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZLexCountCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZMScoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZPopCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRandMemberCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeByLexCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeByScoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRangeStoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRankCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRemCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRemRangeByLexCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRemRangeByRankCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZRemRangeByScoreCommand;
import org.springframework.data.redis.connection.ReactiveZSetCommands.ZScoreCommand;
import org.springframework.data.redis.connection.zset.Aggregate;
import org.springframework.data.redis.connection.zset.DefaultTuple;
import org.springframework.data.redis.core.ScanOptions;

/** Sorted sets. */
final class SortedSetRows {

    private static final KeyCommand KEY = new KeyCommand(buf("k"));
    private static final Range<Double> SCORES = Range.leftOpen(1.0, 2.5);
    private static final Range<String> MEMBERS = Range.rightOpen("a", "c");
    private static final Range<Long> RANKS = Range.closed(1L, 3L);
    private static final Limit LIMIT = Limit.limit().offset(1).count(2);
    private static final ZAddCommand ADD =
            ZAddCommand.tuple(new DefaultTuple(bulk("m"), 1.5)).to(buf("k"));
    private static final ZAggregateCommand SETS = ZAggregateCommand.sets(bufs("a", "b"));
    private static final ZAggregateCommand WEIGHTED =
            SETS.applyWeights(List.of(2.0, 3.0)).aggregateUsing(Aggregate.MAX);
    private static final ZAggregateStoreCommand STORE =
            ZAggregateStoreCommand.sets(bufs("a", "b")).storeAs(buf("d"));

    private SortedSetRows() {}

    static List<ReactiveRow> sortedSets() {
        Rows rows = new Rows();
        members(rows);
        ranges(rows);
        combinations(rows);
        return rows.rows();
    }

    private static void members(Rows rows) {
        rows.each((c, in) -> c.zSetCommands().zAdd(in), ADD, "ZADD k 1.5 m", 1L, "1")
                .each((c, in) -> c.zSetCommands().zAdd(in), ADD.xx().ch().gt(), "ZADD k XX GT CH 1.5 m", 1L, "1")
                .each((c, in) -> c.zSetCommands().zAdd(in), ADD.incr(), "ZADD k INCR 1.5 m", bulk("3.5"), "3.5")
                .each((c, in) -> c.zSetCommands().zAdd(in), ADD.nx().incr(), "ZADD k NX INCR 1.5 m", null, "")
                .each(
                        (c, in) -> c.zSetCommands().zRem(in),
                        ZRemCommand.values(bufs("a", "b")).from(buf("k")),
                        "ZREM k a b",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.zSetCommands().zIncrBy(in),
                        ZIncrByCommand.scoreOf(buf("m")).by(1.5).storedWithin(buf("k")),
                        "ZINCRBY k 1.5 m",
                        bulk("3.5"),
                        "3.5")
                .each(
                        (c, in) -> c.zSetCommands().zRandMember(in),
                        ZRandMemberCommand.valueCount(2).from(buf("k")),
                        "ZRANDMEMBER k 2",
                        array("a", "b"),
                        "<a | b>")
                .each(
                        (c, in) -> c.zSetCommands().zRandMemberWithScore(in),
                        ZRandMemberCommand.valueCount(2).from(buf("k")),
                        "ZRANDMEMBER k 2 WITHSCORES",
                        array("a", "1", "b", "2"),
                        "<a=1.0 | b=2.0>")
                .each(
                        (c, in) -> c.zSetCommands().zRank(in),
                        ZRankCommand.indexOf(buf("m")).storedWithin(buf("k")),
                        "ZRANK k m",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.zSetCommands().zRank(in),
                        ZRankCommand.reverseIndexOf(buf("m")).storedWithin(buf("k")),
                        "ZREVRANK k m",
                        null,
                        "")
                .each(
                        (c, in) -> c.zSetCommands().zScan(in),
                        KeyScanCommand.key(buf("k")).withOptions(ScanOptions.NONE),
                        "ZSCAN k 0",
                        array("0", array("a", "1")),
                        "<a=1.0>")
                .each(
                        (c, in) -> c.zSetCommands().zPop(in),
                        ZPopCommand.min().from(buf("k")).count(2),
                        "ZPOPMIN k 2",
                        array("a", "1", "b", "2"),
                        "<a=1.0 | b=2.0>")
                .each(
                        (c, in) -> c.zSetCommands().zPop(in),
                        ZPopCommand.max().from(buf("k")),
                        "ZPOPMAX k 1",
                        array(),
                        "<>")
                .each(
                        (c, in) -> c.zSetCommands().bZPop(in),
                        BZPopCommand.min().from(buf("k")).blockingFor(Duration.ofMillis(1500)),
                        "BZPOPMIN k 1.5",
                        array("k", "a", "1"),
                        "<a=1.0>")
                .each(
                        (c, in) -> c.zSetCommands().bZPop(in),
                        BZPopCommand.max().from(buf("k")).blockingFor(Duration.ofSeconds(2)),
                        "BZPOPMAX k 2",
                        null,
                        "<>")
                .each((c, in) -> c.zSetCommands().zCard(in), KEY, "ZCARD k", 2L, "2")
                .each(
                        (c, in) -> c.zSetCommands().zScore(in),
                        ZScoreCommand.scoreOf(buf("m")).forKey(buf("k")),
                        "ZSCORE k m",
                        null,
                        "")
                .each(
                        (c, in) -> c.zSetCommands().zMScore(in),
                        ZMScoreCommand.scoreOf(bufs("a", "b")).forKey(buf("k")),
                        "ZMSCORE k a b",
                        array("1.5", null),
                        "[1.5,null]");
    }

    private static void ranges(Rows rows) {
        rows.each(
                        (c, in) -> c.zSetCommands().zRange(in),
                        ZRangeCommand.valuesWithin(RANKS).from(buf("k")),
                        "ZRANGE k 1 3",
                        array("a"),
                        "<a=NaN>")
                .each(
                        (c, in) -> c.zSetCommands().zRange(in),
                        ZRangeCommand.valuesWithin(RANKS).withScores().from(buf("k")),
                        "ZRANGE k 1 3 WITHSCORES",
                        array("a", "1"),
                        "<a=1.0>")
                .each(
                        (c, in) -> c.zSetCommands().zRange(in),
                        ZRangeCommand.reverseValuesWithin(RANKS).from(buf("k")),
                        "ZREVRANGE k 1 3",
                        array("a"),
                        "<a=NaN>")
                .each(
                        (c, in) -> c.zSetCommands().zRange(in),
                        ZRangeCommand.reverseValuesWithin(RANKS).withScores().from(buf("k")),
                        "ZREVRANGE k 1 3 WITHSCORES",
                        array("a", "1"),
                        "<a=1.0>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeStore(in),
                        ZRangeStoreCommand.scoreWithin(SCORES).from(buf("k")).to(buf("d")),
                        "ZRANGESTORE d k (1 2.5 BYSCORE",
                        1L,
                        "<1>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeStore(in),
                        ZRangeStoreCommand.reverseValueWithin(MEMBERS)
                                .from(buf("k"))
                                .to(buf("d"))
                                .limit(LIMIT),
                        "ZRANGESTORE d k (c [a BYLEX REV LIMIT 1 2",
                        1L,
                        "<1>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeByScore(in),
                        ZRangeByScoreCommand.scoresWithin(SCORES).from(buf("k")),
                        "ZRANGEBYSCORE k (1 2.5",
                        array("a"),
                        "<a=NaN>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeByScore(in),
                        ZRangeByScoreCommand.scoresWithin(SCORES)
                                .withScores()
                                .from(buf("k"))
                                .limitTo(LIMIT),
                        "ZRANGEBYSCORE k (1 2.5 WITHSCORES LIMIT 1 2",
                        array("a", "2"),
                        "<a=2.0>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeByScore(in),
                        ZRangeByScoreCommand.reverseScoresWithin(SCORES).from(buf("k")),
                        "ZREVRANGEBYSCORE k 2.5 (1",
                        array("a"),
                        "<a=NaN>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeByScore(in),
                        ZRangeByScoreCommand.reverseScoresWithin(SCORES)
                                .withScores()
                                .from(buf("k")),
                        "ZREVRANGEBYSCORE k 2.5 (1 WITHSCORES",
                        array("a", "2"),
                        "<a=2.0>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeByLex(in),
                        ZRangeByLexCommand.stringsWithin(MEMBERS).from(buf("k")),
                        "ZRANGEBYLEX k [a (c",
                        array("a", "b"),
                        "<a | b>")
                .each(
                        (c, in) -> c.zSetCommands().zRangeByLex(in),
                        ZRangeByLexCommand.reverseStringsWithin(MEMBERS)
                                .from(buf("k"))
                                .limitTo(LIMIT),
                        "ZREVRANGEBYLEX k (c [a LIMIT 1 2",
                        array("b"),
                        "<b>")
                .each(
                        (c, in) -> c.zSetCommands().zCount(in),
                        ZCountCommand.scoresWithin(SCORES).forKey(buf("k")),
                        "ZCOUNT k (1 2.5",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.zSetCommands().zCount(in),
                        ZCountCommand.scoresWithin(Range.unbounded()).forKey(buf("k")),
                        "ZCOUNT k -inf +inf",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.zSetCommands().zLexCount(in),
                        ZLexCountCommand.stringsWithin(MEMBERS).forKey(buf("k")),
                        "ZLEXCOUNT k [a (c",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.zSetCommands().zRemRangeByRank(in),
                        ZRemRangeByRankCommand.valuesWithin(RANKS).from(buf("k")),
                        "ZREMRANGEBYRANK k 1 3",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.zSetCommands().zRemRangeByScore(in),
                        ZRemRangeByScoreCommand.scoresWithin(SCORES).from(buf("k")),
                        "ZREMRANGEBYSCORE k (1 2.5",
                        2L,
                        "2")
                .each(
                        (c, in) -> c.zSetCommands().zRemRangeByLex(in),
                        ZRemRangeByLexCommand.lexWithin(MEMBERS).from(buf("k")),
                        "ZREMRANGEBYLEX k [a (c",
                        2L,
                        "2");
    }

    private static void combinations(Rows rows) {
        rows.each(
                        (c, in) -> c.zSetCommands().zDiff(in),
                        ZDiffCommand.sets(bufs("a", "b")),
                        "ZDIFF 2 a b",
                        array("x"),
                        "<x>")
                .each(
                        (c, in) -> c.zSetCommands().zDiffWithScores(in),
                        ZDiffCommand.sets(bufs("a", "b")),
                        "ZDIFF 2 a b WITHSCORES",
                        array("x", "1"),
                        "<x=1.0>")
                .each(
                        (c, in) -> c.zSetCommands().zDiffStore(in),
                        ZDiffStoreCommand.sourceKeys(bufs("a", "b")).storeAs(buf("d")),
                        "ZDIFFSTORE d 2 a b",
                        1L,
                        "1")
                .each((c, in) -> c.zSetCommands().zInter(in), SETS, "ZINTER 2 a b", array("x"), "<x>")
                .each(
                        (c, in) -> c.zSetCommands().zInterWithScores(in),
                        WEIGHTED,
                        "ZINTER 2 a b WEIGHTS 2 3 AGGREGATE MAX WITHSCORES",
                        array("x", "1"),
                        "<x=1.0>")
                .each((c, in) -> c.zSetCommands().zInterStore(in), STORE, "ZINTERSTORE d 2 a b", 1L, "1")
                .each((c, in) -> c.zSetCommands().zUnion(in), SETS, "ZUNION 2 a b", array("x"), "<x>")
                .each(
                        (c, in) -> c.zSetCommands().zUnionWithScores(in),
                        WEIGHTED,
                        "ZUNION 2 a b WEIGHTS 2 3 AGGREGATE MAX WITHSCORES",
                        array("x", "1"),
                        "<x=1.0>")
                .each(
                        (c, in) -> c.zSetCommands().zUnionStore(in),
                        STORE.applyWeights(List.of(2.0, 3.0)),
                        "ZUNIONSTORE d 2 a b WEIGHTS 2 3",
                        1L,
                        "1");
    }
}
