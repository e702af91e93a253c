package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.DeletionPolicy;
import io.solidis.command.args.StreamOffset;
import io.solidis.command.args.XAddArgs;
import io.solidis.command.args.XReadArgs;
import io.solidis.command.args.XTrimArgs;
import io.solidis.command.reply.StreamEntries;
import io.solidis.command.reply.StreamEntry;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Commands of the stream group on streams and their entries. For groups of consumers see {@link StreamGroupCommands}. */
public final class StreamCommands {

    private static final CommandName XADD = define("XADD");
    private static final CommandName XDEL = define("XDEL");
    private static final CommandName XDELEX = define("XDELEX");
    private static final CommandName XINFO_STREAM = define("XINFO STREAM", Trait.READ);
    private static final CommandName XLEN = define("XLEN", Trait.READ);
    private static final CommandName XRANGE = define("XRANGE", Trait.READ);
    private static final CommandName XREAD = define("XREAD", Trait.READ, Trait.BLOCKING);
    private static final CommandName XREVRANGE = define("XREVRANGE", Trait.READ);
    private static final CommandName XSETID = define("XSETID");
    private static final CommandName XTRIM = define("XTRIM");

    private StreamCommands() {}

    /** {@code XADD}: the id of the new entry; fields go out in the order of the map. */
    public static Command<String> xadd(byte[] key, Map<byte[], byte[]> fields) {
        return xadd(key, XAddArgs.DEFAULT, fields);
    }

    /** {@code XADD} with options: the id of the new entry; {@code null} where NOMKSTREAM found no stream. */
    public static Command<String> xadd(byte[] key, XAddArgs args, Map<byte[], byte[]> fields) {
        return Command.of(XADD)
                .key(key)
                .add(args)
                .add(new FieldArgs.Values(fields))
                .reply(Replies.STRING);
    }

    /** {@code XDEL}: how many entries there were to delete. */
    public static Command<Long> xdel(byte[] key, String... ids) {
        return ServerCommands.words(Command.of(XDEL).key(key), "ids", ids).reply(Replies.LONG);
    }

    /** {@code XDELEX}: for each id 1 deleted, -1 not there, 2 kept since not acknowledged by all (Redis 8.2). */
    public static Command<List<Long>> xdelex(byte[] key, @Nullable DeletionPolicy policy, String... ids) {
        return ids(Command.of(XDELEX).key(key).add(policy), ids).reply(Replies.LONG_LIST);
    }

    /** {@code XINFO STREAM}: a flat name and value list. */
    public static Command<List<Object>> xinfoStream(byte[] key) {
        return Command.of(XINFO_STREAM).key(key).reply(Replies.RAW_LIST);
    }

    /** {@code XINFO STREAM FULL}: a flat name and value list, with up to so many entries and pending ones; 0 for all. */
    public static Command<List<Object>> xinfoStreamFull(byte[] key, long count) {
        return Command.of(XINFO_STREAM)
                .key(key)
                .add(Keyword.FULL)
                .add(Keyword.COUNT)
                .add(count)
                .reply(Replies.RAW_LIST);
    }

    /** {@code XLEN}: the number of entries. */
    public static Command<Long> xlen(byte[] key) {
        return Command.of(XLEN).key(key).reply(Replies.LONG);
    }

    /**
     * {@code XRANGE}: entries between two ids, both included, ascending.
     *
     * @param start an id, {@code -} for the first, or an id after {@code (} to leave it out
     * @param end an id, {@code +} for the last, or an id after {@code (} to leave it out
     * @param count so many at most, or {@code null} for all
     */
    public static Command<List<StreamEntry>> xrange(byte[] key, String start, String end, @Nullable Long count) {
        return range(XRANGE, key, start, end, count);
    }

    /**
     * {@code XREAD}: entries after the given ones; {@code null} if there are none, or none came in time. Streams without
     * new entries are left out.
     */
    public static Command<List<StreamEntries>> xread(@Nullable XReadArgs args, StreamOffset... streams) {
        return streams(Command.of(XREAD).add(args), streams);
    }

    /** {@code XREVRANGE}: entries between two ids, both included, descending; see {@link #xrange}. */
    public static Command<List<StreamEntry>> xrevrange(byte[] key, String end, String start, @Nullable Long count) {
        return range(XREVRANGE, key, end, start, count);
    }

    /** {@code XSETID}: the last id that the stream counts as given. */
    public static Command<String> xsetid(byte[] key, String lastId) {
        return Command.of(XSETID).key(key).add(lastId).reply(Replies.STATUS);
    }

    /** {@code XSETID} with the number of entries ever added and the highest id ever deleted (Redis 7). */
    public static Command<String> xsetid(byte[] key, String lastId, long entriesAdded, String maxDeletedId) {
        return Command.of(XSETID)
                .key(key)
                .add(lastId)
                .add(Keyword.ENTRIESADDED)
                .add(entriesAdded)
                .add(Keyword.MAXDELETEDID)
                .add(maxDeletedId)
                .reply(Replies.STATUS);
    }

    /** {@code XTRIM}: how many entries were removed. */
    public static Command<Long> xtrim(byte[] key, XTrimArgs args) {
        return xtrim(key, args, null);
    }

    /** {@code XTRIM}: how many entries were removed; {@code policy} is for references to them (Redis 8.2). */
    public static Command<Long> xtrim(byte[] key, XTrimArgs args, @Nullable DeletionPolicy policy) {
        return Command.of(XTRIM).key(key).add(args).add(policy).reply(Replies.LONG);
    }

    /** {@code IDS}, how many, and these. */
    static CommandBuilder ids(CommandBuilder command, String... ids) {
        return ServerCommands.words(command.add(Keyword.IDS).add(ids.length), "ids", ids);
    }

    /** {@code STREAMS}, all keys, then all ids. */
    static Command<List<StreamEntries>> streams(CommandBuilder command, StreamOffset... streams) {
        command.add(Keyword.STREAMS);
        byte[][] keys = new byte[streams.length][];
        for (int i = 0; i < streams.length; i++) {
            keys[i] = streams[i].key();
        }
        command.keys(keys);
        for (StreamOffset stream : streams) {
            command.add(stream.id());
        }
        return command.reply(StreamReplies.STREAMS);
    }

    private static Command<List<StreamEntry>> range(
            CommandName name, byte[] key, String first, String last, @Nullable Long count) {
        CommandBuilder range = Command.of(name).key(key).add(first).add(last);
        if (count != null) {
            range.add(Keyword.COUNT).add(count);
        }
        return range.reply(StreamReplies.ENTRIES);
    }
}
