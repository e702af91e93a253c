package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.real;
import static io.solidis.spring.imperative.Rows.b;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.springframework.data.domain.Range;
import org.springframework.data.domain.Range.Bound;
import org.springframework.data.redis.connection.Limit;
import org.springframework.data.redis.connection.RedisZSetCommands.ZAddArgs;
import org.springframework.data.redis.connection.zset.Aggregate;
import org.springframework.data.redis.connection.zset.DefaultTuple;
import org.springframework.data.redis.connection.zset.Tuple;
import org.springframework.data.redis.connection.zset.Weights;

/** Sorted sets. */
@SuppressWarnings("deprecation")
final class SortedSetRows {

    private static final byte[] K = b("k");
    private static final byte[] T = b("t");
    private static final byte[] A = b("a");
    private static final byte[] B = b("b");
    private static final Limit PART = Limit.limit().offset(1).count(2);
    private static final Limit ALL = Limit.unlimited();
    private static final Range<Double> SCORES = Range.rightOpen(1.0, 2.5);
    private static final Range<byte[]> LEX = Range.from(Bound.exclusive(b("a"))).to(Bound.inclusive(b("c")));

    private static final String MEMBERS = bulks("b", "a");
    private static final String SET = "{'b', 'a'}";
    private static final String SCORED = bulks("b", "1", "a", "2.5");
    private static final String SCORED3 = array(array(bulk("b"), real("1")), array(bulk("a"), real("2.5")));
    private static final String TUPLES = "{'b'@1.0, 'a'@2.5}";

    private SortedSetRows() {}

    static List<ScenarioRow> reads() {
        Rows rows = new Rows();
        ranges(rows);
        return rows.add(
                        "ZRANDMEMBER k",
                        NIL,
                        NULL,
                        "null",
                        c -> c.zSetCommands().zRandMember(K))
                .add(
                        "ZRANDMEMBER k 2",
                        MEMBERS,
                        "['b', 'a']",
                        c -> c.zSetCommands().zRandMember(K, 2))
                .add(
                        "ZRANDMEMBER k 1 WITHSCORES",
                        SCORED,
                        SCORED3,
                        "'b'@1.0",
                        c -> c.zSetCommands().zRandMemberWithScore(K))
                .add(
                        "ZRANDMEMBER k 2 WITHSCORES",
                        SCORED,
                        SCORED3,
                        "['b'@1.0, 'a'@2.5]",
                        c -> c.zSetCommands().zRandMemberWithScore(K, 2))
                .add("ZRANK k a", integer(1), "1", c -> c.zSetCommands().zRank(K, A))
                .add("ZREVRANK k a", NIL, NULL, "null", c -> c.zSetCommands().zRevRank(K, A))
                .add("ZCOUNT k 1 (2.5", integer(2), "2", c -> c.zSetCommands().zCount(K, SCORES))
                .add("ZLEXCOUNT k (a [c", integer(2), "2", c -> c.zSetCommands().zLexCount(K, LEX))
                .add("ZLEXCOUNT k - +", integer(2), "2", c -> c.zSetCommands().zLexCount(K, Range.unbounded()))
                .add("ZCARD k", integer(2), "2", c -> c.zSetCommands().zCard(K))
                .add(
                        "ZSCORE k a",
                        bulk("2.5"),
                        real("2.5"),
                        "2.5",
                        c -> c.zSetCommands().zScore(K, A))
                .add(
                        "ZMSCORE k a b",
                        array(bulk("inf"), NIL),
                        array(real("inf"), NULL),
                        "[Infinity, null]",
                        c -> c.zSetCommands().zMScore(K, A, B))
                .rows();
    }

