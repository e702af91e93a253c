package io.solidis.benchmarks.run;

import io.solidis.benchmarks.client.Clients;
import io.solidis.benchmarks.workload.Workload;
import io.solidis.benchmarks.workload.Workloads;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import redis.clients.jedis.Jedis;

/**
 * Runs the samples of all rows.
 *
 * <p>Design: within a round the clients of a row follow directly upon one another, so that what changes on the
 * machine meets them alike and their ratio is a paired one; who goes first moves on by one from row to row and round
 * to round.
 */
public final class Coordinator {

    private final Options options;
    private final Path folder;
    private final PrintStream out;
    private final Pace pace;
    private final List<Contestant> contestants;
    private boolean failed;

    /**
     * Makes a coordinator.
     *
     * @param options what to run
     * @param folder where child processes leave their output
     * @param out where progress is shown
     */
    public Coordinator(Options options, Path folder, PrintStream out) {
        this.options = options;
        this.folder = folder;
        this.out = out;
        this.pace = new Pace(options);
        this.contestants = contestants();
    }

    /**
     * Runs everything.
     *
     * @throws IOException if a process cannot be started
     * @throws InterruptedException if the thread is interrupted
     */
    public Results run() throws IOException, InterruptedException {
        List<Row> rows = rows();
        int samples = rows.stream().mapToInt(row -> taking(row).size()).sum() * options.rounds();
        var progress = new Progress(out, options.since(), samples);
        try (ServerProcess server = ServerProcess.start(folder)) {
            out.printf("%d samples in %d rows, %d round(s)%n", samples, rows.size(), options.rounds());
            for (int round = 0; round < options.rounds(); round++) {
                for (int i = 0; i < rows.size(); i++) {
                    List<Contestant> order = taking(rows.get(i));
                    Collections.rotate(order, -(round + i));
                    runRow(rows.get(i), round, order, server, progress);
                }
            }
            return new Results(rows, configurations(), Environment.describe(server), failed);
        }
    }

    private List<Contestant> contestants() {
        List<Contestant> all = new ArrayList<>();
        Clients.all().forEach(client -> all.add(new ForkedClient(client, folder)));
        all.add(new ToolContestant(folder));
        List<String> names = all.stream().map(Contestant::name).toList();
        if (!names.containsAll(options.clients())) {
            throw new IllegalArgumentException("--clients knows " + names + ", not all of " + options.clients());
        }
        all.removeIf(one -> !options.clients().isEmpty() && !options.clients().contains(one.name()));
        return all;
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (Workload workload : Workloads.all()) {
            boolean wanted = options.only()
                    .map(pattern -> pattern.matcher(workload.id()).find())
                    .orElse(options.full() || !workload.isFullOnly());
            if (wanted) {
                var row = new Row(
                        workload, contestants.stream().map(Contestant::name).toList());
                contestants.stream()
                        .filter(one -> one.takesPartIn(workload))
                        .forEach(one -> one.unavailable(workload)
                                .ifPresent(reason -> row.missing(one.name(), "not available: " + reason)));
                rows.add(row);
            }
        }
        return rows;
    }

    private List<Contestant> taking(Row row) {
        List<Contestant> taking = new ArrayList<>(contestants);
        taking.removeIf(one -> !one.takesPartIn(row.workload())
                || one.unavailable(row.workload()).isPresent());
        return taking;
    }

    private void runRow(Row row, int round, List<Contestant> order, ServerProcess server, Progress progress)
            throws IOException, InterruptedException {
        SampleTime time = pace.next(progress.left());
        for (Contestant contestant : order) {
            if (pace.isOver()) {
                row.missing(contestant.name(), "skipped: the six minutes of quick were over; run it with --only");
                progress.done(row.workload(), contestant.name(), "skipped", Duration.ZERO);
                continue;
            }
            String outcome;
            Instant before = Instant.now();
            try {
                Sample sample = sample(row.workload(), contestant, server, time);
                pace.learn(time, Duration.between(before, Instant.now()));
                row.add(contestant.name(), round, sample);
                outcome = Progress.describe(sample);
            } catch (IllegalStateException e) {
                failed = true;
                row.missing(contestant.name(), "failed: " + e.getMessage());
                outcome = "FAILED: " + e.getMessage();
            }
            progress.done(row.workload(), contestant.name(), outcome, pace.estimate(progress.left() - 1));
        }
    }

    private static Sample sample(Workload workload, Contestant contestant, ServerProcess server, SampleTime time)
            throws IOException, InterruptedException {
        try (Jedis admin = server.admin()) {
            admin.flushAll();
            workload.prepare(admin);
            admin.configResetStat();
        }
        Sample sample = contestant.run(workload, server.address(), time);
        try (Jedis admin = server.admin()) {
            ServerProcess.checkCounts(admin, sample.commands());
        }
        return sample;
    }

    private Map<String, String> configurations() {
        Map<String, String> configurations = new LinkedHashMap<>();
        contestants.forEach(one -> configurations.put(one.name(), one.configuration()));
        return configurations;
    }
}
