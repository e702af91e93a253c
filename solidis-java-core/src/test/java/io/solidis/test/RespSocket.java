package io.solidis.test;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fixtures' own way to talk to a server: one blocking RESP2 connection, one command at a time, with a deadline on
 * every read. Deliberately independent of the client under test, so that what a test finds in the server was not seen
 * through it.
 */
public final class RespSocket implements AutoCloseable {
    private static final Duration READ_LIMIT = Duration.ofSeconds(10);

    private final SocketChannel channel;
    private final Selector selector;
    private final ByteBuffer received = ByteBuffer.allocate(64 * 1024).flip();

    private RespSocket(SocketAddress address) throws IOException {
        channel = SocketChannel.open(address);
        selector = Selector.open();
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ);
    }

    public static RespSocket connect(String host, int port) throws IOException {
        return new RespSocket(new InetSocketAddress(host, port));
    }

    public static RespSocket connect(Path unixSocket) throws IOException {
        return new RespSocket(UnixDomainSocketAddress.of(unixSocket));
    }

    /**
     * Sends a command and waits for its reply.
     *
     * @return a String (simple or bulk string as UTF-8), a Long, a List of these, or null for a nil
     * @throws ErrorReply when the server answers with an error
     */
    public @Nullable Object command(String... words) throws IOException {
        send(encode(words));
        return readReply();
    }

    /** Sends bytes as they are. */
    public void send(byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            if (channel.write(buffer) == 0) {
                Thread.onSpinWait();
            }
        }
    }

    /** Reads one reply; for replies to what {@link #send} sent. Results as of {@link #command}. */
    public @Nullable Object readReply() throws IOException {
        int type = readByte();
        String line = readLine();
        return switch (type) {
            case '+' -> line;
            case '-' -> throw new ErrorReply(line);
            case ':' -> Long.valueOf(line);
            case '$' -> readBulk(Integer.parseInt(line));
            case '*' -> readArray(Integer.parseInt(line));
            default -> throw new IOException("Not a RESP2 reply: " + (char) type + line);
        };
    }

    /** Reads exactly this many bytes, of whatever meaning. */
    public byte[] readBytes(int count) throws IOException {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = readByte();
        }
        return bytes;
    }

    /** The bytes of a command as clients send it: an array of bulk strings. */
    public static byte[] encode(String... words) {
        StringBuilder out = new StringBuilder("*").append(words.length).append("\r\n");
        for (String word : words) {
            out.append('$').append(word.getBytes(UTF_8).length).append("\r\n");
            out.append(word).append("\r\n");
        }
        return out.toString().getBytes(UTF_8);
    }

    @Override
    public void close() throws IOException {
        selector.close();
        channel.close();
    }

    private @Nullable String readBulk(int length) throws IOException {
        if (length < 0) {
            return null;
        }
        String text = new String(readBytes(length), UTF_8);
        readBytes(2);
        return text;
    }

    private @Nullable List<@Nullable Object> readArray(int length) throws IOException {
        if (length < 0) {
            return null;
        }
        List<@Nullable Object> items = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            items.add(readReply());
        }
        return items;
    }

    private String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        for (byte next = readByte(); next != '\r'; next = readByte()) {
            line.append((char) next);
        }
        readByte();
        return line.toString();
    }

    private byte readByte() throws IOException {
        while (!received.hasRemaining()) {
            if (selector.select(READ_LIMIT.toMillis()) == 0) {
                throw new SocketTimeoutException("No reply within " + READ_LIMIT);
            }
            selector.selectedKeys().clear();
            received.clear();
            int count = channel.read(received);
            received.flip();
            if (count < 0) {
                throw new EOFException("The server closed the connection");
            }
        }
        return received.get();
    }

    /** The server's error, word for word. */
    public static final class ErrorReply extends RuntimeException {
        ErrorReply(String text) {
            super(text);
        }
    }
}
