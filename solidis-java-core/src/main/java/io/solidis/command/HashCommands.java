package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.HsetexArgs;
import io.solidis.command.args.ReadExpiry;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.ScanPage;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Commands of the hash group; for times to live of single fields see {@link HashFieldExpiryCommands}. */
public final class HashCommands {

    private static final CommandName HDEL = define("HDEL");
    private static final CommandName HEXISTS = define("HEXISTS", Trait.READ);
    private static final CommandName HGET = define("HGET", Trait.READ);
    private static final CommandName HGETALL = define("HGETALL", Trait.READ);
    private static final CommandName HGETDEL = define("HGETDEL");
    private static final CommandName HGETEX = define("HGETEX");
    private static final CommandName HINCRBY = define("HINCRBY");
    private static final CommandName HINCRBYFLOAT = define("HINCRBYFLOAT");
    private static final CommandName HKEYS = define("HKEYS", Trait.READ);
    private static final CommandName HLEN = define("HLEN", Trait.READ);
    private static final CommandName HMGET = define("HMGET", Trait.READ);
    private static final CommandName HMSET = define("HMSET");
    private static final CommandName HRANDFIELD = define("HRANDFIELD", Trait.READ);
    private static final CommandName HSCAN = define("HSCAN", Trait.READ);
    private static final CommandName HSET = define("HSET");
    private static final CommandName HSETEX = define("HSETEX");
    private static final CommandName HSETNX = define("HSETNX");
    private static final CommandName HSTRLEN = define("HSTRLEN", Trait.READ);
    private static final CommandName HVALS = define("HVALS", Trait.READ);

    private HashCommands() {}

    /** {@code HDEL}: how many fields existed. */
    public static Command<Long> hdel(byte[] key, byte[]... fields) {
        return Command.of(HDEL).key(key).addAll("fields", fields).reply(Replies.LONG);
    }

    /** {@code HEXISTS}: whether the field exists. */
    public static Command<Boolean> hexists(byte[] key, byte[] field) {
        return Command.of(HEXISTS).key(key).add(field, "field").reply(Replies.BOOLEAN);
    }

    /** {@code HGET}: the value, {@code null} if the field does not exist. */
    public static Command<byte[]> hget(byte[] key, byte[] field) {
        return Command.of(HGET).key(key).add(field, "field").reply(Replies.BYTES);
    }

    /** {@code HGETALL}: all fields and values, empty if the key does not exist; keys of the map compare by identity. */
    public static Command<Map<byte[], byte[]>> hgetall(byte[] key) {
        return Command.of(HGETALL).key(key).reply(Replies.BYTES_MAP);
    }

    /** {@code HGETDEL}: the values that were deleted, {@code null} for a field that did not exist. Since Redis 8.0. */
    public static Command<List<byte[]>> hgetdel(byte[] key, byte[]... fields) {
        return Command.of(HGETDEL).key(key).add(FieldArgs.of(fields)).reply(Replies.BYTES_LIST);
    }

    /** {@code HGETEX}: the values, {@code null} for a missing field; changes times to live. Since Redis 8.0. */
    public static Command<List<byte[]>> hgetex(byte[] key, @Nullable ReadExpiry expiry, byte[]... fields) {
        return Command.of(HGETEX).key(key).add(expiry).add(FieldArgs.of(fields)).reply(Replies.BYTES_LIST);
    }

    /** {@code HINCRBY}: the number after it. */
    public static Command<Long> hincrby(byte[] key, byte[] field, long increment) {
        return Command.of(HINCRBY).key(key).add(field, "field").add(increment).reply(Replies.LONG);
    }

    /** {@code HINCRBYFLOAT}: the number after it; read it {@code as(Replies.STRING)} for every digit of the server. */
    public static Command<Double> hincrbyfloat(byte[] key, byte[] field, double increment) {
        return Command.of(HINCRBYFLOAT)
                .key(key)
                .add(field, "field")
                .add(increment)
                .reply(Replies.DOUBLE);
    }

    /** {@code HKEYS}: all fields. */
    public static Command<List<byte[]>> hkeys(byte[] key) {
        return Command.of(HKEYS).key(key).reply(Replies.BYTES_LIST);
    }

    /** {@code HLEN}: the number of fields. */
    public static Command<Long> hlen(byte[] key) {
        return Command.of(HLEN).key(key).reply(Replies.LONG);
    }

