package io.solidis.benchmarks.run;

import io.solidis.benchmarks.workload.Workload;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** One line per sample. */
final class Progress {

    private final PrintStream out;
    private final Instant since;
    private final int total;
    private int done;

    Progress(PrintStream out, Instant since, int total) {
        this.out = out;
        this.since = since;
        this.total = total;
    }

    int left() {
        return total - done;
    }

    void done(Workload workload, String client, String outcome, Duration remaining) {
        done++;
        out.printf(
                Locale.ROOT,
                "[%3d/%d  %s gone, about %s left] %-26s %-16s %s%n",
                done,
                total,
                clock(Duration.between(since, Instant.now())),
                clock(remaining),
                workload.id(),
                client,
                outcome);
        out.flush();
    }

    static String describe(Sample sample) {
        // The C tool has no figures for processor time and allocation.
        String used = Double.isNaN(sample.cpuMicrosPerOp())
                ? " ".repeat(26)
                : String.format(
                        Locale.ROOT, "%8.2f us CPU  %8.0f B  ", sample.cpuMicrosPerOp(), sample.allocBytesPerOp());
        return String.format(
                Locale.ROOT,
                "%,12.0f/s  %sp50 %9.1f us  p99 %9.1f us",
                sample.opsPerSecond(),
                used,
                sample.p50Micros(),
                sample.p99Micros());
    }

    private static String clock(Duration time) {
        return String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }
}
