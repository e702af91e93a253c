package io.solidis.benchmarks.run;

import io.solidis.benchmarks.client.ServerAddress;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import redis.clients.jedis.Jedis;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.embedded.RedisExecProvider;

/**
 * One Redis server on a free loopback port, in a process of its own, without persistence. The binary is the embedded
 * Redis 7.0.15 unless SOLIDIS_BENCH_SERVER names another.
 */
final class ServerProcess implements AutoCloseable {

    private static final String LOOPBACK = "127.0.0.1";
    private static final Duration START_LIMIT = Duration.ofSeconds(15);
    private static final Pattern COMMAND_STATS =
            Pattern.compile("cmdstat_([^:]+):calls=(\\d+),.*?rejected_calls=(\\d+),failed_calls=(\\d+)");
    private static final Pattern NOT_LOAD =
            Pattern.compile("hello|auth|select|client.*|ping|info|config.*|command.*|flushall|cluster.*");

    private final Process process;
    private final ServerAddress address;
    private final Thread hook;

    private ServerProcess(Process process, ServerAddress address) {
        this.process = process;
        this.address = address;
        this.hook = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    static ServerProcess start(Path folder) throws IOException, InterruptedException {
        String named = System.getenv("SOLIDIS_BENCH_SERVER");
        String binary = named != null
                ? named
                : RedisExecProvider.defaultProvider().get().getPath();
        int port = freePort();
        Process process = new ProcessBuilder(List.of(
                        binary, "--port", String.valueOf(port), "--bind", LOOPBACK, "--save", "", "--appendonly", "no"))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("server.log").toFile())
                .start();
        var server = new ServerProcess(process, new ServerAddress(LOOPBACK, port));
        server.awaitReady(folder);
        return server;
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void awaitReady(Path folder) throws InterruptedException {
        long end = System.nanoTime() + START_LIMIT.toNanos();
        while (process.isAlive() && System.nanoTime() < end) {
            try (Jedis admin = admin()) {
                admin.ping();
                return;
            } catch (JedisConnectionException notYet) {
                TimeUnit.MILLISECONDS.sleep(50);
            }
        }
        close();
        throw new IllegalStateException("The Redis server did not start, see " + folder.resolve("server.log"));
    }

    ServerAddress address() {
        return address;
    }

    String version() {
        try (Jedis admin = admin()) {
            Matcher version = Pattern.compile("redis_version:(\\S+)").matcher(admin.info("server"));
            return version.find() ? version.group(1) : "unknown";
        }
    }

    /** A connection for preparing and checking; never open while a sample runs. */
    Jedis admin() {
        return new Jedis(address.host(), address.port());
    }

    /**
     * Holds a sample to what the server itself has counted since its statistics were reset.
     *
     * @throws IllegalStateException when the server ran fewer commands than the client counted, or refused any
     */
    static void checkCounts(Jedis admin, long counted) {
        Matcher line = COMMAND_STATS.matcher(admin.info("commandstats"));
        long calls = 0;
        long refused = 0;
        while (line.find()) {
            if (!NOT_LOAD.matcher(line.group(1)).matches()) {
                calls += Long.parseLong(line.group(2));
                refused += Long.parseLong(line.group(3)) + Long.parseLong(line.group(4));
            }
        }
        if (calls < counted || refused > 0) {
            throw new IllegalStateException(
                    "The client counted " + counted + " commands, the server ran " + calls + " and refused " + refused);
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyShuttingDown) {
            // Then the hook runs, and there is nothing left for it to stop.
        }
    }
}
