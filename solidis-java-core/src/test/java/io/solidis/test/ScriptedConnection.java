package io.solidis.test;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One accepted connection of {@link ScriptedRedis}.
 *
 * <p>Two threads: one reads commands and never waits for what they cause, the other carries out actions in order. So a
 * held-up reply holds up later replies, as on a real server, while the commands behind it are still received and can be
 * asserted.
 */
final class ScriptedConnection {
    /** Something done on the connection's writing thread. */
    interface Action {
        void run(ScriptedConnection connection) throws IOException, InterruptedException;
    }

    /** Takes what arrives; called on the connection's reading thread. */
    interface Receiver {
        void command(ScriptedConnection from, ReceivedCommand command);

        void broken(String why);
    }

    private static final int BUFFER = 64 * 1024;

    private final int index;
    private final Socket socket;
    private final Receiver receiver;
    private final Gate speaking;
    private final InputStream in;
    private final AtomicInteger reads = new AtomicInteger();
    private final BlockingQueue<Action> actions = new LinkedBlockingQueue<>();
    private final Thread reader;
    private final Thread writer;

    ScriptedConnection(int index, Socket socket, Receiver receiver, Gate reading, Gate speaking) throws IOException {
        this.index = index;
        this.socket = socket;
        this.receiver = receiver;
        this.speaking = speaking;
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(new GatedInput(socket.getInputStream(), reading, reads), BUFFER);
        reader = new Thread(this::readAll, "scripted-redis-reader-" + index);
        writer = new Thread(this::writeAll, "scripted-redis-writer-" + index);
        reader.setDaemon(true);
        writer.setDaemon(true);
    }

    void start() {
        reader.start();
        writer.start();
    }

    /** How often bytes were read from the socket. */
    int reads() {
        return reads.get();
    }

    boolean isOpen() {
        return !socket.isClosed();
    }

    void enqueue(Action action) {
        actions.add(action);
    }

    void write(byte[] bytes) throws IOException, InterruptedException {
        speaking.pass();
        socket.getOutputStream().write(bytes);
    }

    void close(boolean reset) throws IOException {
        if (reset && !socket.isClosed()) {
            socket.setSoLinger(true, 0);
        }
        socket.close();
        // Both may stand before a gate that nobody opens any more.
        reader.interrupt();
        writer.interrupt();
    }

    private void readAll() {
        try {
            for (int first = in.read(); first >= 0; first = in.read()) {
                receiver.command(this, readCommand(first));
            }
            socket.close();
        } catch (IllegalArgumentException malformed) {
            receiver.broken("Connection " + index + " sent what is no command: " + malformed.getMessage());
            enqueue(connection -> connection.close(false));
        } catch (IOException ended) {
            // The client went away, or the script closed the connection: both are part of the tests.
        } finally {
            writer.interrupt();
        }
    }

    private void writeAll() {
        try {
            while (isOpen()) {
                actions.take().run(this);
            }
        } catch (IOException | InterruptedException ended) {
            // As above.
        }
    }

    private ReceivedCommand readCommand(int first) throws IOException {
        int count = readLength(first, '*');
        if (count < 1) {
            throw new IllegalArgumentException("an array of " + count + " words");
        }
        List<byte[]> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int length = readLength(in.read(), '$');
            byte[] word = in.readNBytes(length);
            if (word.length < length) {
                throw new EOFException("Closed within a word");
            }
            words.add(word);
            expectByte('\r', in.read());
            expectByte('\n', in.read());
        }
        return new ReceivedCommand(index, words);
    }

    private int readLength(int type, char expectedType) throws IOException {
        expectByte(expectedType, type);
        StringBuilder digits = new StringBuilder();
        for (int next = in.read(); next != '\r'; next = in.read()) {
            if (next < '0' || next > '9') {
                throw new IllegalArgumentException("byte " + next + " within a length");
            }
            digits.append((char) next);
        }
        expectByte('\n', in.read());
        return Integer.parseInt(digits.toString());
    }

    private static void expectByte(char expected, int actual) throws IOException {
        if (actual < 0) {
            throw new EOFException("Closed within a command");
        }
        if (actual != expected) {
            String wanted = new String(new byte[] {(byte) expected}, US_ASCII);
            throw new IllegalArgumentException("byte " + actual + " instead of '" + wanted + "'");
        }
    }

    /** Reads only while the gate is open, and counts the reads. */
    private static final class GatedInput extends FilterInputStream {
        private final Gate gate;
        private final AtomicInteger reads;

        GatedInput(InputStream in, Gate gate, AtomicInteger reads) {
            super(in);
            this.gate = gate;
            this.reads = reads;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            try {
                gate.pass();
            } catch (InterruptedException e) {
                throw new InterruptedIOException();
            }
            int count = super.read(target, offset, length);
            if (count > 0) {
                reads.incrementAndGet();
            }
            return count;
        }
    }
}
