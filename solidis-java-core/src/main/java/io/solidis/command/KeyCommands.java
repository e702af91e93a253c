package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.CopyArgs;
import io.solidis.command.args.MigrateArgs;
import io.solidis.command.args.MigrateTarget;
import io.solidis.command.args.RestoreArgs;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.AofAcknowledgement;
import io.solidis.command.reply.ScanPage;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Commands of the generic group: keys of any type. See also {@link KeyExpiryCommands} and {@link SortCommands}. */
public final class KeyCommands {

    private static final CommandName COPY = define("COPY");
    private static final CommandName DEL = define("DEL");
    private static final CommandName DUMP = define("DUMP", Trait.READ);
    private static final CommandName EXISTS = define("EXISTS", Trait.READ);
    private static final CommandName KEYS = define("KEYS", Trait.READ);
    private static final CommandName MIGRATE = define("MIGRATE");
    private static final CommandName MOVE = define("MOVE");
    private static final CommandName OBJECT_ENCODING = define("OBJECT ENCODING", Trait.READ);
    private static final CommandName OBJECT_FREQ = define("OBJECT FREQ", Trait.READ);
    private static final CommandName OBJECT_IDLETIME = define("OBJECT IDLETIME", Trait.READ);
    private static final CommandName OBJECT_REFCOUNT = define("OBJECT REFCOUNT", Trait.READ);
    private static final CommandName RANDOMKEY = define("RANDOMKEY", Trait.READ);
    private static final CommandName RENAME = define("RENAME");
    private static final CommandName RENAMENX = define("RENAMENX");
    private static final CommandName RESTORE = define("RESTORE");
    private static final CommandName SCAN = define("SCAN", Trait.READ);
    // Not READ, although the server says so: a touch on a replica would not keep the key alive on its master.
    private static final CommandName TOUCH = define("TOUCH");
    private static final CommandName TYPE = define("TYPE", Trait.READ);
    private static final CommandName UNLINK = define("UNLINK");
    private static final CommandName WAIT = define("WAIT", Trait.BLOCKING);
    private static final CommandName WAITAOF = define("WAITAOF", Trait.BLOCKING);

    private KeyCommands() {}

    /** {@code COPY}: whether it did, which it does not if the source is missing or the destination exists. */
    public static Command<Boolean> copy(byte[] source, byte[] destination, @Nullable CopyArgs args) {
        return Command.of(COPY).key(source).key(destination).add(args).reply(Replies.BOOLEAN);
    }

    /** {@code DEL}: how many keys existed. */
    public static Command<Long> del(byte[]... keys) {
        return Command.of(DEL).keys(keys).reply(Replies.LONG);
    }

    /** {@code DUMP}: the value in the server's own form, {@code null} if the key does not exist. */
    public static Command<byte[]> dump(byte[] key) {
        return Command.of(DUMP).key(key).reply(Replies.BYTES);
    }

    /** {@code EXISTS}: how many keys exist; one that is given twice counts twice. */
    public static Command<Long> exists(byte[]... keys) {
        return Command.of(EXISTS).keys(keys).reply(Replies.LONG);
    }

    /** {@code KEYS}: all keys that match a glob pattern; holds up the server, {@link #scan} does not. */
    public static Command<List<byte[]>> keys(byte[] pattern) {
        return Command.of(KEYS).add(pattern, "pattern").reply(Replies.BYTES_LIST);
    }

    /**
     * {@code MIGRATE}: {@code OK}, or {@code NOKEY} if none of the keys exists. The server serves nobody meanwhile; give
     * the command a {@link Command#withTimeout timeout} that suits the target's.
     */
    public static Command<String> migrate(MigrateTarget target, @Nullable MigrateArgs args, byte[]... keys) {
        CommandBuilder command = Command.of(MIGRATE).add(target.host()).add(target.port());
        if (keys.length == 1) {
            command.key(keys[0]);
        } else {
            command.add("");
        }
        command.add(target.database()).add(target.timeoutMillis()).add(args);
        if (keys.length != 1) {
            command.add(Keyword.KEYS).keys(keys);
        }
        return command.reply(Replies.STATUS);
    }

    /** {@code MOVE}: whether the key went to another database. */
    public static Command<Boolean> move(byte[] key, int database) {
        return Command.of(MOVE).key(key).add(database).reply(Replies.BOOLEAN);
    }

    /** {@code OBJECT ENCODING}: how the value is held in memory, {@code null} if the key does not exist. */
    public static Command<String> objectEncoding(byte[] key) {
        return Command.of(OBJECT_ENCODING).key(key).reply(Replies.STRING);
    }

