package io.solidis.benchmarks.report;

import io.solidis.benchmarks.client.Clients;
import io.solidis.benchmarks.run.Results;
import io.solidis.benchmarks.run.Row;

/** The results as a Markdown page. */
public final class MarkdownReport {

    private MarkdownReport() {}

    /** The page. */
    public static String of(Results results) {
        var page = new StringBuilder("# Benchmark results\n\n");
        results.environment().forEach(line -> page.append("- ").append(line).append('\n'));
        page.append(
                        "\nThe ratio is our throughput divided by that of the best Java rival of the row, and by that of the C tool where it takes part: the ")
                .append(
                        "median of the ratios within each round, with a 95 % bootstrap interval when there are three rounds or more.\n\n")
                .append(
                        "| workload | client | commands/s | CPU per command | allocated per command | p50 | p99 | ratio |\n")
                .append("|---|---|---:|---:|---:|---:|---:|---|\n");
        results.rows().forEach(row -> appendRow(page, row));
        page.append("\n## How each client is configured\n\n");
        results.configurations()
                .forEach((client, text) -> page.append("- **")
                        .append(client)
                        .append("**: ")
                        .append(text)
                        .append(".\n"));
        return page.toString();
    }

    private static void appendRow(StringBuilder page, Row row) {
        String workload = row.workload().description() + ", " + row.workload().payload() + " B";
        for (String client : row.clients()) {
            Figures figures = Figures.of(row, client);
            boolean ours = client.equals(Clients.OURS);
            page.append("| %s | %s | %s | %s | %s | %s | %s | %s |\n"
                    .formatted(
                            workload,
                            ours ? "**" + client + "**" : client,
                            Format.rate(figures.opsPerSecond()),
                            Format.micros(figures.cpuMicrosPerOp()),
                            Format.bytes(figures.allocBytesPerOp()),
                            Format.micros(figures.p50Micros()),
                            Format.micros(figures.p99Micros()),
                            ours ? TextReport.ratios(row) : ""));
        }
        row.missing()
                .forEach((client, reason) -> page.append("| %s | %s | %s | | | | | |\n"
                        .formatted(workload, client, reason.replace('\n', ' ').replace("|", "\\|"))));
    }
}
