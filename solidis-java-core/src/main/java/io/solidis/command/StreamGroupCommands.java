package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.DeletionPolicy;
import io.solidis.command.args.StreamOffset;
import io.solidis.command.args.XClaimArgs;
import io.solidis.command.args.XPendingArgs;
import io.solidis.command.args.XReadArgs;
import io.solidis.command.reply.AutoClaimed;
import io.solidis.command.reply.AutoClaimedIds;
import io.solidis.command.reply.PendingEntry;
import io.solidis.command.reply.PendingSummary;
import io.solidis.command.reply.StreamEntries;
import io.solidis.command.reply.StreamEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands of the stream group on groups of consumers. Names of groups and consumers go out as UTF-8. */
public final class StreamGroupCommands {

    private static final CommandName XACK = define("XACK");
    private static final CommandName XACKDEL = define("XACKDEL");
    private static final CommandName XAUTOCLAIM = define("XAUTOCLAIM");
    private static final CommandName XCLAIM = define("XCLAIM");
    private static final CommandName XGROUP_CREATE = define("XGROUP CREATE");
    private static final CommandName XGROUP_CREATECONSUMER = define("XGROUP CREATECONSUMER");
    private static final CommandName XGROUP_DELCONSUMER = define("XGROUP DELCONSUMER");
    private static final CommandName XGROUP_DESTROY = define("XGROUP DESTROY");
    private static final CommandName XGROUP_SETID = define("XGROUP SETID");
    private static final CommandName XINFO_CONSUMERS = define("XINFO CONSUMERS", Trait.READ);
    private static final CommandName XINFO_GROUPS = define("XINFO GROUPS", Trait.READ);
    private static final CommandName XPENDING = define("XPENDING", Trait.READ);
    private static final CommandName XREADGROUP = define("XREADGROUP", Trait.BLOCKING);

    private StreamGroupCommands() {}

    /** {@code XACK}: how many entries were pending. */
    public static Command<Long> xack(byte[] key, String group, String... ids) {
        return ServerCommands.words(Command.of(XACK).key(key).add(group), "ids", ids)
                .reply(Replies.LONG);
    }

    /** {@code XACKDEL}: for each id 1 deleted, -1 not there, 2 kept since not acknowledged by all (Redis 8.2). */
    public static Command<List<Long>> xackdel(
            byte[] key, String group, @Nullable DeletionPolicy policy, String... ids) {
        return StreamCommands.ids(Command.of(XACKDEL).key(key).add(group).add(policy), ids)
                .reply(Replies.LONG_LIST);
    }

    /**
     * {@code XAUTOCLAIM}: takes over entries that others have left pending for at least so long (Redis 6.2).
     *
     * @param start {@code 0-0} to begin, then the cursor of the last step
     * @param count entries to look at, or {@code null} for the server's choice
     */
    public static Command<AutoClaimed> xautoclaim(
            byte[] key, String group, String consumer, long minIdleMillis, String start, @Nullable Long count) {
        return autoClaim(key, group, consumer, minIdleMillis, start, count).reply(StreamReplies.AUTO_CLAIMED);
    }

    /** {@code XAUTOCLAIM JUSTID}: only ids, and deliveries are not counted; see {@link #xautoclaim}. */
    public static Command<AutoClaimedIds> xautoclaimJustId(
            byte[] key, String group, String consumer, long minIdleMillis, String start, @Nullable Long count) {
        return autoClaim(key, group, consumer, minIdleMillis, start, count)
                .add(Keyword.JUSTID)
                .reply(StreamReplies.AUTO_CLAIMED_IDS);
    }

    /** {@code XCLAIM}: takes over pending entries that are idle for at least so long; deleted ones are left out. */
    public static Command<List<StreamEntry>> xclaim(
            byte[] key, String group, String consumer, long minIdleMillis, @Nullable XClaimArgs args, String... ids) {
        return claim(key, group, consumer, minIdleMillis, ids).add(args).reply(StreamReplies.ENTRIES);
    }

    /** {@code XCLAIM JUSTID}: only ids, and deliveries are not counted; see {@link #xclaim}. */
    public static Command<List<String>> xclaimJustId(
            byte[] key, String group, String consumer, long minIdleMillis, @Nullable XClaimArgs args, String... ids) {
        return claim(key, group, consumer, minIdleMillis, ids)
                .add(args)
                .add(Keyword.JUSTID)
                .reply(Replies.STRING_LIST);
    }

