package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.ExpireCondition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Times to live of single fields of a hash; since Redis 7.4. Every command answers one number for each field, in order;
 * -2 stands for a field, or key, that does not exist. Setting answers 1 if it was set, 0 if the condition did not hold,
 * 2 if the field is gone because the time lies in the past.
 */
public final class HashFieldExpiryCommands {

    private static final CommandName HEXPIRE = define("HEXPIRE");
    private static final CommandName HEXPIREAT = define("HEXPIREAT");
    private static final CommandName HEXPIRETIME = define("HEXPIRETIME", Trait.READ);
    private static final CommandName HPERSIST = define("HPERSIST");
    private static final CommandName HPEXPIRE = define("HPEXPIRE");
    private static final CommandName HPEXPIREAT = define("HPEXPIREAT");
    private static final CommandName HPEXPIRETIME = define("HPEXPIRETIME", Trait.READ);
    private static final CommandName HPTTL = define("HPTTL", Trait.READ);
    private static final CommandName HTTL = define("HTTL", Trait.READ);

    private HashFieldExpiryCommands() {}

    /** {@code HEXPIRE}: 1, 0, 2 or -2 for each field. */
    public static Command<List<Long>> hexpire(
            byte[] key, long seconds, @Nullable ExpireCondition condition, byte[]... fields) {
        return expire(HEXPIRE, key, seconds, condition, fields);
    }

    /** {@code HEXPIREAT}: 1, 0, 2 or -2 for each field. */
    public static Command<List<Long>> hexpireat(
            byte[] key, long unixSeconds, @Nullable ExpireCondition condition, byte[]... fields) {
        return expire(HEXPIREAT, key, unixSeconds, condition, fields);
    }

    /** {@code HEXPIRETIME}: seconds since 1970, -1 for a field that stays. */
    public static Command<List<Long>> hexpiretime(byte[] key, byte[]... fields) {
        return perField(HEXPIRETIME, key, fields);
    }

    /** {@code HPERSIST}: 1 for a time to live that was cleared, -1 for a field that had none. */
    public static Command<List<Long>> hpersist(byte[] key, byte[]... fields) {
        return perField(HPERSIST, key, fields);
    }

    /** {@code HPEXPIRE}: 1, 0, 2 or -2 for each field. */
    public static Command<List<Long>> hpexpire(
            byte[] key, long millis, @Nullable ExpireCondition condition, byte[]... fields) {
        return expire(HPEXPIRE, key, millis, condition, fields);
    }

    /** {@code HPEXPIREAT}: 1, 0, 2 or -2 for each field. */
    public static Command<List<Long>> hpexpireat(
            byte[] key, long unixMillis, @Nullable ExpireCondition condition, byte[]... fields) {
        return expire(HPEXPIREAT, key, unixMillis, condition, fields);
    }

    /** {@code HPEXPIRETIME}: milliseconds since 1970, -1 for a field that stays. */
    public static Command<List<Long>> hpexpiretime(byte[] key, byte[]... fields) {
        return perField(HPEXPIRETIME, key, fields);
    }

    /** {@code HPTTL}: milliseconds, -1 for a field that stays. */
    public static Command<List<Long>> hpttl(byte[] key, byte[]... fields) {
        return perField(HPTTL, key, fields);
    }

    /** {@code HTTL}: seconds, -1 for a field that stays. */
    public static Command<List<Long>> httl(byte[] key, byte[]... fields) {
        return perField(HTTL, key, fields);
    }

    private static Command<List<Long>> expire(
            CommandName name, byte[] key, long time, @Nullable ExpireCondition condition, byte[]... fields) {
        return Command.of(name)
                .key(key)
                .add(time)
                .add(condition)
                .add(FieldArgs.of(fields))
                .reply(Replies.LONG_LIST);
    }

    private static Command<List<Long>> perField(CommandName name, byte[] key, byte[]... fields) {
        return Command.of(name).key(key).add(FieldArgs.of(fields)).reply(Replies.LONG_LIST);
    }
}
