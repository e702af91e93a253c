package io.solidis.benchmarks.report;

import io.solidis.benchmarks.client.Clients;
import io.solidis.benchmarks.run.Results;
import io.solidis.benchmarks.run.Row;
import java.util.Locale;

/** The results for a terminal. */
public final class TextReport {

    private static final String LINE = "  %-16s %12s %12s %10s %10s %10s   %s%n";

    private TextReport() {}

    /** The text, ending with a line break. */
    public static String of(Results results) {
        var text = new StringBuilder();
        for (Row row : results.rows()) {
            text.append(row.workload().description())
                    .append(", ")
                    .append(row.workload().payload())
                    .append(" B\n");
            text.append(String.format(LINE, "", "commands/s", "CPU each", "allocated", "p50", "p99", "ratio"));
            row.clients().forEach(client -> text.append(line(row, client)));
            row.missing().forEach((client, reason) -> text.append("  %-16s %s%n".formatted(client, reason)));
            text.append('\n');
        }
        return text.toString();
    }

    private static String line(Row row, String client) {
        Figures figures = Figures.of(row, client);
        return String.format(
                Locale.ROOT,
                LINE,
                client,
                Format.rate(figures.opsPerSecond()),
                Format.micros(figures.cpuMicrosPerOp()),
                Format.bytes(figures.allocBytesPerOp()),
                Format.micros(figures.p50Micros()),
                Format.micros(figures.p99Micros()),
                client.equals(Clients.OURS) ? ratios(row) : "");
    }

    /** Ours against the best rival, and against the C tool where it takes part. */
    static String ratios(Row row) {
        String best = Comparison.withBestRival(row).map(Comparison::toString).orElse("");
        String tool = Comparison.withTool(row).map(Comparison::toString).orElse("");
        return best.isEmpty() || tool.isEmpty() ? best + tool : best + ", " + tool;
    }
}
