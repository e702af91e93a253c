package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.SortArgs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code SORT} in its forms: elements of lists, sets and sorted sets in order. */
public final class SortCommands {

    private static final CommandName SORT = define("SORT");
    private static final CommandName SORT_RO = define("SORT_RO", Trait.READ);

    private SortCommands() {}

    /** {@code SORT}: the elements, or what the GET patterns lead to, {@code null} where they lead nowhere. */
    public static Command<List<byte[]>> sort(byte[] key, @Nullable SortArgs args) {
        return Command.of(SORT).key(key).add(args).reply(Replies.BYTES_LIST);
    }

    /** {@code SORT ... STORE}: the length of the list that was stored. */
    public static Command<Long> sortStore(byte[] key, byte[] destination, @Nullable SortArgs args) {
        return Command.of(SORT)
                .key(key)
                .add(args)
                .add(Keyword.STORE)
                .key(destination)
                .reply(Replies.LONG);
    }

    /** {@code SORT_RO}: like {@link #sort}, and a replica may answer. Since Redis 7.0. */
    public static Command<List<byte[]>> sortRo(byte[] key, @Nullable SortArgs args) {
        return Command.of(SORT_RO).key(key).add(args).reply(Replies.BYTES_LIST);
    }
}
