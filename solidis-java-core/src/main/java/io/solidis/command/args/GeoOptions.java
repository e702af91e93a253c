package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a search answers.
 *
 * @param order by distance, or {@code null} for any
 * @param count at most so many, or {@code null} for all
 * @param any with {@code count}: the first ones found rather than the nearest
 * @param details what comes with each member; not for searches that store
 */
public record GeoOptions(
        @Nullable SortOrder order, @Nullable Long count, boolean any, Set<Detail> details) implements CommandArguments {

    /** All members within, without details, in any order. */
    public static final GeoOptions NONE = new GeoOptions(null, null, false, Set.of());

    /** What may come with each member. */
    public enum Detail {
        /** Its place. */
        POSITION(Keyword.WITHCOORD),
        /** Its distance from the centre, in the unit of the search. */
        DISTANCE(Keyword.WITHDIST),
        /** The raw 52-bit value that is its score. */
        HASH(Keyword.WITHHASH);

        private final Keyword keyword;

        Detail(Keyword keyword) {
            this.keyword = keyword;
        }
    }

    public GeoOptions {
        details = details.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(details));
    }

    /** The same with these details. */
    public GeoOptions with(Detail first, Detail... more) {
        return new GeoOptions(order, count, any, EnumSet.of(first, more));
    }

    /** The same in this order. */
    public GeoOptions order(SortOrder order) {
        return new GeoOptions(order, count, any, details);
    }

    /** The same, but only so many of the nearest. */
    public GeoOptions count(long count) {
        return new GeoOptions(order, count, false, details);
    }

    /** The same, but only so many, whichever are found first (Redis 6.2). */
    public GeoOptions countAny(long count) {
        return new GeoOptions(order, count, true, details);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        for (Detail detail : details) {
            command.add(detail.keyword);
        }
        if (count != null) {
            command.add(Keyword.COUNT).add(count);
            if (any) {
                command.add(Keyword.ANY);
            }
        }
        command.add(order);
    }
}
