package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.Bounds;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.args.ScoreEnd;
import io.solidis.command.args.ZAddArgs;
import io.solidis.command.reply.PoppedMembers;
import io.solidis.command.reply.RankAndScore;
import io.solidis.command.reply.ScanPage;
import io.solidis.command.reply.ScoredMember;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Commands of the sorted set group on members and their scores. Ranges are in {@link SortedSetRangeCommands}, unions and
 * the like in {@link SortedSetCombinationCommands}. Those that wait do so for a number of seconds that may have a fraction;
 * 0 is for ever. When the time is over they answer {@code null}.
 */
public final class SortedSetCommands {

    private static final CommandName BZMPOP = define("BZMPOP", Trait.BLOCKING);
    private static final CommandName BZPOPMAX = define("BZPOPMAX", Trait.BLOCKING);
    private static final CommandName BZPOPMIN = define("BZPOPMIN", Trait.BLOCKING);
    private static final CommandName ZADD = define("ZADD");
    private static final CommandName ZCARD = define("ZCARD", Trait.READ);
    private static final CommandName ZCOUNT = define("ZCOUNT", Trait.READ);
    private static final CommandName ZINCRBY = define("ZINCRBY");
    private static final CommandName ZLEXCOUNT = define("ZLEXCOUNT", Trait.READ);
    private static final CommandName ZMPOP = define("ZMPOP");
    private static final CommandName ZMSCORE = define("ZMSCORE", Trait.READ);
    private static final CommandName ZPOPMAX = define("ZPOPMAX");
    private static final CommandName ZPOPMIN = define("ZPOPMIN");
    private static final CommandName ZRANDMEMBER = define("ZRANDMEMBER", Trait.READ);
    private static final CommandName ZRANK = define("ZRANK", Trait.READ);
    private static final CommandName ZREM = define("ZREM");
    private static final CommandName ZREVRANK = define("ZREVRANK", Trait.READ);
    private static final CommandName ZSCAN = define("ZSCAN", Trait.READ);
    private static final CommandName ZSCORE = define("ZSCORE", Trait.READ);

    private SortedSetCommands() {}

    /** {@code BZMPOP}: takes up to {@code count} members of the first set that has any, or waits (Redis 7). */
    public static Command<PoppedMembers> bzmpop(double timeoutSeconds, ScoreEnd from, long count, byte[]... keys) {
        return Command.of(BZMPOP)
                .blockingSeconds(timeoutSeconds)
                .countedKeys(keys)
                .add(from)
                .add(Keyword.COUNT)
                .add(count)
                .reply(SortedSetReplies.POPPED);
    }

    /** {@code BZPOPMAX}: takes the highest member of the first set that has any, or waits. */
    public static Command<PoppedMembers> bzpopmax(double timeoutSeconds, byte[]... keys) {
        return Command.of(BZPOPMAX).keys(keys).blockingSeconds(timeoutSeconds).reply(SortedSetReplies.POPPED_ONE);
    }

    /** {@code BZPOPMIN}: takes the lowest member of the first set that has any, or waits. */
    public static Command<PoppedMembers> bzpopmin(double timeoutSeconds, byte[]... keys) {
        return Command.of(BZPOPMIN).keys(keys).blockingSeconds(timeoutSeconds).reply(SortedSetReplies.POPPED_ONE);
    }

    /** {@code ZADD} of one member: 1 if it is new. */
    public static Command<Long> zadd(byte[] key, double score, byte[] member) {
        return Command.of(ZADD).key(key).add(score).add(member, "member").reply(Replies.LONG);
    }

    /** {@code ZADD}: how many members are new, or with {@code CH} new or changed. */
    public static Command<Long> zadd(byte[] key, @Nullable ZAddArgs args, Collection<ScoredMember> members) {
        if (members.isEmpty()) {
            throw new IllegalArgumentException("ZADD: members must hold at least 1 element");
        }
        CommandBuilder zadd = Command.of(ZADD).key(key).add(args);
        for (ScoredMember each : members) {
            zadd.add(each.score()).add(each.member(), "members");
        }
        return zadd.reply(Replies.LONG);
    }

    /** {@code ZADD INCR}: the new score, or {@code null} where the options forbid the change. */
    public static Command<Double> zaddIncr(byte[] key, @Nullable ZAddArgs args, double increment, byte[] member) {
        return Command.of(ZADD)
                .key(key)
                .add(args)
                .add(Keyword.INCR)
                .add(increment)
                .add(member, "member")
                .reply(Replies.DOUBLE);
    }

    /** {@code ZCARD}: the number of members. */
    public static Command<Long> zcard(byte[] key) {
        return Command.of(ZCARD).key(key).reply(Replies.LONG);
    }

    /** {@code ZCOUNT}: how many members have scores within. */
    public static Command<Long> zcount(byte[] key, Bounds scores) {
        return bounded(ZCOUNT, key, scores).reply(Replies.LONG);
    }

    /** {@code ZINCRBY}: the new score. */
    public static Command<Double> zincrby(byte[] key, double increment, byte[] member) {
        return Command.of(ZINCRBY).key(key).add(increment).add(member, "member").reply(Replies.DOUBLE);
    }

    /** {@code ZLEXCOUNT}: how many members lie within. */
    public static Command<Long> zlexcount(byte[] key, Bounds members) {
        return bounded(ZLEXCOUNT, key, members).reply(Replies.LONG);
    }

