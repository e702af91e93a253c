package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import java.time.Duration;
import java.time.Instant;

/**
 * What becomes of a time to live: one of the forms that Redis knows. A moment in time suits every command; {@link #keep()}
 * belongs to writes, {@link #persist()} to reads, which the types hold apart.
 */
public final class Expiry implements WriteExpiry, ReadExpiry {

    private final Keyword unit;
    private final long time;

    private Expiry(Keyword unit, long time) {
        this.unit = unit;
        this.time = time;
    }

    /** {@code EX}: after this many seconds. */
    public static Expiry seconds(long seconds) {
        return new Expiry(Keyword.EX, seconds);
    }

    /** {@code PX}: after this many milliseconds. */
    public static Expiry millis(long millis) {
        return new Expiry(Keyword.PX, millis);
    }

    /** {@code EXAT}: at this many seconds since 1970. */
    public static Expiry atSeconds(long unixSeconds) {
        return new Expiry(Keyword.EXAT, unixSeconds);
    }

    /** {@code PXAT}: at this many milliseconds since 1970. */
    public static Expiry atMillis(long unixMillis) {
        return new Expiry(Keyword.PXAT, unixMillis);
    }

    /** After this time, to the millisecond; a fraction of one is rounded up. */
    public static Expiry in(Duration time) {
        long millis = time.plusNanos(999_999).toMillis();
        return millis % 1000 == 0 ? seconds(millis / 1000) : millis(millis);
    }

    /** At this time, to the millisecond. */
    public static Expiry at(Instant time) {
        return atMillis(time.toEpochMilli());
    }

    /** {@code KEEPTTL}: a write leaves the time to live as it is; without this it would clear it. */
    public static WriteExpiry keep() {
        return Keep.KEEPTTL;
    }

    /** {@code PERSIST}: a read clears the time to live; without this it would leave it as it is. */
    public static ReadExpiry persist() {
        return Persist.PERSIST;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(unit).add(time);
    }

    @Override
    public String toString() {
        return unit + " " + time;
    }

    enum Keep implements WriteExpiry {
        KEEPTTL;

        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.KEEPTTL);
        }
    }

    enum Persist implements ReadExpiry {
        PERSIST;

        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.PERSIST);
        }
    }
}
