package io.solidis.test;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/**
 * The servers the tests know, and where their executables are: the embedded one comes out of a jar, the others are
 * brought by {@code ci/servers.sh} into the folder named by the system property {@code solidis.servers.dir}, else by
 * the environment variable {@code SOLIDIS_SERVERS_DIR}, else into {@code solidis/servers} in the user's cache folder.
 */
public enum TestServer {
    REDIS_7_0("Redis 7.0 (embedded)", null),
    REDIS_8_0("Redis 8.0", "redis-8.0/redis-server"),
    VALKEY_9_1("Valkey 9.1", "valkey-9.1/valkey-server");

    private final String title;
    private final @Nullable String launcher;
    private final AtomicBoolean reported = new AtomicBoolean();

    TestServer(String title, @Nullable String launcher) {
        this.title = title;
        this.launcher = launcher;
    }

    /** Product and version, for reports. */
    public String title() {
        return title;
    }

    /** A server of this kind, not started yet. Ends the test as {@link #require()} does when there is none. */
    public RedisServerBuilder builder() {
        return new RedisServerBuilder(require());
    }

    /**
     * Returns the executable.
     *
     * @throws TestAbortedException when it is missing, with what to do about it
     * @throws IllegalStateException instead, when {@code SOLIDIS_REQUIRE_SERVERS=1} says that it must be there (as in
     * CI)
     */
    public Path require() {
        Path executable =
                launcher == null ? Embedded.EXECUTABLE : serversFolder().resolve(launcher);
        if (Files.isExecutable(executable)) {
            return executable;
        }
        String reason = title + " is not on this machine: no " + executable + "; ci/servers.sh brings it";
        if ("1".equals(System.getenv("SOLIDIS_REQUIRE_SERVERS"))) {
            throw new IllegalStateException(reason + " (SOLIDIS_REQUIRE_SERVERS=1 demands it)");
        }
        if (!reported.getAndSet(true)) {
            // The report of a run tells the reason at every test; this is for those who only look at the console.
            System.err.println("Tests on this server are skipped: " + reason);
        }
        throw new TestAbortedException(reason);
    }

    /**
     * The server of tests that need any one: named by the system property {@code solidis.test.server} or the
     * environment variable {@code SOLIDIS_TEST_SERVER} (an executable or a script that execs one), else the embedded
     * one.
     */
    static Path defaultExecutable() {
        String named = setting("solidis.test.server", "SOLIDIS_TEST_SERVER");
        return named == null ? REDIS_7_0.require() : Path.of(named).toAbsolutePath();
    }

    private static Path serversFolder() {
        String named = setting("solidis.servers.dir", "SOLIDIS_SERVERS_DIR");
        if (named != null) {
            return Path.of(named).toAbsolutePath();
        }
        String cache = System.getenv("XDG_CACHE_HOME");
        Path base =
                cache == null || cache.isEmpty() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(cache);
        return base.resolve("solidis").resolve("servers");
    }

    private static @Nullable String setting(String property, String variable) {
        String value = System.getProperty(property, System.getenv(variable));
        return value == null || value.isBlank() ? null : value;
    }

    /** Unpacked once per JVM, on first use. */
    private static final class Embedded {
        static final Path EXECUTABLE = unpack();

        private static Path unpack() {
            String resource = "/redis-server-7.0.15-" + system() + "-" + architecture();
            try (InputStream in = TestServer.class.getResourceAsStream(resource)) {
                if (in == null) {
                    throw new IllegalStateException("No embedded server for this machine on the class path: " + resource
                            + ". Name another with SOLIDIS_TEST_SERVER");
                }
                File executable = Leftovers.newFolder().resolve("redis-server").toFile();
                Files.copy(in, executable.toPath());
                if (!executable.setExecutable(true)) {
                    throw new IOException("The temporary folder allows no executables");
                }
                return executable.toPath();
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot unpack the embedded server", e);
            }
        }

        private static String system() {
            return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac") ? "darwin" : "linux";
        }

        private static String architecture() {
            return switch (System.getProperty("os.arch")) {
                case "aarch64", "arm64" -> "arm64";
                case "x86", "i386" -> "386";
                default -> "amd64";
            };
        }
    }
}
