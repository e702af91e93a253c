package io.solidis.benchmarks;

import io.solidis.benchmarks.report.JsonReport;
import io.solidis.benchmarks.report.MarkdownReport;
import io.solidis.benchmarks.report.SvgReport;
import io.solidis.benchmarks.report.TextReport;
import io.solidis.benchmarks.run.Coordinator;
import io.solidis.benchmarks.run.Options;
import io.solidis.benchmarks.run.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compares the clients; {@code run.sh} builds and starts this. */
public final class BenchmarkMain {

    private BenchmarkMain() {}

    /**
     * Arguments: the folder for results, then those of {@link Options}. Exit code 1 means that a sample failed, 2 a
     * wrong argument.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Path.of(args[0]).toAbsolutePath();
        Path samples = Files.createDirectories(folder.resolve("samples"));
        Coordinator coordinator;
        try {
            String[] rest = new String[args.length - 1];
            System.arraycopy(args, 1, rest, 0, rest.length);
            coordinator = new Coordinator(Options.parse(rest), samples, System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        Results results = coordinator.run();
        Files.writeString(folder.resolve("results.json"), JsonReport.of(results));
        Files.writeString(folder.resolve("results.md"), MarkdownReport.of(results));
        Files.writeString(folder.resolve("results.svg"), SvgReport.of(results));
        System.out.println();
        System.out.print(TextReport.of(results));
        System.out.println("\nWritten to " + folder + ": results.json, results.md, results.svg");
        System.exit(results.failed() ? 1 : 0);
    }
}