    private static void ranges(Rows rows) {
        rows.add("ZRANGE k 0 -1", MEMBERS, SET, c -> c.zSetCommands().zRange(K, 0, -1))
                .add(
                        "ZRANGE k 0 -1 WITHSCORES",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zRangeWithScores(K, 0, -1))
                .add("ZREVRANGE k 0 -1", MEMBERS, SET, c -> c.zSetCommands().zRevRange(K, 0, -1))
                .add(
                        "ZREVRANGE k 0 -1 WITHSCORES",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zRevRangeWithScores(K, 0, -1))
                .add(
                        "ZRANGEBYSCORE k 1 (2.5",
                        MEMBERS,
                        SET,
                        c -> c.zSetCommands().zRangeByScore(K, SCORES, ALL))
                .add(
                        "ZRANGEBYSCORE k -inf +inf LIMIT 1 2",
                        MEMBERS,
                        SET,
                        c -> c.zSetCommands().zRangeByScore(K, Range.<Double>unbounded(), PART))
                .add(
                        "ZRANGEBYSCORE k (1 +inf",
                        MEMBERS,
                        SET,
                        c -> c.zSetCommands().zRangeByScore(K, "(1", "+inf"))
                .add(
                        "ZRANGEBYSCORE k (1 5 LIMIT 0 9",
                        MEMBERS,
                        SET,
                        c -> c.zSetCommands().zRangeByScore(K, "(1", "5", 0, 9))
                .add(
                        "ZRANGEBYSCORE k 1 (2.5 WITHSCORES LIMIT 1 2",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zRangeByScoreWithScores(K, SCORES, PART))
                .add(
                        "ZREVRANGEBYSCORE k (2.5 1",
                        MEMBERS,
                        SET,
                        c -> c.zSetCommands().zRevRangeByScore(K, SCORES, ALL))
                .add(
                        "ZREVRANGEBYSCORE k (2.5 1 WITHSCORES LIMIT 1 2",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zRevRangeByScoreWithScores(K, SCORES, PART))
                .add("ZRANGEBYLEX k (a [c", MEMBERS, SET, c -> c.zSetCommands().zRangeByLex(K, LEX, ALL))
                .add(
                        "ZREVRANGEBYLEX k [c (a LIMIT 1 2",
                        MEMBERS,
                        SET,
                        c -> c.zSetCommands().zRevRangeByLex(K, LEX, PART));
    }

