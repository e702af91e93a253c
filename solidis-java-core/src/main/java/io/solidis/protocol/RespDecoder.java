package io.solidis.protocol;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.solidis.error.ProtocolException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/*
 * Every byte is looked at once. What can be pending between two reads is small and explicit: a stack of open aggregates,
 * one bulk string being filled straight into its own array, and the beginning of one line. The input buffer is never
 * kept, so a value of 64 bytes cannot pin a chunk of 64 KiB, and nothing is parsed again when more bytes come.
 *
 * Announced lengths are promises of the peer: arrays are pre-sized to 1,024 elements at most and a bulk string beyond
 * 16 MiB grows as its bytes arrive.
 *
 * A malformed scalar is a value (an error reply), since the stream is still in step; a malformed length, type or line
 * end is a ProtocolException, since nothing after it can be trusted.
 */
/** Incremental decoder of RESP2 and RESP3, linear in the bytes received. One thread. */
public final class RespDecoder {

    /** Returned when the input ended before the reply did. */
    public static final Object INCOMPLETE = new Object();

    private static final Object NOTHING_YET = new Object();
    private static final byte[] NO_BYTES = new byte[0];
    private static final int PRESIZED_ELEMENTS = 1024;
    private static final int PRESIZED_BULK = 16 * 1024 * 1024;
    private static final int MAX_ELEMENTS = 1 << 30;
    /** Reading a number takes time that grows with the square of its digits. */
    private static final int MAX_DIGITS = 4096;

    private final RespLimits limits;
    private Frame[] frames = new Frame[8];
    private int depth;

    private byte bulkType;
    private int bulkLength;
    private int bulkFilled;
    private byte[] bulk = NO_BYTES;

    private byte[] line = new byte[64];
    private int lineLength;
    private long number;

    public RespDecoder(RespLimits limits) {
        this.limits = limits;
    }

    /**
     * The next reply, or {@link #INCOMPLETE} after taking in all of {@code in}.
     *
     * @return a reply value as the package describes them; {@code null} is nil
     * @throws ProtocolException if the bytes are not RESP or pass a limit; the decoder must not be used after it
     */
    public @Nullable Object decode(ByteBuf in) {
        while (true) {
            Object value = bulkType != 0 ? fillBulk(in) : readLine(in);
            if (value == INCOMPLETE) {
                return INCOMPLETE;
            }
            if (value != NOTHING_YET) {
                value = attach(value);
                if (value != NOTHING_YET) {
                    return value;
                }
            }
        }
    }

    /** Puts a finished value where it belongs: into the innermost open aggregate, which it may finish in turn. */
    private @Nullable Object attach(@Nullable Object value) {
        Object finished = value;
        while (depth > 0) {
            Frame frame = frames[depth - 1];
            if (frame.items != null) {
                frame.items.add(finished);
            }
            if (--frame.remaining > 0) {
                return NOTHING_YET;
            }
            depth--;
            List<Object> items = frame.items;
            frame.items = null;
            if (items == null) {
                return NOTHING_YET;
            }
            finished = items;
        }
        return finished;
    }

    private @Nullable Object readLine(ByteBuf in) {
        int start = in.readerIndex();
        int end = start;
        int limit = in.writerIndex();
        while (end < limit && in.getByte(end) != '\n') {
            end++;
        }
        if (end - start + lineLength > limits.maxLineLength()) {
            throw new ProtocolException("a line of more than " + limits.maxLineLength() + " bytes");
        }
        if (end == limit) {
            stash(in, end - start);
            return INCOMPLETE;
        }
        if (lineLength == 0) {
            in.readerIndex(end + 1);
            return parse(in, start, end);
        }
        stash(in, end + 1 - start);
        ByteBuf whole = Unpooled.wrappedBuffer(line, 0, lineLength);
        int length = lineLength;
        lineLength = 0;
        Object value = parse(whole, 0, length - 1);
        if (line.length > 4096) {
            line = new byte[64];
        }
        return value;
    }

