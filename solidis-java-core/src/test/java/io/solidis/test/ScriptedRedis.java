package io.solidis.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.assertj.core.api.ListAssert;
import org.jspecify.annotations.Nullable;

/**
 * A server in this JVM that does what a test tells it, bad things included:
 * <pre>{@code
 * try (ScriptedRedis server = ScriptedRedis.start()) {
 *     server.expect("GET", "k").reply("$5\r\nhel").reset();
 *     ...
 *     server.awaitCommand("GET", "k");
 *     server.assertScriptDone();
 * }
 * }</pre>
 *
 * <p>A command is answered by the first of these that knows it: the next expected step (steps are met in their order,
 * over all connections), a standing {@link #answer}, the built-in answers to what clients say when they connect. Any
 * other command gets an error reply and makes {@link #assertScriptDone()} fail.
 */
public final class ScriptedRedis implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int RECEIVE_BUFFER = 64 * 1024;

    private final int port;
    private final Gate reading = Gate.opened();
    private final Gate speaking = Gate.opened();
    private final Map<String, Function<ReceivedCommand, byte[]>> handshake = Handshake.answers();

    // Guards everything below: it is written by the connections' threads and read by tests.
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<ScriptedStep> script = new ArrayDeque<>();
    private final Map<String, Function<ReceivedCommand, byte[]>> answers = new HashMap<>();
    private final List<ReceivedCommand> all = new ArrayList<>();
    private final List<ReceivedCommand> received = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final List<ScriptedConnection> connections = new ArrayList<>();
    private @Nullable Listener listener;

    private ScriptedRedis() {
        port = listen(0);
    }

    /** Starts to listen on a free loopback port. */
    public static ScriptedRedis start() {
        return new ScriptedRedis();
    }

    public String host() {
        return "127.0.0.1";
    }

    public int port() {
        return port;
    }

    /**
     * The next command of the script, word for word. Say on the result what happens then; nothing said means no reply.
     */
    public ScriptedStep expect(String... words) {
        return expect(bytes(words));
    }

    /** As {@link #expect(String...)}, for words that are no text. */
    public ScriptedStep expect(List<byte[]> words) {
        ScriptedStep step = new ScriptedStep(List.copyOf(words));
        locked(() -> script.add(step));
        return step;
    }

    /**
     * Answers every command of this name so, whenever it comes; an empty reply means silence. Also overrides built-in
     * answers.
     */
    public void answer(String name, String resp) {
        byte[] reply = resp.getBytes(UTF_8);
        answer(name, command -> reply);
    }

    /** Answers every command of this name by what it says. */
    public void answer(String name, Function<ReceivedCommand, byte[]> reply) {
        locked(() -> answers.put(name.toUpperCase(Locale.ROOT), reply));
    }

    /** Plays a server from before Redis 6, which does not know HELLO. */
    public void refuseHello() {
        answer("HELLO", "-ERR unknown command 'HELLO'\r\n");
    }

    /** Sends bytes nobody asked for, on all open connections. */
    public void push(String resp) {
        byte[] bytes = resp.getBytes(UTF_8);
        openConnections().forEach(each -> each.enqueue(connection -> connection.write(bytes)));
    }

    /** Takes commands but sends nothing; {@link #speakAgain()} sends what was held back. */
    public void goSilent() {
        speaking.close();
    }

    public void speakAgain() {
        speaking.open();
    }

    /** Leaves what arrives in the socket, so that the client's writes come to a halt (after at most one more read). */
    public void stopReading() {
        reading.close();
    }

    public void readAgain() {
        reading.open();
    }

    /** Stops listening: connecting is refused, open connections stay. */
    public void refuseConnections() {
        Listener open = locked(() -> {
            Listener current = listener;
            listener = null;
            return current;
        });
        if (open != null) {
            open.close();
        }
    }

    /** Listens again, on the same port. */
    public void acceptConnections() {
        listen(port);
    }

    /** Closes all open connections in order (FIN). */
    public void dropConnections() {
        closeConnections(false);
    }

    /** Breaks all open connections (RST). */
    public void resetConnections() {
        closeConnections(true);
    }

    /**
     * Waits until this command has come, word for word, on any connection and in any place; also finds handshake
     * commands.
     */
    public ReceivedCommand awaitCommand(String... words) {
        List<byte[]> expected = bytes(words);
        await("command " + String.join(" ", words), () -> find(expected) != null);
        return locked(() -> Objects.requireNonNull(find(expected)));
    }

    /** Waits until at least so many commands have come, handshakes not counted. */
    public void awaitCommands(int count) {
        await(count + " commands", () -> received.size() >= count);
    }

    /** Waits until so many connections were accepted since the start. */
    public void awaitConnections(int count) {
        await(count + " connections", () -> connections.size() >= count);
    }

    /** Waits until no connection is open: the client has closed, or the script has. */
    public void awaitNoConnection() {
        await("the end of all connections", () -> connections.stream().noneMatch(ScriptedConnection::isOpen));
    }

    /**
     * The commands so far, without those of a handshake (HELLO, AUTH, CLIENT, SELECT, INFO, PING) unless the script
     * expected them.
     */
    public List<ReceivedCommand> received() {
        return locked(() -> List.copyOf(received));
    }

    /** Every command so far, handshakes included. */
    public List<ReceivedCommand> receivedWithHandshakes() {
        return locked(() -> List.copyOf(all));
    }

    /** Asserts on the texts of {@link #received()}, such as {@code "SET k v"}. */
    public ListAssert<String> assertReceived() {
        return assertThat(received().stream().map(ReceivedCommand::toString).toList())
                .as("received commands");
    }

    /** Fails unless every step was met, and nothing came that the script does not know. */
    public void assertScriptDone() {
        List<String> open = locked(() -> Stream.concat(
                        problems.stream(), script.stream().map(step -> "Expected, but never came: " + step))
                .toList());
        assertThat(open).as("departures from the script").isEmpty();
    }

    /** How many connections were accepted since the start. */
    public int connectionCount() {
        return locked(connections::size);
    }

    /**
     * How often bytes were read from sockets: about the number of writes of the client, if it does not write faster
     * than we read.
     */
    public int readCount() {
        return locked(
                () -> connections.stream().mapToInt(ScriptedConnection::reads).sum());
    }

    /** The RESP form of a bulk string. */
    public static byte[] bulk(String value) {
        return ("$" + value.getBytes(UTF_8).length + "\r\n" + value + "\r\n").getBytes(UTF_8);
    }

    @Override
    public void close() {
        refuseConnections();
        closeConnections(true);
    }

    private int listen(int wanted) {
        try {
            ServerSocket socket = new ServerSocket();
            socket.setReuseAddress(true);
            // Fixed and small: otherwise the system lets it grow to megabytes, and a test would have to fill them.
            socket.setReceiveBufferSize(RECEIVE_BUFFER);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), wanted == 0 ? Ports.free() : wanted));
            Thread acceptor = new Thread(() -> acceptAll(socket), "scripted-redis-acceptor");
            acceptor.setDaemon(true);
            acceptor.start();
            locked(() -> listener = new Listener(socket, acceptor));
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot listen on port " + wanted, e);
        }
    }

    private void acceptAll(ServerSocket socket) {
        ScriptedConnection.Receiver receiver = new ScriptedConnection.Receiver() {
            @Override
            public void command(ScriptedConnection from, ReceivedCommand command) {
                take(from, command);
            }

            @Override
            public void broken(String why) {
                locked(() -> problems.add(why));
            }
        };
        try {
            while (true) {
                greet(socket.accept(), receiver);
            }
        } catch (IOException closed) {
            // refuseConnections() or close() was called.
        }
    }

    private void greet(Socket accepted, ScriptedConnection.Receiver receiver) {
        try {
            var connection = new ScriptedConnection(connectionCount(), accepted, receiver, reading, speaking);
            locked(() -> connections.add(connection));
            connection.start();
        } catch (IOException alreadyGone) {
            // The client left before it was let in; the next one must be let in all the same.
        }
    }

    private void take(ScriptedConnection from, ReceivedCommand command) {
        locked(() -> {
            all.add(command);
            ScriptedStep next = script.peek();
            Function<ReceivedCommand, byte[]> standing = answers.get(command.name());
            Function<ReceivedCommand, byte[]> builtIn = handshake.get(command.name());
            if (next != null && next.matches(command)) {
                script.remove();
                received.add(command);
                next.met(from);
            } else if (standing != null) {
                if (builtIn == null) {
                    received.add(command);
                }
                reply(from, standing.apply(command));
            } else if (builtIn != null) {
                reply(from, builtIn.apply(command));
            } else {
                received.add(command);
                problems.add("Came, but was not expected: " + command);
                reply(from, "-ERR the script does not expect this command\r\n".getBytes(UTF_8));
            }
            return all;
        });
    }

    private static void reply(ScriptedConnection to, byte[] bytes) {
        to.enqueue(connection -> connection.write(bytes));
    }

    private @Nullable ReceivedCommand find(List<byte[]> expected) {
        return all.stream().filter(command -> command.is(expected)).findFirst().orElse(null);
    }

    private List<ScriptedConnection> openConnections() {
        return locked(
                () -> connections.stream().filter(ScriptedConnection::isOpen).toList());
    }

    private void closeConnections(boolean reset) {
        for (ScriptedConnection connection : openConnections()) {
            try {
                connection.close(reset);
            } catch (IOException alreadyClosed) {
                // The client was faster.
            }
        }
    }

    private void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + LIMIT.toNanos();
        lock.lock();
        try {
            while (!condition.getAsBoolean()) {
                if (System.nanoTime() - end > 0) {
                    throw new AssertionError("Waited " + LIMIT.toSeconds() + " s for " + what + "; received: " + all
                            + ", open connections: "
                            + connections.stream()
                                    .filter(ScriptedConnection::isOpen)
                                    .count());
                }
                // Woken by commands; the rest (connections that end) is looked at now and then.
                changed.awaitNanos(TimeUnit.MILLISECONDS.toNanos(5));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("Interrupted while waiting for " + what, e);
        } finally {
            lock.unlock();
        }
    }

    private <T extends @Nullable Object> T locked(Supplier<T> action) {
        lock.lock();
        try {
            T result = action.get();
            changed.signalAll();
            return result;
        } finally {
            lock.unlock();
        }
    }

    private static List<byte[]> bytes(String... words) {
        return Stream.of(words).map(word -> word.getBytes(UTF_8)).toList();
    }

    private record Listener(ServerSocket socket, Thread acceptor) {
        /** The system takes connections until the thread has left its accept, a moment after the socket was closed. */
        void close() {
            try {
                socket.close();
                acceptor.join();
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot stop listening", e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
