package io.solidis.benchmarks.run;

import java.time.Duration;
import java.time.Instant;

/** Decides how long the samples of a row run. All samples of a row in a round run equally long. */
final class Pace {

    private static final SampleTime FULL = new SampleTime(Duration.ofSeconds(10), Duration.ofSeconds(10));
    private static final Duration QUICK_BUDGET = Duration.ofSeconds(335);
    private static final Duration QUICK_END = Duration.ofSeconds(350);
    private static final long SHORTEST_MILLIS = 1_600;
    private static final long LONGEST_MILLIS = 8_000;
    private static final double WARM_UP_SHARE = 0.55;
    private static final double FIRST_OVERHEAD_MILLIS = 2_500;

    private final Options options;
    private double overheadMillis = FIRST_OVERHEAD_MILLIS;

    Pace(Options options) {
        this.options = options;
    }

    /** The time for the next samples when this many are left, these included. */
    SampleTime next(int samplesLeft) {
        if (options.time().isPresent()) {
            return options.time().get();
        }
        if (options.full()) {
            return FULL;
        }
        Duration left = Duration.between(Instant.now(), options.since().plus(QUICK_BUDGET));
        double share = (double) left.toMillis() / samplesLeft - overheadMillis;
        long load = (long) Math.max(SHORTEST_MILLIS, Math.min(LONGEST_MILLIS, share));
        long warmUp = (long) (load * WARM_UP_SHARE);
        return new SampleTime(Duration.ofMillis(warmUp), Duration.ofMillis(load - warmUp));
    }

    /** Whether a quick run has used up its six minutes; what is left is then skipped, so that it ends as promised. */
    boolean isOver() {
        return !options.full()
                && options.time().isEmpty()
                && Instant.now().isAfter(options.since().plus(QUICK_END));
    }

    /** Learns what a sample costs beside its load: the JVM's start, filling the server, connecting. */
    void learn(SampleTime planned, Duration took) {
        double overhead = took.minus(planned.total()).toMillis();
        overheadMillis += (overhead - overheadMillis) / 4;
    }

    /** How long this many samples will take. */
    Duration estimate(int samplesLeft) {
        if (samplesLeft == 0) {
            return Duration.ZERO;
        }
        double each = next(samplesLeft).total().toMillis() + overheadMillis;
        return Duration.ofMillis((long) (each * samplesLeft));
    }
}
