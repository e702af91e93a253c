package io.solidis.test;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What {@link ScriptedRedis} does on one expected command: its actions in the order they were named, none at all unless
 * one is.
 *
 * <p>An action that is named after the command has come is carried out at once. So a test may wait for a command, look
 * at the client, and only then say what happens.
 */
public final class ScriptedStep {
    private final List<byte[]> expected;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<ScriptedConnection.Action> actions = new ArrayList<>();
    private @Nullable ScriptedConnection metOn;

    ScriptedStep(List<byte[]> expected) {
        this.expected = expected;
    }

    /** Sends these characters (as UTF-8); they have to be a RESP reply, with its line ends, or a part of one. */
    public ScriptedStep reply(String resp) {
        return reply(resp.getBytes(UTF_8));
    }

    /** Sends these bytes in one write. */
    public ScriptedStep reply(byte[] resp) {
        return add(connection -> connection.write(resp));
    }

    /**
     * Sends these bytes cut before the given positions, every piece in a write of its own. The network may join pieces
     * again: where a test needs the client to have seen the first before the second is sent, put a {@link #waitFor}
     * between two replies.
     */
    public ScriptedStep replyCut(String resp, int... positions) {
        byte[] bytes = resp.getBytes(UTF_8);
        int from = 0;
        for (int position : positions) {
            reply(Arrays.copyOfRange(bytes, from, position));
            from = position;
        }
        return reply(Arrays.copyOfRange(bytes, from, bytes.length));
    }

    /** Sends every byte in a write of its own. */
    public ScriptedStep replyByteByByte(String resp) {
        for (byte next : resp.getBytes(UTF_8)) {
            reply(new byte[] {next});
        }
        return this;
    }

    /**
     * Goes on when the gate is open; what later commands on the same connection cause waits too, commands are still
     * taken.
     */
    public ScriptedStep waitFor(Gate gate) {
        return add(connection -> gate.pass());
    }

    /** Closes the connection in order (FIN). */
    public ScriptedStep drop() {
        return add(connection -> connection.close(false));
    }

    /** Breaks the connection (RST), as a crashed host or a firewall does. */
    public ScriptedStep reset() {
        return add(connection -> connection.close(true));
    }

    boolean matches(ReceivedCommand command) {
        return command.is(expected);
    }

    void met(ScriptedConnection connection) {
        lock.lock();
        try {
            metOn = connection;
            actions.forEach(connection::enqueue);
        } finally {
            lock.unlock();
        }
    }

    private ScriptedStep add(ScriptedConnection.Action action) {
        lock.lock();
        try {
            if (metOn == null) {
                actions.add(action);
            } else {
                metOn.enqueue(action);
            }
            return this;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public String toString() {
        return expected.stream().map(word -> new String(word, UTF_8)).collect(Collectors.joining(" "));
    }
}