    /**
     * {@code XGROUP CREATE}: error code {@code BUSYGROUP} if there is one of that name.
     *
     * @param id the last entry that counts as delivered; {@code $} for all that there are
     * @param makeStream whether to create the stream too, if it is missing
     * @param entriesRead how many entries count as read, or {@code null} (Redis 7)
     */
    public static Command<String> xgroupCreate(
            byte[] key, String group, String id, boolean makeStream, @Nullable Long entriesRead) {
        CommandBuilder create = Command.of(XGROUP_CREATE).key(key).add(group).add(id);
        if (makeStream) {
            create.add(Keyword.MKSTREAM);
        }
        return entriesRead(create, entriesRead).reply(Replies.STATUS);
    }

    /** {@code XGROUP CREATECONSUMER}: whether it is new (Redis 6.2). */
    public static Command<Boolean> xgroupCreateConsumer(byte[] key, String group, String consumer) {
        return Command.of(XGROUP_CREATECONSUMER)
                .key(key)
                .add(group)
                .add(consumer)
                .reply(Replies.BOOLEAN);
    }

    /** {@code XGROUP DELCONSUMER}: how many pending entries went with it. */
    public static Command<Long> xgroupDelConsumer(byte[] key, String group, String consumer) {
        return Command.of(XGROUP_DELCONSUMER).key(key).add(group).add(consumer).reply(Replies.LONG);
    }

    /** {@code XGROUP DESTROY}: whether there was such a group. */
    public static Command<Boolean> xgroupDestroy(byte[] key, String group) {
        return Command.of(XGROUP_DESTROY).key(key).add(group).reply(Replies.BOOLEAN);
    }

    /** {@code XGROUP SETID}: the last entry that counts as delivered; see {@link #xgroupCreate}. */
    public static Command<String> xgroupSetId(byte[] key, String group, String id, @Nullable Long entriesRead) {
        return entriesRead(Command.of(XGROUP_SETID).key(key).add(group).add(id), entriesRead)
                .reply(Replies.STATUS);
    }

    /** {@code XINFO CONSUMERS}: a flat name and value list for each consumer of a group. */
    public static Command<List<Object>> xinfoConsumers(byte[] key, String group) {
        return Command.of(XINFO_CONSUMERS).key(key).add(group).reply(Replies.RAW_LIST);
    }

    /** {@code XINFO GROUPS}: a flat name and value list for each group. */
    public static Command<List<Object>> xinfoGroups(byte[] key) {
        return Command.of(XINFO_GROUPS).key(key).reply(Replies.RAW_LIST);
    }

    /** {@code XPENDING}: what a group has not acknowledged, in short. */
    public static Command<PendingSummary> xpending(byte[] key, String group) {
        return Command.of(XPENDING).key(key).add(group).reply(StreamReplies.PENDING_SUMMARY);
    }

    /** {@code XPENDING} with a range: entries that a group has not acknowledged. */
    public static Command<List<PendingEntry>> xpending(byte[] key, String group, XPendingArgs args) {
        return Command.of(XPENDING).key(key).add(group).add(args).reply(StreamReplies.PENDING_ENTRIES);
    }

    /**
     * {@code XREADGROUP}: entries for a consumer, new ones ({@code >}) or its own pending ones after an id. {@code null} if
     * there are no new ones, or none came in time; entries deleted while pending have no fields.
     */
    public static Command<List<StreamEntries>> xreadgroup(
            String group, String consumer, @Nullable XReadArgs args, StreamOffset... streams) {
        return StreamCommands.streams(
                Command.of(XREADGROUP)
                        .add(Keyword.GROUP)
                        .add(group)
                        .add(consumer)
                        .add(args),
                streams);
    }

    private static CommandBuilder autoClaim(
            byte[] key, String group, String consumer, long minIdleMillis, String start, @Nullable Long count) {
        CommandBuilder autoClaim = Command.of(XAUTOCLAIM)
                .key(key)
                .add(group)
                .add(consumer)
                .add(minIdleMillis)
                .add(start);
        if (count != null) {
            autoClaim.add(Keyword.COUNT).add(count);
        }
        return autoClaim;
    }

    private static CommandBuilder claim(byte[] key, String group, String consumer, long minIdleMillis, String... ids) {
        CommandBuilder claim =
                Command.of(XCLAIM).key(key).add(group).add(consumer).add(minIdleMillis);
        return ServerCommands.words(claim, "ids", ids);
    }

    private static CommandBuilder entriesRead(CommandBuilder command, @Nullable Long entriesRead) {
        return entriesRead == null ? command : command.add(Keyword.ENTRIESREAD).add(entriesRead);
    }
}
