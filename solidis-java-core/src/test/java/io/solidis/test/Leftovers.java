package io.solidis.test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Processes and folders of the fixtures that a test run must not leave behind, even when it is interrupted. */
final class Leftovers {
    private static final Set<Process> PROCESSES = ConcurrentHashMap.newKeySet();
    private static final Set<Path> FOLDERS = ConcurrentHashMap.newKeySet();

    static {
        // One hook for both: a folder can go only after the process that writes into it.
        Runtime.getRuntime().addShutdownHook(new Thread(Leftovers::removeAll, "fixtures-cleanup"));
    }

    private Leftovers() {}

    static Process watch(Process process) {
        PROCESSES.add(process);
        process.onExit().thenAccept(PROCESSES::remove);
        return process;
    }

    static Path newFolder() {
        try {
            // A short name: it holds Unix sockets, whose whole path may have about 100 characters.
            Path folder = Files.createTempDirectory("sol");
            FOLDERS.add(folder);
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot create a temporary folder", e);
        }
    }

    static void delete(Path folder) {
        FOLDERS.remove(folder);
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> tree = Files.walk(folder)) {
            List<Path> deepestFirst = tree.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete " + folder, e);
        }
    }

    private static void removeAll() {
        PROCESSES.forEach(Process::destroyForcibly);
        for (Process process : PROCESSES) {
            try {
                process.waitFor(5, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        FOLDERS.forEach(Leftovers::delete);
    }
}
