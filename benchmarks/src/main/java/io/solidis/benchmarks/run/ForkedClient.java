package io.solidis.benchmarks.run;

import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.workload.Workload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A Java client, measured in a JVM started for this one sample. */
final class ForkedClient implements Contestant {

    /** The same for every client. Memory is touched up front so that a growing heap is not measured. */
    static final List<String> JVM_FLAGS =
            List.of("-Xms1g", "-Xmx1g", "-XX:+UseG1GC", "-XX:+AlwaysPreTouch", "-Djava.awt.headless=true");

    private static final String MAIN = "io.solidis.benchmarks.SampleMain";
    private static final Duration GRACE = Duration.ofSeconds(90);

    private final BenchmarkClient client;
    private final Path folder;

    ForkedClient(BenchmarkClient client, Path folder) {
        this.client = client;
        this.folder = folder;
    }

    @Override
    public String name() {
        return client.name();
    }

    @Override
    public String configuration() {
        return client.configuration();
    }

    @Override
    public boolean takesPartIn(Workload workload) {
        return !Collections.disjoint(client.surfaces(), workload.surfaces());
    }

    @Override
    public Optional<String> unavailable(Workload workload) {
        return workload.isVirtual() && Jdk.withVirtualThreads().isEmpty()
                ? Optional.of(Jdk.searchedFor())
                : Optional.empty();
    }

    @Override
    public Sample run(Workload workload, ServerAddress server, SampleTime time)
            throws IOException, InterruptedException {
        Jdk jdk = workload.isVirtual() ? Jdk.withVirtualThreads().orElseThrow() : Jdk.current();
        Path result = folder.resolve(workload.id() + "-" + name() + ".properties");
        Files.deleteIfExists(result);
        List<String> command = new ArrayList<>();
        command.add(jdk.launcher());
        command.addAll(JVM_FLAGS);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN, workload.id(), name()));
        command.addAll(List.of(server.host(), String.valueOf(server.port())));
        command.addAll(List.of(
                String.valueOf(time.warmUp().toMillis()),
                String.valueOf(time.measured().toMillis()),
                result.toString()));
        Path log = folder.resolve(workload.id() + "-" + name() + ".log");
        ChildProcess.run(command, log, time.total().plus(GRACE));
        return Sample.read(result);
    }
}
