package io.solidis.benchmarks.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs a process to its end, its output in a file, and never leaves it behind. */
final class ChildProcess {

    private ChildProcess() {}

    static void run(List<String> command, Path output, Duration limit) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        var hook = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new IllegalStateException("not finished after " + limit.toSeconds() + " s (see " + output + ")");
            }
            if (process.exitValue() != 0) {
                throw new IllegalStateException(
                        "exit code " + process.exitValue() + ", " + firstLine(output) + " (see " + output + ")");
            }
        } finally {
            process.destroyForcibly();
            removeHook(hook);
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyShuttingDown) {
            // The hook is about to do what was done above.
        }
    }

    private static String firstLine(Path output) throws IOException {
        try (Stream<String> lines = Files.lines(output, StandardCharsets.UTF_8)) {
            return lines.filter(line -> line.contains("Exception") || line.contains("Error"))
                    .findFirst()
                    .orElse("no exception was printed");
        }
    }
}
