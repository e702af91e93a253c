package io.solidis.benchmarks.run;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a reader must know to judge the figures: versions and the machine's size, but no name of it. */
final class Environment {

    private static final Pattern LIBRARY =
            Pattern.compile("(lettuce-core|jedis|redisson|spring-data-redis|netty-transport)-(\\d.*)\\.jar");

    private Environment() {}

    static List<String> describe(ServerProcess server) {
        List<String> lines = new ArrayList<>();
        lines.add("Redis " + server.version() + " in its own process on the same machine, loopback, no persistence");
        lines.add("%d processors, %s %s"
                .formatted(
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("os.name"),
                        System.getProperty("os.arch")));
        lines.add("Java " + Runtime.version() + virtualThreads() + ", " + String.join(" ", ForkedClient.JVM_FLAGS));
        lines.add(libraries());
        return lines;
    }

    private static String virtualThreads() {
        Optional<Jdk> jdk = Jdk.withVirtualThreads();
        return jdk.map(found -> " (rows with virtual threads: Java " + found.feature() + ")")
                .orElse("");
    }

    private static String libraries() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> LIBRARY.matcher(String.valueOf(Path.of(entry).getFileName())))
                .filter(Matcher::matches)
                .map(library -> library.group(1) + " " + library.group(2))
                .sorted()
                .distinct()
                .collect(Collectors.joining(", "));
    }
}
