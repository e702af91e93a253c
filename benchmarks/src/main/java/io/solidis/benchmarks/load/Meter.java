package io.solidis.benchmarks.load;

import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/**
 * Counts commands and collects latencies.
 *
 * <p>Design: the load runs without a break through warm-up and measurement, and the main thread only looks at the
 * counters, so no client pays for a restart. A caller thread has a {@link CallerMeter} of its own and therefore
 * shares no cache line; calls that complete on foreign threads share one concurrent histogram and record one call in
 * sixteen.
 */
public final class Meter {

    /** One asynchronous call in this many has its latency recorded. */
    public static final int SAMPLED = 16;

    private static final long MAX_TENTH_MICROS = TimeUnit.SECONDS.toMicros(60) * 10;
    private static final int NANOS_PER_UNIT = 100;
    private static final Duration POLL = Duration.ofMillis(5);
    private static final Duration FIRST_REPLY = Duration.ofSeconds(60);
    private static final int MANY_CALLERS = 100;

    private final Queue<CallerMeter> callers = new ConcurrentLinkedQueue<>();
    private final Histogram shared = new ConcurrentHistogram(MAX_TENTH_MICROS, 3);
    private final CountDownLatch failed = new CountDownLatch(1);
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private volatile boolean recording;

    /**
     * A counter and histogram for one caller thread.
     *
     * @param callers how many there will be: with very many the histograms are coarser (1 % instead of 0.1 %)
     */
    public CallerMeter newCaller(int callers) {
        var caller = new CallerMeter(this, new Histogram(MAX_TENTH_MICROS, callers > MANY_CALLERS ? 2 : 3));
        this.callers.add(caller);
        return caller;
    }

    /** A counter for one asynchronous slot; its latencies go to {@link #recordShared}. */
    public CallerMeter newSlot() {
        var slot = new CallerMeter(this, null);
        callers.add(slot);
        return slot;
    }

    /** Records the latency of a call from any thread. */
    public void recordShared(long nanos) {
        if (recording) {
            shared.recordValue(clamp(nanos));
        }
    }

    /** Turns the recording of latencies on or off; commands are always counted. */
    public void record(boolean on) {
        recording = on;
    }

    boolean isRecording() {
        return recording;
    }

    static long clamp(long nanos) {
        return Math.min(nanos / NANOS_PER_UNIT, MAX_TENTH_MICROS);
    }

    /** Commands completed since the start. */
    public long commands() {
        long sum = 0;
        for (CallerMeter caller : callers) {
            sum += caller.commands();
        }
        return sum;
    }

    /** The latency at this percentile in microseconds; call it after the load has stopped. */
    public double percentileMicros(double percentile) {
        var all = new Histogram(MAX_TENTH_MICROS, 3);
        all.add(shared);
        callers.stream().flatMap(caller -> caller.histogram().stream()).forEach(all::add);
        return all.getValueAtPercentile(percentile) / 10.0;
    }

    /** Remembers the first failure and ends {@link #await}. */
    public void fail(Throwable cause) {
        failure.compareAndSet(null, cause);
        failed.countDown();
    }

    /**
     * Waits for the first reply, so that connecting is no part of the warm-up however slow the machine is.
     *
     * @throws IllegalStateException as soon as a call has failed, or when nothing has come after a minute
     * @throws InterruptedException if the waiting thread is interrupted
     */
    public void awaitFirst() throws InterruptedException {
        long start = System.nanoTime();
        while (commands() == 0) {
            await(POLL);
            if (System.nanoTime() - start > FIRST_REPLY.toNanos()) {
                throw new IllegalStateException("No reply within " + FIRST_REPLY.toSeconds() + " s");
            }
        }
    }

    /**
     * Lets the load run for a while.
     *
     * @throws IllegalStateException as soon as a call has failed
     * @throws InterruptedException if the waiting thread is interrupted
     */
    public void await(Duration time) throws InterruptedException {
        if (failed.await(time.toNanos(), TimeUnit.NANOSECONDS)) {
            throw new IllegalStateException("A call failed while the load ran: " + failure.get(), failure.get());
        }
    }
}
