package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.ExpireCondition;
import org.jspecify.annotations.Nullable;

/** Commands of the generic group about times to live. A time in the past deletes the key. */
public final class KeyExpiryCommands {

    private static final CommandName EXPIRE = define("EXPIRE");
    private static final CommandName EXPIREAT = define("EXPIREAT");
    private static final CommandName EXPIRETIME = define("EXPIRETIME", Trait.READ);
    private static final CommandName PERSIST = define("PERSIST");
    private static final CommandName PEXPIRE = define("PEXPIRE");
    private static final CommandName PEXPIREAT = define("PEXPIREAT");
    private static final CommandName PEXPIRETIME = define("PEXPIRETIME", Trait.READ);
    private static final CommandName PTTL = define("PTTL", Trait.READ);
    private static final CommandName TTL = define("TTL", Trait.READ);

    private KeyExpiryCommands() {}

    /** {@code EXPIRE}: whether it was set. */
    public static Command<Boolean> expire(byte[] key, long seconds) {
        return expire(EXPIRE, key, seconds, null);
    }

    /** {@code EXPIRE}: whether it was set; conditions since Redis 7.0. */
    public static Command<Boolean> expire(byte[] key, long seconds, @Nullable ExpireCondition condition) {
        return expire(EXPIRE, key, seconds, condition);
    }

    /** {@code EXPIREAT}: whether it was set. */
    public static Command<Boolean> expireat(byte[] key, long unixSeconds) {
        return expire(EXPIREAT, key, unixSeconds, null);
    }

    /** {@code EXPIREAT}: whether it was set; conditions since Redis 7.0. */
    public static Command<Boolean> expireat(byte[] key, long unixSeconds, @Nullable ExpireCondition condition) {
        return expire(EXPIREAT, key, unixSeconds, condition);
    }

    /** {@code EXPIRETIME}: seconds since 1970, -1 for a key that stays, -2 if it does not exist. Since Redis 7.0. */
    public static Command<Long> expiretime(byte[] key) {
        return Command.of(EXPIRETIME).key(key).reply(Replies.LONG);
    }

    /** {@code PERSIST}: whether there was a time to live to clear. */
    public static Command<Boolean> persist(byte[] key) {
        return Command.of(PERSIST).key(key).reply(Replies.BOOLEAN);
    }

    /** {@code PEXPIRE}: whether it was set. */
    public static Command<Boolean> pexpire(byte[] key, long millis) {
        return expire(PEXPIRE, key, millis, null);
    }

    /** {@code PEXPIRE}: whether it was set; conditions since Redis 7.0. */
    public static Command<Boolean> pexpire(byte[] key, long millis, @Nullable ExpireCondition condition) {
        return expire(PEXPIRE, key, millis, condition);
    }

    /** {@code PEXPIREAT}: whether it was set. */
    public static Command<Boolean> pexpireat(byte[] key, long unixMillis) {
        return expire(PEXPIREAT, key, unixMillis, null);
    }

    /** {@code PEXPIREAT}: whether it was set; conditions since Redis 7.0. */
    public static Command<Boolean> pexpireat(byte[] key, long unixMillis, @Nullable ExpireCondition condition) {
        return expire(PEXPIREAT, key, unixMillis, condition);
    }

    /** {@code PEXPIRETIME}: milliseconds since 1970, -1 for a key that stays, -2 if it does not exist. Since Redis 7.0. */
    public static Command<Long> pexpiretime(byte[] key) {
        return Command.of(PEXPIRETIME).key(key).reply(Replies.LONG);
    }

    /** {@code PTTL}: milliseconds, -1 for a key that stays, -2 if it does not exist. */
    public static Command<Long> pttl(byte[] key) {
        return Command.of(PTTL).key(key).reply(Replies.LONG);
    }

    /** {@code TTL}: seconds, -1 for a key that stays, -2 if it does not exist. */
    public static Command<Long> ttl(byte[] key) {
        return Command.of(TTL).key(key).reply(Replies.LONG);
    }

    private static Command<Boolean> expire(
            CommandName name, byte[] key, long time, @Nullable ExpireCondition condition) {
        return Command.of(name).key(key).add(time).add(condition).reply(Replies.BOOLEAN);
    }
}
