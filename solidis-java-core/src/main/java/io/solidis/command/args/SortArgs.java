package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code SORT} and {@code SORT_RO}.
 *
 * @param by pattern of the keys that hold the weights, {@code null} to sort by the elements themselves
 * @param limit which part to take, {@code null} for all
 * @param get patterns of the keys to answer with in place of each element; empty for the elements
 * @param order {@code null} for the server's default, smallest first
 * @param alpha compare as text instead of numbers
 */
public record SortArgs(
        byte @Nullable [] by,
        @Nullable Limit limit,
        List<byte[]> get,
        @Nullable SortOrder order,
        boolean alpha) implements CommandArguments {

    /** As numbers, smallest first. */
    public static final SortArgs NONE = new SortArgs(null, null, List.of(), null, false);

    public SortArgs {
        get = List.copyOf(get);
    }

    /** The same, by weights under other keys. */
    public SortArgs withBy(byte[] pattern) {
        return new SortArgs(pattern, limit, get, order, alpha);
    }

    /** The same, a part of it. */
    public SortArgs withLimit(Limit limit) {
        return new SortArgs(by, limit, get, order, alpha);
    }

    /** The same, answering with values of other keys. */
    public SortArgs withGet(byte[]... patterns) {
        return new SortArgs(by, limit, List.of(patterns), order, alpha);
    }

    /** The same in this order. */
    public SortArgs withOrder(SortOrder order) {
        return new SortArgs(by, limit, get, order, alpha);
    }

    /** The same, compared as text. */
    public SortArgs asText() {
        return new SortArgs(by, limit, get, order, true);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (by != null) {
            command.add(Keyword.BY).add(by);
        }
        command.add(limit);
        for (byte[] pattern : get) {
            command.add(Keyword.GET).add(pattern);
        }
        command.add(order);
        if (alpha) {
            command.add(Keyword.ALPHA);
        }
    }
}
