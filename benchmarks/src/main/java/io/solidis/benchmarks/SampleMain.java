package io.solidis.benchmarks;

import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.Clients;
import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.load.Load;
import io.solidis.benchmarks.load.Meter;
import io.solidis.benchmarks.load.ProcessProbe;
import io.solidis.benchmarks.run.Sample;
import io.solidis.benchmarks.workload.Workload;
import io.solidis.benchmarks.workload.Workloads;
import java.nio.file.Path;
import java.time.Duration;

/** Measures one client on one workload; the whole life of a forked JVM. */
public final class SampleMain {

    private SampleMain() {}

    /** Arguments: workload id, client name, host, port, warm-up and measured milliseconds, result file. */
    public static void main(String[] args) throws Exception {
        Workload workload = Workloads.withId(args[0]);
        BenchmarkClient client = Clients.named(args[1]);
        var server = new ServerAddress(args[2], Integer.parseInt(args[3]));
        Duration warmUp = Duration.ofMillis(Long.parseLong(args[4]));
        Duration measured = Duration.ofMillis(Long.parseLong(args[5]));
        // Clients leave threads behind that are no daemons, so the JVM is halted, after an exception too.
        Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> {
            failure.printStackTrace(System.err);
            Runtime.getRuntime().halt(1);
        });
        Load load = workload.open(client, server);
        measure(load, warmUp, measured).write(Path.of(args[6]));
        // Closing, for which some clients take seconds, is no part of a sample.
        Runtime.getRuntime().halt(0);
    }

    private static Sample measure(Load load, Duration warmUp, Duration measured) throws InterruptedException {
        var meter = new Meter();
        load.start(meter);
        meter.awaitFirst();
        meter.await(warmUp);
        meter.record(true);
        var before = new ProcessProbe(meter);
        meter.await(measured);
        var after = new ProcessProbe(meter);
        meter.record(false);
        load.stop();
        meter.await(Duration.ZERO);
        return new Sample(
                after.commandsPerSecond(before),
                after.cpuMicrosPerCommand(before),
                after.allocatedBytesPerCommand(before),
                meter.percentileMicros(50),
                meter.percentileMicros(99),
                meter.commands());
    }
}
