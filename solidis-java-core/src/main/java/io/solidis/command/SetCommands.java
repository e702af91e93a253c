package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.ScanPage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands of the set group. */
public final class SetCommands {

    private static final CommandName SADD = define("SADD");
    private static final CommandName SCARD = define("SCARD", Trait.READ);
    private static final CommandName SDIFF = define("SDIFF", Trait.READ);
    private static final CommandName SDIFFSTORE = define("SDIFFSTORE");
    private static final CommandName SINTER = define("SINTER", Trait.READ);
    private static final CommandName SINTERCARD = define("SINTERCARD", Trait.READ);
    private static final CommandName SINTERSTORE = define("SINTERSTORE");
    private static final CommandName SISMEMBER = define("SISMEMBER", Trait.READ);
    private static final CommandName SMEMBERS = define("SMEMBERS", Trait.READ);
    private static final CommandName SMISMEMBER = define("SMISMEMBER", Trait.READ);
    private static final CommandName SMOVE = define("SMOVE");
    private static final CommandName SPOP = define("SPOP");
    private static final CommandName SRANDMEMBER = define("SRANDMEMBER", Trait.READ);
    private static final CommandName SREM = define("SREM");
    private static final CommandName SSCAN = define("SSCAN", Trait.READ);
    private static final CommandName SUNION = define("SUNION", Trait.READ);
    private static final CommandName SUNIONSTORE = define("SUNIONSTORE");

    private SetCommands() {}

    /** {@code SADD}: how many were not members before. */
    public static Command<Long> sadd(byte[] key, byte[]... members) {
        return Command.of(SADD).key(key).addAll("members", members).reply(Replies.LONG);
    }

    /** {@code SCARD}: the number of members. */
    public static Command<Long> scard(byte[] key) {
        return Command.of(SCARD).key(key).reply(Replies.LONG);
    }

    /** {@code SDIFF}: members of the first set that no other has. */
    public static Command<List<byte[]>> sdiff(byte[]... keys) {
        return Command.of(SDIFF).keys(keys).reply(Replies.BYTES_LIST);
    }

    /** {@code SDIFFSTORE}: stores the difference; the number of its members. */
    public static Command<Long> sdiffstore(byte[] destination, byte[]... keys) {
        return Command.of(SDIFFSTORE).key(destination).keys(keys).reply(Replies.LONG);
    }

    /** {@code SINTER}: members that all sets have. */
    public static Command<List<byte[]>> sinter(byte[]... keys) {
        return Command.of(SINTER).keys(keys).reply(Replies.BYTES_LIST);
    }

    /** {@code SINTERCARD}: how many members all sets have. */
    public static Command<Long> sintercard(byte[]... keys) {
        return Command.of(SINTERCARD).countedKeys(keys).reply(Replies.LONG);
    }

    /** {@code SINTERCARD LIMIT}: how many members all sets have, counted up to {@code limit}; 0 is no limit. */
    public static Command<Long> sintercard(long limit, byte[]... keys) {
        return Command.of(SINTERCARD)
                .countedKeys(keys)
                .add(Keyword.LIMIT)
                .add(limit)
                .reply(Replies.LONG);
    }

    /** {@code SINTERSTORE}: stores the intersection; the number of its members. */
    public static Command<Long> sinterstore(byte[] destination, byte[]... keys) {
        return Command.of(SINTERSTORE).key(destination).keys(keys).reply(Replies.LONG);
    }

    /** {@code SISMEMBER}: whether it is a member. */
    public static Command<Boolean> sismember(byte[] key, byte[] member) {
        return Command.of(SISMEMBER).key(key).add(member, "member").reply(Replies.BOOLEAN);
    }

    /** {@code SMEMBERS}: all members, in no particular order. */
    public static Command<List<byte[]>> smembers(byte[] key) {
        return Command.of(SMEMBERS).key(key).reply(Replies.BYTES_LIST);
    }

    /** {@code SMISMEMBER}: whether each is a member, in the order asked. */
    public static Command<List<Boolean>> smismember(byte[] key, byte[]... members) {
        return Command.of(SMISMEMBER).key(key).addAll("members", members).reply(Replies.BOOLEAN_LIST);
    }

    /** {@code SMOVE}: whether the member was there to be moved. */
    public static Command<Boolean> smove(byte[] source, byte[] destination, byte[] member) {
        return Command.of(SMOVE)
                .key(source)
                .key(destination)
                .add(member, "member")
                .reply(Replies.BOOLEAN);
    }

    /** {@code SPOP}: removes a random member; {@code null} from an empty set. */
    public static Command<byte[]> spop(byte[] key) {
        return Command.of(SPOP).key(key).reply(Replies.BYTES);
    }

    /** {@code SPOP} with a count: removes up to so many random members. */
    public static Command<List<byte[]>> spop(byte[] key, long count) {
        return Command.of(SPOP).key(key).add(count).reply(Replies.BYTES_LIST);
    }

    /** {@code SRANDMEMBER}: a random member; {@code null} from an empty set. */
    public static Command<byte[]> srandmember(byte[] key) {
        return Command.of(SRANDMEMBER).key(key).reply(Replies.BYTES);
    }

    /** {@code SRANDMEMBER} with a count: up to so many different members, or exactly {@code -count} with repetitions. */
    public static Command<List<byte[]>> srandmember(byte[] key, long count) {
        return Command.of(SRANDMEMBER).key(key).add(count).reply(Replies.BYTES_LIST);
    }

    /** {@code SREM}: how many were members. */
    public static Command<Long> srem(byte[] key, byte[]... members) {
        return Command.of(SREM).key(key).addAll("members", members).reply(Replies.LONG);
    }

    /**
     * {@code SSCAN}: one step through the members.
     *
     * @param cursor {@code "0"} to begin, then that of the last page
     */
    public static Command<ScanPage<byte[]>> sscan(byte[] key, String cursor, @Nullable ScanArgs args) {
        return Command.of(SSCAN).key(key).add(cursor).add(args).reply(ScanReplies.page(Replies.BYTES_LIST));
    }

    /** {@code SUNION}: members that any set has. */
    public static Command<List<byte[]>> sunion(byte[]... keys) {
        return Command.of(SUNION).keys(keys).reply(Replies.BYTES_LIST);
    }

    /** {@code SUNIONSTORE}: stores the union; the number of its members. */
    public static Command<Long> sunionstore(byte[] destination, byte[]... keys) {
        return Command.of(SUNIONSTORE).key(destination).keys(keys).reply(Replies.LONG);
    }
}
