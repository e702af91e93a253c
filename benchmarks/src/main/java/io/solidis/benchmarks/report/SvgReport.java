package io.solidis.benchmarks.report;

import io.solidis.benchmarks.client.Clients;
import io.solidis.benchmarks.run.Results;
import io.solidis.benchmarks.run.Row;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The results as a picture: a group of bars per row, one bar per client, each group scaled to its fastest client
 * since the rows differ by orders of magnitude; the other figures stand beside the bars.
 */
public final class SvgReport {

    private static final int WIDTH = 1_080;
    private static final int MARGIN = 24;
    private static final int BARS = 150;
    private static final int LONGEST = 400;
    private static final int LINE = 22;
    private static final int GROUP_HEAD = 34;
    private static final int TOP = 84;
    private static final int[] COLUMNS = {770, 870, 960, 1_056};
    private static final List<String> HEADS = List.of("CPU/command", "allocated", "p50", "p99");
    private static final Map<String, String> COLOURS = Map.of(
            Clients.OURS,
            "#d9480f",
            "lettuce",
            "#4c6ef5",
            "jedis",
            "#7b92b8",
            "redisson",
            "#a9b8cf",
            "redis-benchmark",
            "#868e96");

    private final StringBuilder svg = new StringBuilder();
    private int y = TOP;

    private SvgReport() {}

    /** The SVG document. */
    public static String of(Results results) {
        return new SvgReport().draw(results);
    }

    private String draw(Results results) {
        int height = TOP + MARGIN + 20;
        for (Row row : results.rows()) {
            height += GROUP_HEAD + LINE * (row.clients().size() + row.missing().size()) + 14;
        }
        svg.append(("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
                        + "font-family=\"system-ui, 'Segoe UI', Helvetica, Arial, sans-serif\" font-size=\"13\">\n")
                .formatted(WIDTH, height, WIDTH, height));
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        text(MARGIN, 36, "font-size=\"20\" font-weight=\"600\" fill=\"#1b1f24\"", "Commands per second, by client");
        text(MARGIN, 60, "fill=\"#57606a\"", "Longer is faster; each group is scaled to its fastest client.");
        for (int i = 0; i < COLUMNS.length; i++) {
            text(COLUMNS[i], 60, "text-anchor=\"end\" fill=\"#57606a\"", HEADS.get(i));
        }
        results.rows().forEach(this::group);
        String environment = results.environment().stream()
                .limit(2)
                .reduce((a, b) -> a + "; " + b)
                .orElse("");
        text(MARGIN, y + 24, "font-size=\"11\" fill=\"#57606a\"", environment);
        return svg.append("</svg>\n").toString();
    }

    private void group(Row row) {
        svg.append("<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"#d0d7de\"/>\n"
                .formatted(MARGIN, y, WIDTH - MARGIN, y));
        String title = row.workload().description() + ", " + row.workload().payload() + " B";
        text(MARGIN, y + 22, "font-weight=\"600\" fill=\"#1b1f24\"", title);
        text(
                WIDTH - MARGIN,
                y + 22,
                "text-anchor=\"end\" font-weight=\"600\" fill=\"#d9480f\"",
                TextReport.ratios(row));
        y += GROUP_HEAD;
        List<Figures> all =
                row.clients().stream().map(client -> Figures.of(row, client)).toList();
        double fastest = all.stream().mapToDouble(Figures::opsPerSecond).max().orElse(1);
        all.forEach(figures -> bar(figures, fastest));
        row.missing().forEach(this::gap);
        y += 14;
    }

    private void bar(Figures figures, double fastest) {
        boolean ours = figures.client().equals(Clients.OURS);
        double length = Math.max(2, LONGEST * figures.opsPerSecond() / fastest);
        int base = y + 14;
        text(BARS - 10, base, "text-anchor=\"end\" fill=\"#1b1f24\"" + weight(ours), figures.client());
        svg.append(String.format(
                Locale.ROOT,
                "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"14\" rx=\"2\" fill=\"%s\"/>\n",
                BARS,
                y + 2,
                length,
                COLOURS.getOrDefault(figures.client(), "#adb5bd")));
        text(BARS + (int) length + 8, base, "fill=\"#1b1f24\"" + weight(ours), Format.rate(figures.opsPerSecond()));
        List<String> others = List.of(
                Format.micros(figures.cpuMicrosPerOp()),
                Format.bytes(figures.allocBytesPerOp()),
                Format.micros(figures.p50Micros()),
                Format.micros(figures.p99Micros()));
        for (int i = 0; i < COLUMNS.length; i++) {
            text(COLUMNS[i], base, "text-anchor=\"end\" fill=\"#1b1f24\"" + weight(ours), others.get(i));
        }
        y += LINE;
    }

    private void gap(String client, String reason) {
        text(BARS - 10, y + 14, "text-anchor=\"end\" fill=\"#57606a\"", client);
        String shown = reason.length() <= 110 ? reason : reason.substring(0, 110) + "...";
        text(BARS, y + 14, "font-style=\"italic\" fill=\"#57606a\"", shown);
        y += LINE;
    }

    private static String weight(boolean ours) {
        return ours ? " font-weight=\"600\"" : "";
    }

    private void text(int x, int baseline, String attributes, String content) {
        svg.append("<text x=\"%d\" y=\"%d\" %s>%s</text>\n".formatted(x, baseline, attributes, escape(content)));
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replaceAll("\\p{Cntrl}", " ");
    }
}
