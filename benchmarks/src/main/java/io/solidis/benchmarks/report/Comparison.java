package io.solidis.benchmarks.report;

import io.solidis.benchmarks.client.Clients;
import io.solidis.benchmarks.run.Row;
import io.solidis.benchmarks.run.Sample;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Our throughput divided by a rival's: the median of the ratios of each round, not the ratio of medians.
 *
 * @param rival whom we are compared with
 * @param ratio above 1 when we are faster
 * @param low lower bound of the 95 % interval; NaN with fewer than three rounds
 * @param high its upper bound
 */
record Comparison(String rival, double ratio, double low, double high) {

    private static final String TOOL = "redis-benchmark";
    private static final int FEWEST_ROUNDS = 3;

    /** With the Java client that has the highest median throughput in this row. */
    static Optional<Comparison> withBestRival(Row row) {
        return row.clients().stream()
                .filter(client -> !client.equals(Clients.OURS) && !client.equals(TOOL))
                .max(Comparator.comparingDouble(
                        client -> Figures.of(row, client).opsPerSecond()))
                .flatMap(rival -> with(row, rival));
    }

    /** With the C tool. */
    static Optional<Comparison> withTool(Row row) {
        return with(row, TOOL);
    }

    private static Optional<Comparison> with(Row row, String rival) {
        Map<Integer, Sample> ours = row.samples(Clients.OURS);
        Map<Integer, Sample> theirs = row.samples(rival);
        double[] ratios = ours.keySet().stream()
                .filter(theirs::containsKey)
                .mapToDouble(round -> opsPerSecond(ours, round) / opsPerSecond(theirs, round))
                .toArray();
        if (ratios.length == 0) {
            return Optional.empty();
        }
        double[] bounds =
                ratios.length < FEWEST_ROUNDS ? new double[] {Double.NaN, Double.NaN} : Statistics.interval95(ratios);
        return Optional.of(new Comparison(rival, Statistics.median(ratios), bounds[0], bounds[1]));
    }

    private static double opsPerSecond(Map<Integer, Sample> samples, int round) {
        return Optional.ofNullable(samples.get(round)).map(Sample::opsPerSecond).orElse(Double.NaN);
    }

    /** Such as {@code 2.41x lettuce [2.30, 2.52]}. */
    @Override
    public String toString() {
        String text = String.format(Locale.ROOT, "%.2fx %s", ratio, rival);
        return Double.isNaN(low) ? text : text + String.format(Locale.ROOT, " [%.2f, %.2f]", low, high);
    }
}
