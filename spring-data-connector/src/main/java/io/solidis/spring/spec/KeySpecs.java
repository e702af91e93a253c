package io.solidis.spring.spec;

import io.solidis.command.args.CopyArgs;
import io.solidis.command.args.Limit;
import io.solidis.command.args.RestoreArgs;
import io.solidis.command.args.SortArgs;
import io.solidis.command.args.SortOrder;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.SortParameters;

/** Arguments of the key group. */
public final class KeySpecs {

    private KeySpecs() {}

    /** Options of COPY. */
    public static CopyArgs copy(boolean replace) {
        return new CopyArgs(null, replace);
    }

    /** Options of RESTORE. */
    public static RestoreArgs restore(boolean replace) {
        return replace ? RestoreArgs.REPLACE : RestoreArgs.NONE;
    }

    /** Options of SORT; {@code null} for none. */
    public static @Nullable SortArgs sort(@Nullable SortParameters parameters) {
        if (parameters == null) {
            return null;
        }
        byte[] by = parameters.getByPattern();
        SortParameters.Range range = parameters.getLimit();
        byte[][] get = parameters.getGetPattern();
        SortParameters.Order order = parameters.getOrder();
        SortArgs args = Boolean.TRUE.equals(parameters.isAlphabetic()) ? SortArgs.NONE.asText() : SortArgs.NONE;
        args = by == null ? args : args.withBy(by);
        args = range == null ? args : args.withLimit(new Limit(range.getStart(), range.getCount()));
        args = get == null ? args : args.withGet(get);
        return order == null ? args : args.withOrder(SortOrder.valueOf(order.name()));
    }
}
