package io.solidis.benchmarks.run;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * What one client did on one workload in one round. A figure that could not be measured is NaN.
 *
 * @param opsPerSecond commands per second
 * @param cpuMicrosPerOp processor time of the client's process per command, in microseconds
 * @param allocBytesPerOp bytes allocated per command
 * @param p50Micros median latency of a call in microseconds
 * @param p99Micros its 99th percentile
 * @param commands all commands of the run, warm-up included
 */
public record Sample(
        double opsPerSecond,
        double cpuMicrosPerOp,
        double allocBytesPerOp,
        double p50Micros,
        double p99Micros,
        long commands) {

    /** Writes it for the coordinating JVM. */
    public void write(Path file) throws IOException {
        var properties = new Properties();
        properties.setProperty("opsPerSecond", Double.toString(opsPerSecond));
        properties.setProperty("cpuMicrosPerOp", Double.toString(cpuMicrosPerOp));
        properties.setProperty("allocBytesPerOp", Double.toString(allocBytesPerOp));
        properties.setProperty("p50Micros", Double.toString(p50Micros));
        properties.setProperty("p99Micros", Double.toString(p99Micros));
        properties.setProperty("commands", Long.toString(commands));
        try (Writer writer = Files.newBufferedWriter(file)) {
            properties.store(writer, null);
        }
    }

    static Sample read(Path file) throws IOException {
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return new Sample(
                number(properties, "opsPerSecond"),
                number(properties, "cpuMicrosPerOp"),
                number(properties, "allocBytesPerOp"),
                number(properties, "p50Micros"),
                number(properties, "p99Micros"),
                Long.parseLong(properties.getProperty("commands", "0")));
    }

    private static double number(Properties properties, String name) {
        return Double.parseDouble(properties.getProperty(name, "NaN"));
    }
}
