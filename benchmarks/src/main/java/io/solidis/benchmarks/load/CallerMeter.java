package io.solidis.benchmarks.load;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/** What one caller has done. One thread at a time writes, the main thread reads. */
public final class CallerMeter {

    private final Meter meter;
    private final @Nullable Histogram histogram;
    private final AtomicLong commands = new AtomicLong();

    CallerMeter(Meter meter, @Nullable Histogram histogram) {
        this.meter = meter;
        this.histogram = histogram;
    }

    /** Counts commands without a latency. */
    public void completed(int count) {
        // One writer: an ordered store is enough and costs no locked instruction.
        commands.lazySet(commands.getPlain() + count);
    }

    /** Counts commands and records how long the call that ran them took. */
    public void completed(int count, long nanos) {
        completed(count);
        if (histogram != null && meter.isRecording()) {
            histogram.recordValue(Meter.clamp(nanos));
        }
    }

    long commands() {
        return commands.get();
    }

    Optional<Histogram> histogram() {
        return Optional.ofNullable(histogram);
    }
}
