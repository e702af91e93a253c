package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.MsetexArgs;
import io.solidis.command.args.ReadExpiry;
import io.solidis.command.args.SetArgs;
import io.solidis.command.args.ValueCondition;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Commands of the string group; for bits see {@link BitmapCommands}, for common subsequences {@link LcsCommands}. */
public final class StringCommands {

    private static final CommandName APPEND = define("APPEND");
    private static final CommandName DECR = define("DECR");
    private static final CommandName DECRBY = define("DECRBY");
    private static final CommandName DELEX = define("DELEX");
    private static final CommandName DIGEST = define("DIGEST", Trait.READ);
    private static final CommandName GET = define("GET", Trait.READ);
    private static final CommandName GETDEL = define("GETDEL");
    private static final CommandName GETEX = define("GETEX");
    private static final CommandName GETRANGE = define("GETRANGE", Trait.READ);
    private static final CommandName GETSET = define("GETSET");
    private static final CommandName INCR = define("INCR");
    private static final CommandName INCRBY = define("INCRBY");
    private static final CommandName INCRBYFLOAT = define("INCRBYFLOAT");
    private static final CommandName MGET = define("MGET", Trait.READ);
    private static final CommandName MSET = define("MSET");
    private static final CommandName MSETEX = define("MSETEX");
    private static final CommandName MSETNX = define("MSETNX");
    private static final CommandName PSETEX = define("PSETEX");
    private static final CommandName SET = define("SET");
    private static final CommandName SETEX = define("SETEX");
    private static final CommandName SETNX = define("SETNX");
    private static final CommandName SETRANGE = define("SETRANGE");
    private static final CommandName STRLEN = define("STRLEN", Trait.READ);

    private StringCommands() {}

    /** {@code APPEND}: the length after it. */
    public static Command<Long> append(byte[] key, byte[] value) {
        return Command.of(APPEND).key(key).add(value).reply(Replies.LONG);
    }

    /** {@code DECR}: the number after it. */
    public static Command<Long> decr(byte[] key) {
        return Command.of(DECR).key(key).reply(Replies.LONG);
    }

    /** {@code DECRBY}: the number after it. */
    public static Command<Long> decrby(byte[] key, long decrement) {
        return Command.of(DECRBY).key(key).add(decrement).reply(Replies.LONG);
    }

    /** {@code DELEX}: deletes a string if the condition holds; whether it did. Since Redis 8.4. */
    public static Command<Boolean> delex(byte[] key, ValueCondition condition) {
        return Command.of(DELEX).key(key).add(condition).reply(Replies.BOOLEAN);
    }

    /** {@code DIGEST}: 16 hexadecimal digits over the value, {@code null} if the key does not exist. Since Redis 8.4. */
    public static Command<String> digest(byte[] key) {
        return Command.of(DIGEST).key(key).reply(Replies.STRING);
    }

    /** {@code GET}: the value, {@code null} if the key does not exist. */
    public static Command<byte[]> get(byte[] key) {
        return Command.of(GET).key(key).reply(Replies.BYTES);
    }

    /** {@code GETDEL}: the value that was deleted, {@code null} if the key did not exist. */
    public static Command<byte[]> getdel(byte[] key) {
        return Command.of(GETDEL).key(key).reply(Replies.BYTES);
    }

    /** {@code GETEX}: the value, {@code null} if the key does not exist; changes its time to live. */
    public static Command<byte[]> getex(byte[] key, ReadExpiry expiry) {
        return Command.of(GETEX).key(key).add(expiry).reply(Replies.BYTES);
    }

    /** {@code GETRANGE}: bytes from start to end, both included; empty if there are none. */
    public static Command<byte[]> getrange(byte[] key, long start, long end) {
        return Command.of(GETRANGE).key(key).add(start).add(end).reply(Replies.BYTES);
    }

    /** {@code GETSET}: the value before, {@code null} if the key did not exist; clears the time to live. */
    public static Command<byte[]> getset(byte[] key, byte[] value) {
        return Command.of(GETSET).key(key).add(value).reply(Replies.BYTES);
    }