    private void stash(ByteBuf in, int bytes) {
        if (line.length < lineLength + bytes) {
            line = Arrays.copyOf(line, Math.max(line.length * 2, lineLength + bytes));
        }
        in.readBytes(line, lineLength, bytes);
        lineLength += bytes;
    }

    /** Parses the line from {@code start} up to its line feed at {@code feed}. */
    private @Nullable Object parse(ByteBuf in, int start, int feed) {
        if (feed - start < 2 || in.getByte(feed - 1) != '\r') {
            throw new ProtocolException("a line that does not end in CR LF");
        }
        int from = start + 1;
        int to = feed - 1;
        byte type = in.getByte(start);
        switch (type) {
            case '+':
                return status(in, from, to);
            case '-':
                return ErrorReply.of(in.toString(from, to - from, StandardCharsets.UTF_8));
            case ':':
                return integer(in, from, to);
            case '$', '=', '!':
                return openBulk(type, length(in, from, to, type == '$'));
            case '*', '~', '%', '>', '|':
                return openAggregate(type, length(in, from, to, type == '*'));
            default:
                return scalar(type, in, from, to);
        }
    }

    private Object status(ByteBuf in, int from, int to) {
        if (to - from == 2 && in.getByte(from) == 'O' && in.getByte(from + 1) == 'K') {
            return "OK";
        }
        return in.toString(from, to - from, StandardCharsets.UTF_8);
    }

    private @Nullable Object scalar(byte type, ByteBuf in, int from, int to) {
        String text = in.toString(from, to - from, StandardCharsets.UTF_8);
        switch (type) {
            case '_':
                return text.isEmpty() ? null : malformed("null");
            case '#':
                return text.equals("t") ? Boolean.TRUE : text.equals("f") ? Boolean.FALSE : malformed("boolean");
            case ',':
                return decimal(text);
            case '(':
                return bigNumber(text);
            default:
                throw new ProtocolException(String.format("0x%02x where a type of reply belongs", type));
        }
    }

    private static Object decimal(String text) {
        switch (text) {
            case "inf", "+inf":
                return Double.POSITIVE_INFINITY;
            case "-inf":
                return Double.NEGATIVE_INFINITY;
            case "nan", "-nan":
                return Double.NaN;
            default:
                // Double.parseDouble also takes hexadecimal, "NaN", "1d" and blanks, which RESP does not have
                try {
                    return consistsOf(text, "0123456789+-.eE") ? Double.valueOf(text) : malformed("double");
                } catch (NumberFormatException e) {
                    return malformed("double");
                }
        }
    }

    private static Object bigNumber(String text) {
        try {
            return consistsOf(text, "0123456789+-") ? new BigInteger(text) : malformed("big number");
        } catch (NumberFormatException e) {
            return malformed("big number");
        }
    }

    private static boolean consistsOf(String text, String characters) {
        return !text.isEmpty() && text.length() <= MAX_DIGITS && text.chars().allMatch(c -> characters.indexOf(c) >= 0);
    }

    private Object integer(ByteBuf in, int from, int to) {
        return readNumber(in, from, to) ? (Object) number : malformed("integer");
    }

    /** Reads the digits into {@link #number}; false if they are no 64-bit integer. */
    private boolean readNumber(ByteBuf in, int from, int to) {
        boolean signed = from < to && (in.getByte(from) == '-' || in.getByte(from) == '+');
        boolean negative = signed && in.getByte(from) == '-';
        int index = signed ? from + 1 : from;
        if (index == to || to - index > 19) {
            return false;
        }
        long value = 0;
        for (; index < to; index++) {
            int digit = in.getByte(index) - '0';
            // collected as a negative number, whose range reaches one further
            if (digit < 0
                    || digit > 9
                    || value < -922337203685477580L
                    || value == -922337203685477580L && digit > (negative ? 8 : 7)) {
                return false;
            }
            value = value * 10 - digit;
        }
        number = negative ? value : -value;
        return true;
    }

