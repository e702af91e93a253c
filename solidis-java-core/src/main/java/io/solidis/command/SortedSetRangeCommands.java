package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.Bounds;
import io.solidis.command.args.Limit;
import io.solidis.command.args.ZRangeArgs;
import io.solidis.command.reply.ScoredMember;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Commands of the sorted set group that read or remove ranges. {@link Bounds} are always the lower, then the upper end;
 * commands that want the higher end first get it so.
 */
public final class SortedSetRangeCommands {

    private static final CommandName ZRANGE = define("ZRANGE", Trait.READ);
    private static final CommandName ZRANGEBYLEX = define("ZRANGEBYLEX", Trait.READ);
    private static final CommandName ZRANGEBYSCORE = define("ZRANGEBYSCORE", Trait.READ);
    private static final CommandName ZRANGESTORE = define("ZRANGESTORE");
    private static final CommandName ZREMRANGEBYLEX = define("ZREMRANGEBYLEX");
    private static final CommandName ZREMRANGEBYRANK = define("ZREMRANGEBYRANK");
    private static final CommandName ZREMRANGEBYSCORE = define("ZREMRANGEBYSCORE");
    private static final CommandName ZREVRANGE = define("ZREVRANGE", Trait.READ);
    private static final CommandName ZREVRANGEBYLEX = define("ZREVRANGEBYLEX", Trait.READ);
    private static final CommandName ZREVRANGEBYSCORE = define("ZREVRANGEBYSCORE", Trait.READ);

    private SortedSetRangeCommands() {}

    /** {@code ZRANGE}: members at these positions, from 0; negative ones count from the end. */
    public static Command<List<byte[]>> zrange(byte[] key, long start, long stop) {
        return Command.of(ZRANGE).key(key).add(start).add(stop).reply(Replies.BYTES_LIST);
    }

    /** {@code ZRANGE} by rank, score or member, either way round (Redis 6.2). */
    public static Command<List<byte[]>> zrange(byte[] key, ZRangeArgs range) {
        return Command.of(ZRANGE).key(key).add(range).reply(Replies.BYTES_LIST);
    }

    /** {@code ZRANGE WITHSCORES}: members at these positions. */
    public static Command<List<ScoredMember>> zrangeWithScores(byte[] key, long start, long stop) {
        return withScores(Command.of(ZRANGE).key(key).add(start).add(stop), null);
    }

    /** {@code ZRANGE WITHSCORES} by rank or score, either way round (Redis 6.2). */
    public static Command<List<ScoredMember>> zrangeWithScores(byte[] key, ZRangeArgs range) {
        return withScores(Command.of(ZRANGE).key(key).add(range), null);
    }

    /** {@code ZRANGEBYLEX}: members within, ascending. */
    public static Command<List<byte[]>> zrangebylex(byte[] key, Bounds members, @Nullable Limit limit) {
        return SortedSetCommands.bounded(ZRANGEBYLEX, key, members).add(limit).reply(Replies.BYTES_LIST);
    }

    /** {@code ZRANGEBYSCORE}: members with scores within, ascending. */
    public static Command<List<byte[]>> zrangebyscore(byte[] key, Bounds scores, @Nullable Limit limit) {
        return SortedSetCommands.bounded(ZRANGEBYSCORE, key, scores).add(limit).reply(Replies.BYTES_LIST);
    }

    /** {@code ZRANGEBYSCORE WITHSCORES}: members with scores within, ascending. */
    public static Command<List<ScoredMember>> zrangebyscoreWithScores(
            byte[] key, Bounds scores, @Nullable Limit limit) {
        return withScores(SortedSetCommands.bounded(ZRANGEBYSCORE, key, scores), limit);
    }

    /** {@code ZRANGESTORE}: stores a range of {@code source}; the number of its members (Redis 6.2). */
    public static Command<Long> zrangestore(byte[] destination, byte[] source, ZRangeArgs range) {
        return Command.of(ZRANGESTORE).key(destination).key(source).add(range).reply(Replies.LONG);
    }

    /** {@code ZREMRANGEBYLEX}: removes members within; how many. */
    public static Command<Long> zremrangebylex(byte[] key, Bounds members) {
        return SortedSetCommands.bounded(ZREMRANGEBYLEX, key, members).reply(Replies.LONG);
    }

    /** {@code ZREMRANGEBYRANK}: removes members at these positions; how many. */
    public static Command<Long> zremrangebyrank(byte[] key, long start, long stop) {
        return Command.of(ZREMRANGEBYRANK).key(key).add(start).add(stop).reply(Replies.LONG);
    }

    /** {@code ZREMRANGEBYSCORE}: removes members with scores within; how many. */
    public static Command<Long> zremrangebyscore(byte[] key, Bounds scores) {
        return SortedSetCommands.bounded(ZREMRANGEBYSCORE, key, scores).reply(Replies.LONG);
    }

    /** {@code ZREVRANGE}: members at these positions, counted from the highest. */
    public static Command<List<byte[]>> zrevrange(byte[] key, long start, long stop) {
        return Command.of(ZREVRANGE).key(key).add(start).add(stop).reply(Replies.BYTES_LIST);
    }

    /** {@code ZREVRANGE WITHSCORES}: members at these positions, counted from the highest. */
    public static Command<List<ScoredMember>> zrevrangeWithScores(byte[] key, long start, long stop) {
        return withScores(Command.of(ZREVRANGE).key(key).add(start).add(stop), null);
    }

    /** {@code ZREVRANGEBYLEX}: members within, descending. */
    public static Command<List<byte[]>> zrevrangebylex(byte[] key, Bounds members, @Nullable Limit limit) {
        return reversed(ZREVRANGEBYLEX, key, members).add(limit).reply(Replies.BYTES_LIST);
    }

    /** {@code ZREVRANGEBYSCORE}: members with scores within, descending. */
    public static Command<List<byte[]>> zrevrangebyscore(byte[] key, Bounds scores, @Nullable Limit limit) {
        return reversed(ZREVRANGEBYSCORE, key, scores).add(limit).reply(Replies.BYTES_LIST);
    }

    /** {@code ZREVRANGEBYSCORE WITHSCORES}: members with scores within, descending. */
    public static Command<List<ScoredMember>> zrevrangebyscoreWithScores(
            byte[] key, Bounds scores, @Nullable Limit limit) {
        return withScores(reversed(ZREVRANGEBYSCORE, key, scores), limit);
    }

    private static CommandBuilder reversed(CommandName name, byte[] key, Bounds bounds) {
        return SortedSetCommands.bounded(name, key, new Bounds(bounds.upper(), bounds.lower()));
    }

    private static Command<List<ScoredMember>> withScores(CommandBuilder range, @Nullable Limit limit) {
        return range.add(Keyword.WITHSCORES).add(limit).reply(SortedSetReplies.SCORED_MEMBERS);
    }
}