    /** {@code ZMPOP}: takes up to {@code count} members of the first set that has any; {@code null} if none has (Redis 7). */
    public static Command<PoppedMembers> zmpop(ScoreEnd from, long count, byte[]... keys) {
        return Command.of(ZMPOP)
                .countedKeys(keys)
                .add(from)
                .add(Keyword.COUNT)
                .add(count)
                .reply(SortedSetReplies.POPPED);
    }

    /** {@code ZMSCORE}: the score of each, {@code null} for those that are no members. */
    public static Command<List<Double>> zmscore(byte[] key, byte[]... members) {
        return Command.of(ZMSCORE).key(key).addAll("members", members).reply(Replies.DOUBLE_LIST);
    }

    /** {@code ZPOPMAX}: takes the highest member; {@code null} from an empty set. */
    public static Command<ScoredMember> zpopmax(byte[] key) {
        return Command.of(ZPOPMAX).key(key).reply(SortedSetReplies.SCORED_MEMBER);
    }

    /** {@code ZPOPMAX} with a count: takes up to so many of the highest members, the highest first. */
    public static Command<List<ScoredMember>> zpopmax(byte[] key, long count) {
        return Command.of(ZPOPMAX).key(key).add(count).reply(SortedSetReplies.SCORED_MEMBERS);
    }

    /** {@code ZPOPMIN}: takes the lowest member; {@code null} from an empty set. */
    public static Command<ScoredMember> zpopmin(byte[] key) {
        return Command.of(ZPOPMIN).key(key).reply(SortedSetReplies.SCORED_MEMBER);
    }

    /** {@code ZPOPMIN} with a count: takes up to so many of the lowest members, the lowest first. */
    public static Command<List<ScoredMember>> zpopmin(byte[] key, long count) {
        return Command.of(ZPOPMIN).key(key).add(count).reply(SortedSetReplies.SCORED_MEMBERS);
    }

    /** {@code ZRANDMEMBER}: a random member; {@code null} from an empty set. */
    public static Command<byte[]> zrandmember(byte[] key) {
        return Command.of(ZRANDMEMBER).key(key).reply(Replies.BYTES);
    }

    /** {@code ZRANDMEMBER} with a count: up to so many different members, or exactly {@code -count} with repetitions. */
    public static Command<List<byte[]>> zrandmember(byte[] key, long count) {
        return Command.of(ZRANDMEMBER).key(key).add(count).reply(Replies.BYTES_LIST);
    }

    /** {@code ZRANDMEMBER WITHSCORES}; see {@link #zrandmember(byte[], long)}. */
    public static Command<List<ScoredMember>> zrandmemberWithScores(byte[] key, long count) {
        return Command.of(ZRANDMEMBER)
                .key(key)
                .add(count)
                .add(Keyword.WITHSCORES)
                .reply(SortedSetReplies.SCORED_MEMBERS);
    }

    /** {@code ZRANK}: the position counted from the lowest score, from 0; {@code null} if it is no member. */
    public static Command<Long> zrank(byte[] key, byte[] member) {
        return Command.of(ZRANK).key(key).add(member, "member").reply(Replies.LONG);
    }

    /** {@code ZRANK WITHSCORE}: position counted from the lowest, and score; {@code null} if it is no member. */
    public static Command<RankAndScore> zrankWithScore(byte[] key, byte[] member) {
        return Command.of(ZRANK)
                .key(key)
                .add(member, "member")
                .add(Keyword.WITHSCORE)
                .reply(SortedSetReplies.RANK_AND_SCORE);
    }

    /** {@code ZREM}: how many were members. */
    public static Command<Long> zrem(byte[] key, byte[]... members) {
        return Command.of(ZREM).key(key).addAll("members", members).reply(Replies.LONG);
    }

    /** {@code ZREVRANK}: the position counted from the highest score, from 0; {@code null} if it is no member. */
    public static Command<Long> zrevrank(byte[] key, byte[] member) {
        return Command.of(ZREVRANK).key(key).add(member, "member").reply(Replies.LONG);
    }

    /** {@code ZREVRANK WITHSCORE}: position counted from the highest, and score; {@code null} if it is no member. */
    public static Command<RankAndScore> zrevrankWithScore(byte[] key, byte[] member) {
        return Command.of(ZREVRANK)
                .key(key)
                .add(member, "member")
                .add(Keyword.WITHSCORE)
                .reply(SortedSetReplies.RANK_AND_SCORE);
    }

    /**
     * {@code ZSCAN}: one step through the members and their scores.
     *
     * @param cursor {@code "0"} to begin, then that of the last page
     */
    public static Command<ScanPage<ScoredMember>> zscan(byte[] key, String cursor, @Nullable ScanArgs args) {
        return Command.of(ZSCAN).key(key).add(cursor).add(args).reply(SortedSetReplies.SCORED_PAGE);
    }

    /** {@code ZSCORE}: its score; {@code null} if it is no member. */
    public static Command<Double> zscore(byte[] key, byte[] member) {
        return Command.of(ZSCORE).key(key).add(member, "member").reply(Replies.DOUBLE);
    }

    static CommandBuilder bounded(CommandName name, byte[] key, Bounds bounds) {
        return Command.of(name).key(key).add(bounds.lower(), "bounds").add(bounds.upper(), "bounds");
    }
}
