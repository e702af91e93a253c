package io.solidis.spring.spec;

import java.util.concurrent.TimeUnit;
import org.springframework.util.Assert;

/** How long blocking commands wait. */
public final class Waits {

    private Waits() {}

    /** Seconds, fractions kept; 0 is for ever. */
    public static double seconds(long timeout, TimeUnit unit) {
        Assert.notNull(unit, "TimeUnit must not be null");
        return unit.toNanos(timeout) / 1e9;
    }
}
