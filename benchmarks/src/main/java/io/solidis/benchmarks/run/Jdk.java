package io.solidis.benchmarks.run;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A Java installation.
 *
 * @param home its folder
 * @param feature its feature release, such as 17
 */
record Jdk(Path home, int feature) {

    private static final int FIRST_WITH_VIRTUAL_THREADS = 21;
    private static final String VARIABLE = "SOLIDIS_JDK21";

    /** The one this JVM runs on. */
    static Jdk current() {
        return new Jdk(
                Path.of(System.getProperty("java.home")), Runtime.version().feature());
    }

    /** One with virtual threads: the current one, or what SOLIDIS_JDK21 names, or the newest beside the current one. */
    static Optional<Jdk> withVirtualThreads() {
        if (current().hasVirtualThreads()) {
            return Optional.of(current());
        }
        String named = System.getenv(VARIABLE);
        List<Path> homes = named != null ? List.of(Path.of(named)) : siblings();
        return homes.stream()
                .flatMap(home -> at(home).stream())
                .filter(Jdk::hasVirtualThreads)
                .max(Comparator.comparingInt(Jdk::feature));
    }

    static String searchedFor() {
        return "no Java " + FIRST_WITH_VIRTUAL_THREADS + " or newer beside "
                + current().home() + "; name one in " + VARIABLE;
    }

    String launcher() {
        return home.resolve("bin").resolve("java").toString();
    }

    private boolean hasVirtualThreads() {
        return feature >= FIRST_WITH_VIRTUAL_THREADS;
    }

    private static List<Path> siblings() {
        Path parent = current().home().getParent();
        if (parent == null) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(parent)) {
            return new ArrayList<>(folders.toList());
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    private static Optional<Jdk> at(Path home) {
        Path release = home.resolve("release");
        if (!Files.isRegularFile(release) || !Files.isExecutable(home.resolve("bin/java"))) {
            return Optional.empty();
        }
        var properties = new Properties();
        try (Reader reader = Files.newBufferedReader(release)) {
            properties.load(reader);
            String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
            return Optional.of(new Jdk(home, Integer.parseInt(version.split("[.\\-+]", 2)[0])));
        } catch (IOException | NumberFormatException unreadable) {
            return Optional.empty();
        }
    }
}