    /** {@code HMGET}: the values in the order of the fields, {@code null} for one that does not exist. */
    public static Command<List<byte[]>> hmget(byte[] key, byte[]... fields) {
        return Command.of(HMGET).key(key).addAll("fields", fields).reply(Replies.BYTES_LIST);
    }

    /** {@code HMSET}: sets fields; {@link #hset(byte[], Map)} also tells how many are new. */
    public static Command<String> hmset(byte[] key, Map<byte[], byte[]> values) {
        return Command.of(HMSET).key(key).add(new FieldArgs.Values(values)).reply(Replies.STATUS);
    }

    /** {@code HRANDFIELD}: any field, {@code null} if the key does not exist. */
    public static Command<byte[]> hrandfield(byte[] key) {
        return Command.of(HRANDFIELD).key(key).reply(Replies.BYTES);
    }

    /** {@code HRANDFIELD} with a count: up to so many different fields, or exactly {@code -count} with repetitions. */
    public static Command<List<byte[]>> hrandfield(byte[] key, long count) {
        return Command.of(HRANDFIELD).key(key).add(count).reply(Replies.BYTES_LIST);
    }

    /** {@code HRANDFIELD ... WITHVALUES}: see {@link #hrandfield(byte[], long)}, with the values. */
    public static Command<List<Map.Entry<byte[], byte[]>>> hrandfieldWithValues(byte[] key, long count) {
        return Command.of(HRANDFIELD)
                .key(key)
                .add(count)
                .add(Keyword.WITHVALUES)
                .reply(HashReplies.ENTRIES);
    }

    /**
     * {@code HSCAN}: one step through the fields and values.
     *
     * @param cursor {@code "0"} to begin, then that of the last page
     */
    public static Command<ScanPage<Map.Entry<byte[], byte[]>>> hscan(
            byte[] key, String cursor, @Nullable ScanArgs args) {
        return Command.of(HSCAN).key(key).add(cursor).add(args).reply(ScanReplies.page(HashReplies.ENTRIES));
    }

    /** {@code HSCAN ... NOVALUES}: like {@link #hscan}, the fields alone. Since Redis 7.4. */
    public static Command<ScanPage<byte[]>> hscanNoValues(byte[] key, String cursor, @Nullable ScanArgs args) {
        return Command.of(HSCAN)
                .key(key)
                .add(cursor)
                .add(args)
                .add(Keyword.NOVALUES)
                .reply(ScanReplies.page(Replies.BYTES_LIST));
    }

    /** {@code HSET} of one field: whether it is new. */
    public static Command<Boolean> hset(byte[] key, byte[] field, byte[] value) {
        return Command.of(HSET).key(key).add(field, "field").add(value).reply(Replies.BOOLEAN);
    }

    /** {@code HSET}: how many fields are new. */
    public static Command<Long> hset(byte[] key, Map<byte[], byte[]> values) {
        return Command.of(HSET).key(key).add(new FieldArgs.Values(values)).reply(Replies.LONG);
    }

    /** {@code HSETEX}: whether it wrote, all fields or none. Since Redis 8.0. */
    public static Command<Boolean> hsetex(byte[] key, @Nullable HsetexArgs args, Map<byte[], byte[]> values) {
        return Command.of(HSETEX)
                .key(key)
                .add(args)
                .add(Keyword.FIELDS)
                .add(values.size())
                .add(new FieldArgs.Values(values))
                .reply(Replies.BOOLEAN);
    }

    /** {@code HSETNX}: whether it wrote, which it does if the field does not exist. */
    public static Command<Boolean> hsetnx(byte[] key, byte[] field, byte[] value) {
        return Command.of(HSETNX).key(key).add(field, "field").add(value).reply(Replies.BOOLEAN);
    }

    /** {@code HSTRLEN}: the length of the value in bytes, 0 if the field does not exist. */
    public static Command<Long> hstrlen(byte[] key, byte[] field) {
        return Command.of(HSTRLEN).key(key).add(field, "field").reply(Replies.LONG);
    }

    /** {@code HVALS}: all values. */
    public static Command<List<byte[]>> hvals(byte[] key) {
        return Command.of(HVALS).key(key).reply(Replies.BYTES_LIST);
    }
}
