package io.solidis.benchmarks.report;

import io.solidis.benchmarks.run.Results;
import io.solidis.benchmarks.run.Row;
import io.solidis.benchmarks.workload.Workload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The results for programs: one object per client and row, {@code null} for a figure that could not be measured. */
public final class JsonReport {

    private JsonReport() {}

    /** The JSON text. */
    public static String of(Results results) {
        List<String> entries = new ArrayList<>();
        for (Row row : results.rows()) {
            for (String client : row.clients()) {
                entries.add(entry(row, client));
            }
        }
        return "[\n" + String.join(",\n", entries) + "\n]\n";
    }

    private static String entry(Row row, String client) {
        Workload workload = row.workload();
        Figures figures = Figures.of(row, client);
        String rounds = Arrays.stream(Figures.rounds(row, client))
                .mapToObj(JsonReport::number)
                .collect(Collectors.joining(", ", "[", "]"));
        // Names of workloads and clients are plain identifiers, so nothing needs escaping.
        return "  {\"workload\": \"" + workload.name() + "\", \"client\": \"" + client + "\", \"callers\": "
                + workload.callers() + ", \"payload\": " + workload.payload()
                + ", \"opsPerSecond\": " + number(figures.opsPerSecond())
                + ", \"cpuMicrosPerOp\": " + number(figures.cpuMicrosPerOp())
                + ", \"allocBytesPerOp\": " + number(figures.allocBytesPerOp())
                + ", \"p50Micros\": " + number(figures.p50Micros())
                + ", \"p99Micros\": " + number(figures.p99Micros())
                + ", \"rounds\": " + rounds + "}";
    }

    private static String number(double value) {
        return Double.isFinite(value) ? String.format(Locale.ROOT, "%.3f", value) : "null";
    }
}
