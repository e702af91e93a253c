package io.solidis.connection;

import io.solidis.options.ReconnectOptions;
import java.util.function.DoubleSupplier;

/** Delays between attempts to connect; see {@link ReconnectOptions}. Event loop only. */
final class Backoff {

    private final long minNanos;
    private final long maxNanos;
    private final DoubleSupplier random;
    private int failures;
    private long readySince;
    private boolean ready;

    /**
     * @param random gives numbers from 0 to 1
     */
    Backoff(ReconnectOptions options, DoubleSupplier random) {
        this.minNanos = options.minDelay().toNanos();
        this.maxNanos = options.maxDelay().toNanos();
        this.random = random;
    }

    /** A connection became usable. */
    void ready(long now) {
        ready = true;
        readySince = now;
    }

    /** An attempt failed, or the connection was lost: how long to wait before the next attempt, in nanoseconds. */
    long next(long now) {
        if (ready) {
            ready = false;
            if (now - readySince >= maxNanos) {
                failures = 0;
            }
        }
        int failed = failures++;
        if (failed == 0) {
            return 0;
        }
        long delay = failed > 30 ? maxNanos : Math.min(maxNanos, minNanos << (failed - 1));
        if (delay < 0) {
            delay = maxNanos;
        }
        return (long) (delay * (1 + random.getAsDouble()) / 2);
    }

    /** Failures since the last stable connection. */
    int failures() {
        return failures;
    }
}
