package io.solidis.test;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A real Redis or Valkey server in its own process, on a free loopback port. Used as
 * <pre>{@code
 * try (RedisServer server = RedisServer.start()) { ... server.port() ... }
 * }</pre>
 *
 * <p>The fixture talks to its server through a Unix socket in a folder of its own. So it can never take another server
 * that happens to listen on the port for its own, and needs neither TLS nor the TCP port to see or change what the
 * server holds.
 */
public final class RedisServer implements AutoCloseable {
    private static final Duration START_LIMIT = Duration.ofSeconds(30);
    private static final Duration STOP_LIMIT = Duration.ofSeconds(10);
    private static final int LOG_TAIL = 2_000;

    private final RedisServerBuilder builder;
    private final RedisServerBuilder.Settings settings;
    private volatile Process process;

    private RedisServer(RedisServerBuilder builder, RedisServerBuilder.Settings settings) {
        this.builder = builder;
        this.settings = settings;
        writeFiles();
        this.process = launch();
    }

    /** A plain server without a password, of the default kind. */
    public static RedisServer start() {
        return builder().start();
    }

    /** A server of the default kind, see {@link TestServer}. */
    public static RedisServerBuilder builder() {
        return new RedisServerBuilder(TestServer.defaultExecutable());
    }

    static RedisServer start(RedisServerBuilder builder, RedisServerBuilder.Settings settings) {
        RedisServer server = new RedisServer(builder, settings);
        try {
            server.awaitReady();
            return server;
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
    }

    public String host() {
        return "127.0.0.1";
    }

    public int port() {
        return settings.port();
    }

    /** The port that speaks TLS, or 0 when the server was built without. */
    public int tlsPort() {
        return settings.tlsPort();
    }

    public Path unixSocket() {
        return settings.unixSocket();
    }

    /** The id of the running process; another one after {@link #restart()}. */
    public long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Runs a command as the default user, with the password the server was built with.
     *
     * @return a String, a Long, a List of these, or null
     * @throws RespSocket.ErrorReply the server's error
     */
    public @Nullable Object command(String... words) {
        try (RespSocket socket = RespSocket.connect(unixSocket())) {
            String password = builder.password();
            if (password != null) {
                socket.command("AUTH", password);
            }
            return socket.command(words);
        } catch (IOException e) {
            throw new UncheckedIOException("The server on port " + port() + " did not answer " + words[0], e);
        }
    }

    /** The value of one line of INFO, such as {@code connected_clients}; null when there is no such line. */
    public @Nullable String info(String field) {
        String text = String.valueOf(command("INFO", "everything"));
        return text.lines()
                .filter(line -> line.startsWith(field + ":"))
                .map(line -> line.substring(field.length() + 1))
                .findFirst()
                .orElse(null);
    }

    /** What the server wrote to its log so far. */
    public String log() {
        try {
            return Files.readString(logFile());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the server's log", e);
        }
    }

    /** Ends the server in order, as an operator would; its folder stays, so that {@link #restart()} finds its data. */
    public void stop() {
        end(false);
    }

    /** Ends the server without a chance to do anything about it (SIGKILL). */
    public void kill() {
        end(true);
    }

    /** Starts the server again on the same port, with the same configuration and folder. Stops it first if it runs. */
    public void restart() {
        stop();
        process = launch();
        awaitReady();
    }

    /** Freezes the process (SIGSTOP): its connections stay open, and nothing is read or answered. */
    public void pause() {
        signal("STOP");
        await(this::isFrozen, "freeze");
    }

    /** Lets a frozen process go on. */
    public void resume() {
        signal("CONT");
    }

    /** Ends the process and deletes its folder. */
    @Override
    public void close() {
        kill();
        Leftovers.delete(settings.folder());
    }

    @Override
    public String toString() {
        return "server on port " + port();
    }

    private void writeFiles() {
        try {
            Files.write(configFile(), builder.configuration(settings));
            Files.write(settings.folder().resolve("users.acl"), builder.userFileLines());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write the server's configuration", e);
        }
    }

    private Process launch() {
        List<String> command = new ArrayList<>(
                List.of(builder.executable().toString(), configFile().toString()));
        if (builder.isSentinel()) {
            command.add("--sentinel");
        }
        try {
            return Leftovers.watch(new ProcessBuilder(command)
                    .directory(settings.folder().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(logFile().toFile()))
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot start " + builder.executable(), e);
        }
    }

    private void awaitReady() {
        await(() -> answers() || !process.isAlive(), "start");
        if (!process.isAlive()) {
            String log = log();
            if (log.contains("Address already in use") || log.contains("Failed listening on port")) {
                throw new PortTakenException("Port " + port() + " is taken\n" + tail(log));
            }
            throw new IllegalStateException("The server ended at once\n" + tail(log));
        }
    }

    /** True once the server takes commands; refusing ours for want of a password is an answer too. */
    private boolean answers() {
        try (RespSocket socket = RespSocket.connect(unixSocket())) {
            socket.command("PING");
            return true;
        } catch (RespSocket.ErrorReply e) {
            return !String.valueOf(e.getMessage()).startsWith("LOADING");
        } catch (IOException notYet) {
            return false;
        }
    }

    private void await(BooleanSupplier condition, String what) {
        long end = System.nanoTime() + START_LIMIT.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - end > 0) {
                throw new IllegalStateException(
                        "The server did not " + what + " within " + START_LIMIT + "\n" + tail(log()));
            }
            LockSupport.parkNanos(MILLISECONDS.toNanos(2));
        }
    }

    private void end(boolean atOnce) {
        boolean interrupted = false;
        try {
            if (!atOnce) {
                process.destroy();
                process.waitFor(STOP_LIMIT.toSeconds(), SECONDS);
            }
            process.destroyForcibly().waitFor(STOP_LIMIT.toSeconds(), SECONDS);
        } catch (InterruptedException e) {
            interrupted = true;
            process.destroyForcibly();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void signal(String name) {
        try {
            Process kill = new ProcessBuilder("kill", "-" + name, String.valueOf(pid())).start();
            if (kill.waitFor() != 0) {
                throw new IllegalStateException("Cannot send SIG" + name + " to the server: is it running?");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot run kill", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while sending SIG" + name, e);
        }
    }

    /** A signal takes effect a moment after it was sent; Linux tells when. */
    private boolean isFrozen() {
        Path status = Path.of("/proc", String.valueOf(pid()), "status");
        if (!Files.exists(status)) {
            return true;
        }
        try {
            return Files.readString(status).contains("State:\tT");
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + status, e);
        }
    }

    private Path configFile() {
        return settings.folder().resolve("redis.conf");
    }

    private Path logFile() {
        return settings.folder().resolve("server.log");
    }

    private static String tail(String log) {
        return log.substring(Math.max(0, log.length() - LOG_TAIL));
    }

    /** Someone else listens on the port. */
    static final class PortTakenException extends IllegalStateException {
        PortTakenException(String message) {
            super(message);
        }
    }
}
