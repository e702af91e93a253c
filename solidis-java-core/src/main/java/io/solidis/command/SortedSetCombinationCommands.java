package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.AggregateArgs;
import io.solidis.command.reply.ScoredMember;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands of the sorted set group that combine several sets. */
public final class SortedSetCombinationCommands {

    private static final CommandName ZDIFF = define("ZDIFF", Trait.READ);
    private static final CommandName ZDIFFSTORE = define("ZDIFFSTORE");
    private static final CommandName ZINTER = define("ZINTER", Trait.READ);
    private static final CommandName ZINTERCARD = define("ZINTERCARD", Trait.READ);
    private static final CommandName ZINTERSTORE = define("ZINTERSTORE");
    private static final CommandName ZUNION = define("ZUNION", Trait.READ);
    private static final CommandName ZUNIONSTORE = define("ZUNIONSTORE");

    private SortedSetCombinationCommands() {}

    /** {@code ZDIFF}: members of the first set that no other has. */
    public static Command<List<byte[]>> zdiff(byte[]... keys) {
        return Command.of(ZDIFF).countedKeys(keys).reply(Replies.BYTES_LIST);
    }

    /** {@code ZDIFF WITHSCORES}: members of the first set that no other has. */
    public static Command<List<ScoredMember>> zdiffWithScores(byte[]... keys) {
        return withScores(ZDIFF, null, keys);
    }

    /** {@code ZDIFFSTORE}: stores the difference; the number of its members. */
    public static Command<Long> zdiffstore(byte[] destination, byte[]... keys) {
        return store(ZDIFFSTORE, destination, null, keys);
    }

    /** {@code ZINTER}: members that all sets have. */
    public static Command<List<byte[]>> zinter(byte[]... keys) {
        return zinter((AggregateArgs) null, keys);
    }

    /** {@code ZINTER}: members that all sets have, in the order of the scores that {@code args} lead to. */
    public static Command<List<byte[]>> zinter(@Nullable AggregateArgs args, byte[]... keys) {
        return Command.of(ZINTER).countedKeys(keys).add(args).reply(Replies.BYTES_LIST);
    }

    /** {@code ZINTER WITHSCORES}: members that all sets have. */
    public static Command<List<ScoredMember>> zinterWithScores(@Nullable AggregateArgs args, byte[]... keys) {
        return withScores(ZINTER, args, keys);
    }

    /** {@code ZINTERCARD}: how many members all sets have. */
    public static Command<Long> zintercard(byte[]... keys) {
        return Command.of(ZINTERCARD).countedKeys(keys).reply(Replies.LONG);
    }

    /** {@code ZINTERCARD LIMIT}: how many members all sets have, counted up to {@code limit}; 0 is no limit. */
    public static Command<Long> zintercard(long limit, byte[]... keys) {
        return Command.of(ZINTERCARD)
                .countedKeys(keys)
                .add(Keyword.LIMIT)
                .add(limit)
                .reply(Replies.LONG);
    }

    /** {@code ZINTERSTORE}: stores the intersection; the number of its members. */
    public static Command<Long> zinterstore(byte[] destination, @Nullable AggregateArgs args, byte[]... keys) {
        return store(ZINTERSTORE, destination, args, keys);
    }

    /** {@code ZUNION}: members that any set has. */
    public static Command<List<byte[]>> zunion(byte[]... keys) {
        return zunion((AggregateArgs) null, keys);
    }

    /** {@code ZUNION}: members that any set has, in the order of the scores that {@code args} lead to. */
    public static Command<List<byte[]>> zunion(@Nullable AggregateArgs args, byte[]... keys) {
        return Command.of(ZUNION).countedKeys(keys).add(args).reply(Replies.BYTES_LIST);
    }

    /** {@code ZUNION WITHSCORES}: members that any set has. */
    public static Command<List<ScoredMember>> zunionWithScores(@Nullable AggregateArgs args, byte[]... keys) {
        return withScores(ZUNION, args, keys);
    }

    /** {@code ZUNIONSTORE}: stores the union; the number of its members. */
    public static Command<Long> zunionstore(byte[] destination, @Nullable AggregateArgs args, byte[]... keys) {
        return store(ZUNIONSTORE, destination, args, keys);
    }

    private static Command<List<ScoredMember>> withScores(
            CommandName name, @Nullable AggregateArgs args, byte[]... keys) {
        return Command.of(name)
                .countedKeys(keys)
                .add(args)
                .add(Keyword.WITHSCORES)
                .reply(SortedSetReplies.SCORED_MEMBERS);
    }

    private static Command<Long> store(
            CommandName name, byte[] destination, @Nullable AggregateArgs args, byte[]... keys) {
        return Command.of(name).key(destination).countedKeys(keys).add(args).reply(Replies.LONG);
    }
}
