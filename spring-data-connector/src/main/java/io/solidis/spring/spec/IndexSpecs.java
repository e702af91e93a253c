package io.solidis.spring.spec;

import org.springframework.data.domain.Range;
import org.springframework.util.Assert;

/** Ranges of indexes, which Redis counts from 0 or, negative, from the end, both ends included. */
public final class IndexSpecs {

    private IndexSpecs() {}

    /** The first index; 0 where the range is open. */
    public static long first(Range<Long> range) {
        Assert.notNull(range, "Range must not be null");
        return index(range.getLowerBound(), 0, 1);
    }

    /** The last index; -1 where the range is open. */
    public static long last(Range<Long> range) {
        Assert.notNull(range, "Range must not be null");
        return index(range.getUpperBound(), -1, -1);
    }

    private static long index(Range.Bound<Long> bound, long open, long inwards) {
        Long index = bound.getValue().orElse(null);
        if (index == null) {
            return open;
        }
        return bound.isInclusive() ? index : index + inwards;
    }
}
