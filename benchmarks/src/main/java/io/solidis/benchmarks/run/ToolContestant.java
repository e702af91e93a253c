package io.solidis.benchmarks.run;

import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.workload.Workload;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code redis-benchmark}, the C tool of the server's own makers, at the same connections and depth. */
final class ToolContestant implements Contestant {

    static final String NAME = "redis-benchmark";

    private static final int RPS = 1;
    private static final int P50 = 4;
    private static final int P99 = 6;
    private static final int FIRST_GUESS = 20_000;
    private static final Duration LIMIT = Duration.ofMinutes(3);

    private final Path folder;
    private final @Nullable Path tool = find();

    ToolContestant(Path folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String configuration() {
        return "redis-benchmark -c 1 -P <depth> -r 10000 -d <payload>: one connection and the same depth, same keys; it "
                + "writes a whole pipeline and waits for all of it, decodes nothing and checks nothing; its latency is that "
                + "of a whole pipeline";
    }

    @Override
    public boolean takesPartIn(Workload workload) {
        return workload.toolTest().isPresent();
    }

    @Override
    public Optional<String> unavailable(Workload workload) {
        return tool == null
                ? Optional.of("redis-benchmark is neither on the PATH nor in SOLIDIS_SERVERS_DIR")
                : Optional.empty();
    }

    // It counts requests, not seconds: a short run tells how many requests fill the time.
    @Override
    public Sample run(Workload workload, ServerAddress server, SampleTime time)
            throws IOException, InterruptedException {
        double guess = number(measure(workload, server, FIRST_GUESS), RPS);
        long warmUp = (long) (guess * time.warmUp().toMillis() / 2_000);
        guess = number(measure(workload, server, warmUp), RPS);
        long requests = (long) (guess * time.measured().toMillis() / 1_000);
        List<String> line = measure(workload, server, requests);
        return new Sample(
                number(line, RPS), Double.NaN, Double.NaN, number(line, P50) * 1e3, number(line, P99) * 1e3, requests);
    }

    private List<String> measure(Workload workload, ServerAddress server, long requests)
            throws IOException, InterruptedException {
        long whole = Math.max(1, requests / workload.callers()) * workload.callers();
        List<String> command = new ArrayList<>();
        command.add(String.valueOf(tool));
        command.addAll(List.of("-h", server.host(), "-p", String.valueOf(server.port()), "-c", "1", "--csv"));
        command.addAll(List.of("-P", String.valueOf(workload.callers()), "-d", String.valueOf(workload.payload())));
        command.addAll(List.of("-r", "10000", "-n", String.valueOf(whole)));
        command.addAll(List.of("-t", workload.toolTest().orElseThrow()));
        Path output = folder.resolve(workload.id() + "-" + NAME + ".csv");
        ChildProcess.run(command, output, LIMIT);
        List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
        String last = lines.get(lines.size() - 1);
        return List.of(last.replace("\"", "").split(","));
    }

    private static double number(List<String> line, int column) {
        if (line.size() <= column) {
            throw new IllegalStateException("Unexpected output of " + NAME + ": " + line);
        }
        return Double.parseDouble(line.get(column));
    }

    private static @Nullable Path find() {
        String servers = System.getenv("SOLIDIS_SERVERS_DIR");
        Stream<Path> unpacked = servers == null ? Stream.empty() : Stream.of(Path.of(servers, "redis-8.0", NAME));
        Stream<Path> onPath = Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, NAME));
        return Stream.concat(unpacked, onPath)
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
    }
}
