package io.solidis.benchmarks.report;

import io.solidis.benchmarks.run.Row;
import io.solidis.benchmarks.run.Sample;
import java.util.function.ToDoubleFunction;

/**
 * The figures of one client in one row: the median over its rounds, each figure for itself.
 *
 * @param client its name
 * @param opsPerSecond commands per second
 * @param cpuMicrosPerOp microseconds of processor time per command
 * @param allocBytesPerOp bytes allocated per command
 * @param p50Micros median latency
 * @param p99Micros 99th percentile
 */
record Figures(
        String client,
        double opsPerSecond,
        double cpuMicrosPerOp,
        double allocBytesPerOp,
        double p50Micros,
        double p99Micros) {

    static Figures of(Row row, String client) {
        return new Figures(
                client,
                median(row, client, Sample::opsPerSecond),
                median(row, client, Sample::cpuMicrosPerOp),
                median(row, client, Sample::allocBytesPerOp),
                median(row, client, Sample::p50Micros),
                median(row, client, Sample::p99Micros));
    }

    static double[] rounds(Row row, String client) {
        return row.samples(client).values().stream()
                .mapToDouble(Sample::opsPerSecond)
                .toArray();
    }

    private static double median(Row row, String client, ToDoubleFunction<Sample> figure) {
        return Statistics.median(
                row.samples(client).values().stream().mapToDouble(figure).toArray());
    }
}