    /** {@code OBJECT FREQ}: how often the key is used, on a logarithmic scale; only with an LFU eviction policy. */
    public static Command<Long> objectFreq(byte[] key) {
        return Command.of(OBJECT_FREQ).key(key).reply(Replies.LONG);
    }

    /** {@code OBJECT IDLETIME}: seconds since the key was used, {@code null} if it does not exist. */
    public static Command<Long> objectIdletime(byte[] key) {
        return Command.of(OBJECT_IDLETIME).key(key).reply(Replies.LONG);
    }

    /** {@code OBJECT REFCOUNT}: references to the value, {@code null} if the key does not exist. */
    public static Command<Long> objectRefcount(byte[] key) {
        return Command.of(OBJECT_REFCOUNT).key(key).reply(Replies.LONG);
    }

    /** {@code RANDOMKEY}: any key, {@code null} if there is none. */
    public static Command<byte[]> randomkey() {
        return Command.of(RANDOMKEY).reply(Replies.BYTES);
    }

    /** {@code RENAME}: overwrites the new name; fails if the key does not exist. */
    public static Command<String> rename(byte[] key, byte[] newKey) {
        return Command.of(RENAME).key(key).key(newKey).reply(Replies.STATUS);
    }

    /** {@code RENAMENX}: whether it did, which it does if the new name is free; fails if the key does not exist. */
    public static Command<Boolean> renamenx(byte[] key, byte[] newKey) {
        return Command.of(RENAMENX).key(key).key(newKey).reply(Replies.BOOLEAN);
    }

    /**
     * {@code RESTORE}: creates a key from what {@code DUMP} gave.
     *
     * @param ttlMillis time to live, 0 for a key that stays
     */
    public static Command<String> restore(byte[] key, long ttlMillis, byte[] payload, @Nullable RestoreArgs args) {
        return Command.of(RESTORE)
                .key(key)
                .add(ttlMillis)
                .add(payload, "payload")
                .add(args)
                .reply(Replies.STATUS);
    }

    /**
     * {@code SCAN}: one step through the keys of the database.
     *
     * @param cursor {@code "0"} to begin, then that of the last page; it means something only to the server that gave it
     */
    public static Command<ScanPage<byte[]>> scan(String cursor, @Nullable ScanArgs args) {
        return Command.of(SCAN).add(cursor).add(args).reply(ScanReplies.page(Replies.BYTES_LIST));
    }

    /** {@code TOUCH}: marks keys as used; how many exist. */
    public static Command<Long> touch(byte[]... keys) {
        return Command.of(TOUCH).keys(keys).reply(Replies.LONG);
    }

    /** {@code TYPE}: the type of the value, {@code none} if the key does not exist. */
    public static Command<String> type(byte[] key) {
        return Command.of(TYPE).key(key).reply(Replies.STRING);
    }

    /** {@code UNLINK}: like {@link #del}, memory freed in the background. */
    public static Command<Long> unlink(byte[]... keys) {
        return Command.of(UNLINK).keys(keys).reply(Replies.LONG);
    }

    /**
     * {@code WAIT}: how many replicas have the earlier writes of the connection it runs on, so use it together with them
     * on an exclusive one.
     *
     * @param replicas how many to wait for
     * @param timeoutMillis for how long, 0 for ever
     */
    public static Command<Long> waitReplicas(long replicas, long timeoutMillis) {
        return Command.of(WAIT)
                .add(replicas)
                .add(timeoutMillis)
                .blocking(timeoutMillis)
                .reply(Replies.LONG);
    }

    /**
     * {@code WAITAOF}: who has the earlier writes of the connection it runs on in an append-only file; see
     * {@link #waitReplicas}. Since Redis 7.2.
     *
     * @param local 1 to wait for this server, 0 not to
     * @param replicas how many replicas to wait for
     * @param timeoutMillis for how long, 0 for ever
     */
    public static Command<AofAcknowledgement> waitaof(long local, long replicas, long timeoutMillis) {
        return Command.of(WAITAOF)
                .add(local)
                .add(replicas)
                .add(timeoutMillis)
                .blocking(timeoutMillis)
                .reply(KeyCommands::acknowledgement);
    }

    private static AofAcknowledgement acknowledgement(@Nullable Object reply) {
        List<?> both = (List<?>) Objects.requireNonNull(reply);
        return new AofAcknowledgement(Numbers.parseLong(both.get(0)), Numbers.parseLong(both.get(1)));
    }
}
