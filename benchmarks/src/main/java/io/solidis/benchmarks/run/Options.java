package io.solidis.benchmarks.run;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What was asked for on the command line.
 *
 * @param full every row, several rounds and long samples; else everything within six minutes
 * @param only runs the rows in whose id this is found
 * @param clients runs these clients; empty for all
 * @param rounds how often each sample is repeated
 * @param time the length of a sample, if it was given
 * @param since when the run began, building included
 */
public record Options(
        boolean full,
        Optional<Pattern> only,
        List<String> clients,
        int rounds,
        Optional<SampleTime> time,
        Instant since) {

    /** How the command line looks. */
    public static final String USAGE = "usage: run.sh quick|full [--only WORKLOAD-REGEX] [--clients A,B,C] [--rounds N]"
            + " [--warmup SECONDS --measure SECONDS]";

    private static final int FULL_ROUNDS = 5;

    /**
     * Reads the command line.
     *
     * @throws IllegalArgumentException naming what is wrong
     */
    public static Options parse(String... args) {
        if (args.length == 0 || !(args[0].equals("quick") || args[0].equals("full"))) {
            throw new IllegalArgumentException("The first argument must be quick or full. " + USAGE);
        }
        var reader = new Reader(args);
        boolean full = args[0].equals("full");
        Optional<Pattern> only = Optional.ofNullable(reader.value("--only")).map(Pattern::compile);
        List<String> clients = Optional.ofNullable(reader.value("--clients"))
                .map(names -> List.of(names.split(",")))
                .orElse(List.of());
        int rounds = Optional.ofNullable(reader.value("--rounds"))
                .map(Integer::parseInt)
                .orElse(full ? FULL_ROUNDS : 1);
        Optional<Duration> warmUp =
                Optional.ofNullable(reader.value("--warmup")).map(Options::seconds);
        Optional<Duration> measure =
                Optional.ofNullable(reader.value("--measure")).map(Options::seconds);
        Optional<Instant> since = Optional.ofNullable(reader.value("--since"))
                .map(seconds -> Instant.ofEpochSecond(Long.parseLong(seconds)));
        reader.expectNothingElse();
        if (rounds < 1 || warmUp.isPresent() != measure.isPresent()) {
            throw new IllegalArgumentException(
                    "--rounds must be 1 or more, and --warmup goes with --measure. " + USAGE);
        }
        return new Options(
                full,
                only,
                clients,
                rounds,
                warmUp.map(first -> new SampleTime(first, measure.orElseThrow())),
                since.orElseGet(Instant::now));
    }

    private static Duration seconds(String text) {
        return Duration.ofMillis(Math.round(Double.parseDouble(text) * 1_000));
    }

    private static final class Reader {

        private final String[] args;
        private int used = 1;

        Reader(String[] args) {
            this.args = args;
        }

        @Nullable
        String value(String name) {
            for (int i = 1; i < args.length - 1; i += 2) {
                if (args[i].equals(name)) {
                    used += 2;
                    return args[i + 1];
                }
            }
            return null;
        }

        void expectNothingElse() {
            if (used != args.length) {
                throw new IllegalArgumentException("Not understood: " + String.join(" ", args) + ". " + USAGE);
            }
        }
    }
}
