package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.InsertPosition;
import io.solidis.command.args.ListEnd;
import io.solidis.command.args.LposArgs;
import io.solidis.command.reply.KeyedValues;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands of the list group that answer at once; those that wait are {@link ListBlockingCommands}. */
public final class ListCommands {

    private static final CommandName LINDEX = define("LINDEX", Trait.READ);
    private static final CommandName LINSERT = define("LINSERT");
    private static final CommandName LLEN = define("LLEN", Trait.READ);
    private static final CommandName LMOVE = define("LMOVE");
    private static final CommandName LMPOP = define("LMPOP");
    private static final CommandName LPOP = define("LPOP");
    private static final CommandName LPOS = define("LPOS", Trait.READ);
    private static final CommandName LPUSH = define("LPUSH");
    private static final CommandName LPUSHX = define("LPUSHX");
    private static final CommandName LRANGE = define("LRANGE", Trait.READ);
    private static final CommandName LREM = define("LREM");
    private static final CommandName LSET = define("LSET");
    private static final CommandName LTRIM = define("LTRIM");
    private static final CommandName RPOP = define("RPOP");
    private static final CommandName RPOPLPUSH = define("RPOPLPUSH");
    private static final CommandName RPUSH = define("RPUSH");
    private static final CommandName RPUSHX = define("RPUSHX");

    private ListCommands() {}

    /** {@code LINDEX}: the element, {@code null} if there is none at this index. */
    public static Command<byte[]> lindex(byte[] key, long index) {
        return Command.of(LINDEX).key(key).add(index).reply(Replies.BYTES);
    }

    /** {@code LINSERT}: the length after it; 0 if the key does not exist, -1 if the pivot was not found. */
    public static Command<Long> linsert(byte[] key, InsertPosition position, byte[] pivot, byte[] element) {
        return Command.of(LINSERT)
                .key(key)
                .add(position)
                .add(pivot, "pivot")
                .add(element, "element")
                .reply(Replies.LONG);
    }

    /** {@code LLEN}: the number of elements. */
    public static Command<Long> llen(byte[] key) {
        return Command.of(LLEN).key(key).reply(Replies.LONG);
    }

    /** {@code LMOVE}: the element that was moved, {@code null} if the source is empty. */
    public static Command<byte[]> lmove(byte[] source, byte[] destination, ListEnd from, ListEnd to) {
        return Command.of(LMOVE).key(source).key(destination).add(from).add(to).reply(Replies.BYTES);
    }

    /** {@code LMPOP}: up to {@code count} elements of the first list that has any, else {@code null}. Since Redis 7.0. */
    public static Command<KeyedValues> lmpop(ListEnd from, long count, byte[]... keys) {
        return Command.of(LMPOP)
                .countedKeys(keys)
                .add(from)
                .add(Keyword.COUNT)
                .add(count)
                .reply(ListBlockingCommands.KEYED_VALUES);
    }

    /** {@code LPOP}: the first element, {@code null} if the key does not exist. */
    public static Command<byte[]> lpop(byte[] key) {
        return Command.of(LPOP).key(key).reply(Replies.BYTES);
    }

    /** {@code LPOP} with a count: up to so many, {@code null} if the key does not exist. */
    public static Command<List<byte[]>> lpop(byte[] key, long count) {
        return Command.of(LPOP).key(key).add(count).reply(Replies.BYTES_LIST);
    }

    /** {@code LPOS}: index of the first match, {@code null} if there is none. Since Redis 6.0.6. */
    public static Command<Long> lpos(byte[] key, byte[] element, @Nullable LposArgs args) {
        return Command.of(LPOS).key(key).add(element, "element").add(args).reply(Replies.LONG);
    }

    /** {@code LPOS ... COUNT}: indexes of up to {@code count} matches, 0 for all; empty if there is none. */
    public static Command<List<Long>> lposAll(byte[] key, byte[] element, long count, @Nullable LposArgs args) {
        return Command.of(LPOS)
                .key(key)
                .add(element, "element")
                .add(args)
                .add(Keyword.COUNT)
                .add(count)
                .reply(Replies.LONG_LIST);
    }

    /** {@code LPUSH}: the length after it; the last of the elements becomes the first of the list. */
    public static Command<Long> lpush(byte[] key, byte[]... elements) {
        return Command.of(LPUSH).key(key).addAll("elements", elements).reply(Replies.LONG);
    }

    /** {@code LPUSHX}: like {@link #lpush}, but 0 if the key does not exist. */
    public static Command<Long> lpushx(byte[] key, byte[]... elements) {
        return Command.of(LPUSHX).key(key).addAll("elements", elements).reply(Replies.LONG);
    }

    /** {@code LRANGE}: elements from start to end, both included. */
    public static Command<List<byte[]>> lrange(byte[] key, long start, long end) {
        return Command.of(LRANGE).key(key).add(start).add(end).reply(Replies.BYTES_LIST);
    }

    /** {@code LREM}: how many were removed: up to {@code count} from the head, {@code -count} from the tail, 0 for all. */
    public static Command<Long> lrem(byte[] key, long count, byte[] element) {
        return Command.of(LREM).key(key).add(count).add(element, "element").reply(Replies.LONG);
    }

    /** {@code LSET}: fails if the index is out of range. */
    public static Command<String> lset(byte[] key, long index, byte[] element) {
        return Command.of(LSET).key(key).add(index).add(element, "element").reply(Replies.STATUS);
    }

    /** {@code LTRIM}: keeps the elements from start to end, both included. */
    public static Command<String> ltrim(byte[] key, long start, long end) {
        return Command.of(LTRIM).key(key).add(start).add(end).reply(Replies.STATUS);
    }

    /** {@code RPOP}: the last element, {@code null} if the key does not exist. */
    public static Command<byte[]> rpop(byte[] key) {
        return Command.of(RPOP).key(key).reply(Replies.BYTES);
    }

    /** {@code RPOP} with a count: up to so many, the last one first; {@code null} if the key does not exist. */
    public static Command<List<byte[]>> rpop(byte[] key, long count) {
        return Command.of(RPOP).key(key).add(count).reply(Replies.BYTES_LIST);
    }

    /** {@code RPOPLPUSH}: the element that was moved, {@code null} if the source is empty. */
    public static Command<byte[]> rpoplpush(byte[] source, byte[] destination) {
        return Command.of(RPOPLPUSH).key(source).key(destination).reply(Replies.BYTES);
    }

    /** {@code RPUSH}: the length after it. */
    public static Command<Long> rpush(byte[] key, byte[]... elements) {
        return Command.of(RPUSH).key(key).addAll("elements", elements).reply(Replies.LONG);
    }

    /** {@code RPUSHX}: like {@link #rpush}, but 0 if the key does not exist. */
    public static Command<Long> rpushx(byte[] key, byte[]... elements) {
        return Command.of(RPUSHX).key(key).addAll("elements", elements).reply(Replies.LONG);
    }
}