    static List<ScenarioRow> changes() {
        Set<Tuple> tuples = new LinkedHashSet<>(List.of(new DefaultTuple(B, 1.0), new DefaultTuple(A, 2.5)));
        return new Rows()
                .add("ZADD k 1.5 a", integer(1), "true", c -> c.zSetCommands().zAdd(K, 1.5, A, ZAddArgs.empty()))
                .add(
                        "ZADD k XX CH 2 a",
                        integer(0),
                        "false",
                        c -> c.zSetCommands().zAdd(K, 2, A, ZAddArgs.ifExists().ch()))
                .add("ZADD k 1 b 2.5 a", integer(2), "2", c -> c.zSetCommands().zAdd(K, tuples, ZAddArgs.empty()))
                .add(
                        "ZADD k NX 1 b 2.5 a",
                        integer(1),
                        "1",
                        c -> c.zSetCommands().zAdd(K, tuples, ZAddArgs.ifNotExists()))
                .add(
                        "ZADD k GT 1 b 2.5 a",
                        integer(0),
                        "0",
                        c -> c.zSetCommands().zAdd(K, tuples, ZAddArgs.empty().gt()))
                .add("ZREM k a b", integer(2), "2", c -> c.zSetCommands().zRem(K, A, B))
                .add(
                        "ZINCRBY k -1 a",
                        bulk("1.5"),
                        real("1.5"),
                        "1.5",
                        c -> c.zSetCommands().zIncrBy(K, -1, A))
                .add(
                        "ZPOPMIN k",
                        bulks("b", "1"),
                        array(bulk("b"), real("1")),
                        "'b'@1.0",
                        c -> c.zSetCommands().zPopMin(K))
                .add("ZPOPMIN k", array(), "null", c -> c.zSetCommands().zPopMin(K))
                .add(
                        "ZPOPMIN k 2",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zPopMin(K, 2))
                .add(
                        "ZPOPMAX k",
                        bulks("b", "1"),
                        array(bulk("b"), real("1")),
                        "'b'@1.0",
                        c -> c.zSetCommands().zPopMax(K))
                .add(
                        "ZPOPMAX k 2",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zPopMax(K, 2))
                .add(
                        "BZPOPMIN k 3",
                        bulks("k", "b", "1"),
                        array(bulk("k"), bulk("b"), real("1")),
                        "'b'@1.0",
                        c -> c.zSetCommands().bZPopMin(K, 3, TimeUnit.SECONDS))
                .add(
                        "BZPOPMAX k 0.25",
                        NIL_ARRAY,
                        NULL,
                        "null",
                        c -> c.zSetCommands().bZPopMax(K, 250, TimeUnit.MILLISECONDS))
                .add(
                        "ZREMRANGEBYRANK k 0 1",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zRemRange(K, 0, 1))
                .add(
                        "ZREMRANGEBYLEX k (a [c",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zRemRangeByLex(K, LEX))
                .add(
                        "ZREMRANGEBYSCORE k 1 (2.5",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zRemRangeByScore(K, SCORES))
                .add(
                        "ZRANGESTORE t k (a [c BYLEX",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zRangeStoreByLex(T, K, LEX, ALL))
                .add(
                        "ZRANGESTORE t k [c (a BYLEX REV LIMIT 1 2",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zRangeStoreRevByLex(T, K, LEX, PART))
                .add(
                        "ZRANGESTORE t k 1 (2.5 BYSCORE LIMIT 1 2",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zRangeStoreByScore(T, K, SCORES, PART))
                .add(
                        "ZRANGESTORE t k (2.5 1 BYSCORE REV",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zRangeStoreRevByScore(T, K, SCORES, ALL))
                .rows();
    }

    static List<ScenarioRow> combinations() {
        Weights weights = Weights.of(1, 3);
        return new Rows()
                .add("ZDIFF 2 a b", MEMBERS, SET, c -> c.zSetCommands().zDiff(A, B))
                .add(
                        "ZDIFF 2 a b WITHSCORES",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zDiffWithScores(A, B))
                .add(
                        "ZDIFFSTORE t 2 a b",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zDiffStore(T, A, B))
                .add("ZINTER 2 a b", MEMBERS, SET, c -> c.zSetCommands().zInter(A, B))
                .add(
                        "ZINTER 2 a b WITHSCORES",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zInterWithScores(A, B))
                .add(
                        "ZINTER 2 a b WEIGHTS 1 3 AGGREGATE MAX WITHSCORES",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zInterWithScores(Aggregate.MAX, weights, A, B))
                .add(
                        "ZINTERSTORE t 2 a b",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zInterStore(T, A, B))
                .add(
                        "ZINTERSTORE t 2 a b WEIGHTS 1 3 AGGREGATE MIN",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zInterStore(T, Aggregate.MIN, weights, A, B))
                .add("ZUNION 2 a b", MEMBERS, SET, c -> c.zSetCommands().zUnion(A, B))
                .add(
                        "ZUNION 2 a b WITHSCORES",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zUnionWithScores(A, B))
                .add(
                        "ZUNION 2 a b WEIGHTS 1 3 AGGREGATE SUM WITHSCORES",
                        SCORED,
                        SCORED3,
                        TUPLES,
                        c -> c.zSetCommands().zUnionWithScores(Aggregate.SUM, weights, A, B))
                .add(
                        "ZUNIONSTORE t 2 a b",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zUnionStore(T, A, B))
                .add(
                        "ZUNIONSTORE t 2 a b WEIGHTS 1 3 AGGREGATE MAX",
                        integer(2),
                        "2",
                        c -> c.zSetCommands().zUnionStore(T, Aggregate.MAX, weights, A, B))
                .rows();
    }
}
