package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One timer for all deadlines of a connection. It is set to the earliest deadline seen; when it rings, everything that
 * waits is looked at once, and it is set again to the earliest that is left. Commands that are answered in time, which is
 * nearly all of them, cost one comparison. Event loop only.
 */
final class Deadlines {

    /** Deadlines closer together than this share a sweep. */
    private static final long GRANULARITY_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Sweeps take at most one part in so many of the time, however much there is to look at. */
    private static final int SWEEP_SHARE = 10;

    private final EventLoop loop;
    private final LongUnaryOperator sweep;
    private long next = Pending.NO_DEADLINE;
    private long notBefore = System.nanoTime();
    private @Nullable Future<?> timer;

    /**
     * @param sweep ends what is overdue at the time given, and returns the earliest deadline that is left
     */
    Deadlines(EventLoop loop, LongUnaryOperator sweep) {
        this.loop = loop;
        this.sweep = sweep;
    }

    /** Sees to it that this deadline is not missed. */
    void track(long deadlineNanos) {
        if (deadlineNanos == Pending.NO_DEADLINE
                || next != Pending.NO_DEADLINE && next - deadlineNanos <= GRANULARITY_NANOS) {
            return;
        }
        if (timer != null) {
            timer.cancel(false);
        }
        next = deadlineNanos;
        long now = System.nanoTime();
        long delay = Math.max(0, Math.max(deadlineNanos - now, notBefore - now));
        timer = loop.schedule(this::ring, delay, TimeUnit.NANOSECONDS);
    }

    private void ring() {
        timer = null;
        next = Pending.NO_DEADLINE;
        long start = System.nanoTime();
        long earliest = sweep.applyAsLong(start);
        long end = System.nanoTime();
        notBefore = end + (end - start) * SWEEP_SHARE;
        track(earliest);
    }
}
