package io.solidis.spring.convert;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.convert.Converters;
import org.springframework.util.Assert;

/** Times in the unit that the caller asked for. */
public final class Times {

    private Times() {}

    /** Seconds in another unit; -1 and -2, which stand for no expiry and no key, stay. */
    public static Function<@Nullable Long, @Nullable Long> fromSeconds(TimeUnit unit) {
        Assert.notNull(unit, "TimeUnit must not be null");
        return seconds -> seconds == null ? null : (Long) Converters.secondsToTimeUnit(seconds, unit);
    }

    /** Milliseconds in another unit; -1 and -2 stay. */
    public static Function<@Nullable Long, @Nullable Long> fromMillis(TimeUnit unit) {
        Assert.notNull(unit, "TimeUnit must not be null");
        return millis -> millis == null ? null : (Long) Converters.millisecondsToTimeUnit(millis, unit);
    }

    /** Each of several; see {@link #fromSeconds}. */
    public static Function<@Nullable List<Long>, @Nullable List<Long>> eachFromSeconds(TimeUnit unit) {
        Function<@Nullable Long, @Nullable Long> one = fromSeconds(unit);
        return all -> all == null
                ? null
                : all.stream().map(one).map(Objects::requireNonNull).toList();
    }

    /** Seconds as a duration. */
    public static @Nullable Duration seconds(@Nullable Long seconds) {
        return seconds == null ? null : Duration.ofSeconds(seconds);
    }

    /** The reply to TIME, seconds and microseconds, in a unit. */
    public static Function<@Nullable List<Long>, @Nullable Long> serverTime(TimeUnit unit) {
        Assert.notNull(unit, "TimeUnit must not be null");
        return time -> time == null
                ? null
                : (Long) unit.convert(TimeUnit.SECONDS.toMicros(time.get(0)) + time.get(1), TimeUnit.MICROSECONDS);
    }
}