    private int length(ByteBuf in, int from, int to, boolean nilAllowed) {
        if (!readNumber(in, from, to) || number < (nilAllowed ? -1 : 0) || number > Integer.MAX_VALUE) {
            throw new ProtocolException("an announced length that is no length");
        }
        return (int) number;
    }

    private @Nullable Object openBulk(byte type, int length) {
        if (length < 0) {
            return null;
        }
        if (length > limits.maxBulkLength()) {
            throw new ProtocolException(
                    "a bulk string of " + length + " bytes; the limit is " + limits.maxBulkLength());
        }
        bulkType = type;
        bulkLength = length;
        bulkFilled = 0;
        bulk = new byte[Math.min(length, PRESIZED_BULK)];
        return NOTHING_YET;
    }

    private @Nullable Object fillBulk(ByteBuf in) {
        int part = Math.min(in.readableBytes(), bulkLength - bulkFilled);
        if (bulk.length < bulkFilled + part) {
            bulk = Arrays.copyOf(bulk, (int) Math.min(bulkLength, Math.max(bulk.length * 2L, bulkFilled + part)));
        }
        if (part > 0) {
            in.readBytes(bulk, bulkFilled, part);
            bulkFilled += part;
        }
        if (bulkFilled < bulkLength || !skipLineEnd(in)) {
            return INCOMPLETE;
        }
        byte type = bulkType;
        byte[] value = bulk;
        bulkType = 0;
        bulk = NO_BYTES;
        return type == '$' ? value : special(type, value);
    }

    /** Skips CR LF behind a bulk string, which may arrive in two pieces: the stash remembers a lone CR. */
    private boolean skipLineEnd(ByteBuf in) {
        while (lineLength < 2 && in.isReadable()) {
            byte next = in.readByte();
            if (next != (lineLength == 0 ? '\r' : '\n')) {
                throw new ProtocolException("a bulk string that does not end in CR LF");
            }
            lineLength++;
        }
        if (lineLength < 2) {
            return false;
        }
        lineLength = 0;
        return true;
    }

    private static Object special(byte type, byte[] value) {
        if (type == '!') {
            return ErrorReply.of(new String(value, StandardCharsets.UTF_8));
        }
        return value.length >= 4 && value[3] == ':'
                ? Arrays.copyOfRange(value, 4, value.length)
                : malformed("verbatim string");
    }

    private @Nullable Object openAggregate(byte type, int announced) {
        if (announced < 0) {
            return null;
        }
        boolean pairs = type == '%' || type == '|';
        if (announced > (pairs ? MAX_ELEMENTS / 2 : MAX_ELEMENTS)) {
            throw new ProtocolException("an aggregate of " + announced + " elements");
        }
        int elements = pairs ? announced * 2 : announced;
        int capacity = Math.min(elements, PRESIZED_ELEMENTS);
        List<Object> items = switch (type) {
            case '%' -> new MapReply(capacity);
            case '>' -> new PushReply(capacity);
            case '|' -> null;
            default -> new ArrayList<>(capacity);
        };
        if (elements == 0) {
            return items == null ? NOTHING_YET : items;
        }
        push(items, elements);
        return NOTHING_YET;
    }

    private void push(@Nullable List<Object> items, int elements) {
        if (depth == limits.maxDepth()) {
            throw new ProtocolException("replies nested more than " + limits.maxDepth() + " levels deep");
        }
        if (depth == frames.length) {
            frames = Arrays.copyOf(frames, depth * 2);
        }
        Frame frame = frames[depth];
        if (frame == null) {
            frame = new Frame();
            frames[depth] = frame;
        }
        frame.items = items;
        frame.remaining = elements;
        depth++;
    }

    private static ErrorReply malformed(String what) {
        return new ErrorReply("PROTOCOL", "PROTOCOL the server sent a malformed " + what);
    }

    /** An open aggregate; an attribute has no items, since it is dropped. */
    private static final class Frame {
        private @Nullable List<Object> items;
        private int remaining;
    }
}