    /** {@code INCR}: the number after it. */
    public static Command<Long> incr(byte[] key) {
        return Command.of(INCR).key(key).reply(Replies.LONG);
    }

    /** {@code INCRBY}: the number after it. */
    public static Command<Long> incrby(byte[] key, long increment) {
        return Command.of(INCRBY).key(key).add(increment).reply(Replies.LONG);
    }

    /** {@code INCRBYFLOAT}: the number after it; read it {@code as(Replies.STRING)} for every digit of the server. */
    public static Command<Double> incrbyfloat(byte[] key, double increment) {
        return Command.of(INCRBYFLOAT).key(key).add(increment).reply(Replies.DOUBLE);
    }

    /** {@code MGET}: the values in the order of the keys, {@code null} for a key that does not exist or is no string. */
    public static Command<List<byte[]>> mget(byte[]... keys) {
        return Command.of(MGET).keys(keys).reply(Replies.BYTES_LIST);
    }

    /** {@code MSET}: true, always. */
    public static Command<Boolean> mset(Map<byte[], byte[]> values) {
        return Command.of(MSET).keyValues(values.entrySet()).reply(Replies.BOOLEAN);
    }

    /** {@code MSETEX}: whether it wrote, all or nothing. Since Redis 8.4. */
    public static Command<Boolean> msetex(Map<byte[], byte[]> values, @Nullable MsetexArgs args) {
        return Command.of(MSETEX)
                .add(values.size())
                .keyValues(values.entrySet())
                .add(args)
                .reply(Replies.BOOLEAN);
    }

    /** {@code MSETNX}: whether it wrote, which it does if none of the keys exists. */
    public static Command<Boolean> msetnx(Map<byte[], byte[]> values) {
        return Command.of(MSETNX).keyValues(values.entrySet()).reply(Replies.BOOLEAN);
    }

    /** {@code PSETEX}: true, always. */
    public static Command<Boolean> psetex(byte[] key, long millis, byte[] value) {
        return Command.of(PSETEX).key(key).add(millis).add(value).reply(Replies.BOOLEAN);
    }

    /** {@code SET}: true, always; clears the time to live. */
    public static Command<Boolean> set(byte[] key, byte[] value) {
        return Command.of(SET).key(key).add(value).reply(Replies.BOOLEAN);
    }

    /** {@code SET}: whether it wrote; clears the time to live unless the options say otherwise. */
    public static Command<Boolean> set(byte[] key, byte[] value, @Nullable SetArgs args) {
        return Command.of(SET).key(key).add(value).add(args).reply(Replies.BOOLEAN);
    }

    /** {@code SET ... GET}: the value before, {@code null} if there was none; with NX since Redis 7.0. */
    public static Command<byte[]> setGet(byte[] key, byte[] value, @Nullable SetArgs args) {
        SetArgs options = args == null ? SetArgs.NONE : args;
        return Command.of(SET)
                .key(key)
                .add(value)
                .add(options.condition())
                .add(Keyword.GET)
                .add(options.expiry())
                .reply(Replies.BYTES);
    }

    /** {@code SETEX}: true, always. */
    public static Command<Boolean> setex(byte[] key, long seconds, byte[] value) {
        return Command.of(SETEX).key(key).add(seconds).add(value).reply(Replies.BOOLEAN);
    }

    /** {@code SETNX}: whether it wrote, which it does if the key does not exist. */
    public static Command<Boolean> setnx(byte[] key, byte[] value) {
        return Command.of(SETNX).key(key).add(value).reply(Replies.BOOLEAN);
    }

    /** {@code SETRANGE}: the length after it. */
    public static Command<Long> setrange(byte[] key, long offset, byte[] value) {
        return Command.of(SETRANGE).key(key).add(offset).add(value).reply(Replies.LONG);
    }

    /** {@code STRLEN}: the length in bytes, 0 if the key does not exist. */
    public static Command<Long> strlen(byte[] key) {
        return Command.of(STRLEN).key(key).reply(Replies.LONG);
    }
}
