package io.solidis.command;

import io.solidis.error.SolidisException;
import io.solidis.protocol.ErrorReply;
import io.solidis.protocol.RespEncoder;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One request to Redis as a value: name, arguments and how to read the reply. Immutable, except that the bytes of its
 * arguments are not copied: leave arrays unchanged until the command has completed. The same value may be executed any
 * number of times, by any executor, from any thread.
 *
 * <p>Made by the factories of this package, or by {@link #of(String)} for anything they lack:
 * {@code Command.of("MY.CMD").key(k).add(7).reply(Replies.LONG)}.
 *
 * @param <R> the type of the decoded reply
 */
public final class Command<R> {

    /** {@link #blockMillis()} of a command that does not wait on the server. */
    public static final long NOT_BLOCKING = -1;

    private final CommandName name;
    private final byte[][] arguments;
    private final int argumentCount;
    private final int size;
    private final int firstKey;
    private final int @Nullable [] otherKeys;
    private final long blockMillis;
    private final ReplyDecoder<? extends R> decoder;
    private final @Nullable Duration timeout;

    Command(CommandBuilder builder, ReplyDecoder<? extends R> decoder) {
        this.name = builder.name;
        this.arguments = builder.arguments;
        this.argumentCount = builder.count;
        this.size = builder.size;
        this.firstKey = builder.firstKey;
        this.otherKeys = builder.otherKeys;
        this.blockMillis = builder.blockMillis;
        this.decoder = decoder;
        this.timeout = null;
    }

    private Command(
            Command<?> original, ReplyDecoder<? extends R> decoder, @Nullable Duration timeout, long blockMillis) {
        this.name = original.name;
        this.arguments = original.arguments;
        this.argumentCount = original.argumentCount;
        this.size = original.size;
        this.firstKey = original.firstKey;
        this.otherKeys = original.otherKeys;
        this.blockMillis = blockMillis;
        this.decoder = decoder;
        this.timeout = timeout;
    }

    /**
     * Begins a command by name; a name that this client describes keeps its traits, whatever its case.
     *
     * @param name one word, or the words of a container command such as {@code "CONFIG GET"}
     * @throws IllegalArgumentException if the name is blank or has control characters
     */
    public static CommandBuilder of(String name) {
        return GenericCommands.command(name);
    }

    /** Begins a described command. */
    static CommandBuilder of(CommandName name) {
        return new CommandBuilder(name);
    }

    /** The same request, its result converted; {@code converter} sees {@code null} where Redis answers nil. */
    public <T> Command<T> map(Function<? super R, ? extends T> converter) {
        Objects.requireNonNull(converter, "converter");
        ReplyDecoder<? extends R> first = decoder;
        return new Command<>(this, reply -> converter.apply(first.decode(reply)), timeout, blockMillis);
    }

    /** The same request, its reply read another way. */
    public <T> Command<T> as(ReplyDecoder<? extends T> decoder) {
        return new Command<>(this, Objects.requireNonNull(decoder, "decoder"), timeout, blockMillis);
    }

    /**
     * The same request with a deadline of its own, counted from the moment it is executed; for a blocking command the
     * time it may wait on the server comes on top. Zero means no deadline.
     */
    public Command<R> withTimeout(Duration timeout) {
        if (timeout.isNegative()) {
            throw new IllegalArgumentException("timeout must not be negative");
        }
        return new Command<>(this, decoder, timeout, blockMillis);
    }

    /** The same request as it stands inside a transaction, where nothing waits and replies come with EXEC. */
    Command<Object> queued() {
        return new Command<>(this, Replies.RAW, timeout, NOT_BLOCKING);
    }

    /** The name and its traits. */
    public CommandName name() {
        return name;
    }

    /** Number of arguments after the name. */
    public int argumentCount() {
        return argumentCount;
    }

    /** An argument, not copied. */
    public byte[] argument(int index) {
        return arguments[Objects.checkIndex(index, argumentCount)];
    }

    /** Roughly the bytes that the request takes on the wire and in the queue. */
    public int size() {
        return size;
    }

    /** Number of arguments that are keys. */
    public int keyCount() {
        return firstKey < 0 ? 0 : 1 + (otherKeys == null ? 0 : otherKeys.length);
    }

    /** A key, not copied. */
    public byte[] key(int index) {
        Objects.checkIndex(index, keyCount());
        return arguments[index == 0 || otherKeys == null ? firstKey : otherKeys[index - 1]];
    }

    /** How long the server may wait before it answers, in milliseconds; 0 is for ever, {@link #NOT_BLOCKING} not at all. */
    public long blockMillis() {
        return blockMillis;
    }

    /** Whether the command may hold its connection. */
    public boolean isBlocking() {
        return blockMillis != NOT_BLOCKING;
    }

    /** Its own deadline, or {@code null} to take the client's. */
    public @Nullable Duration timeout() {
        return timeout;
    }

    /** Writes the request. */
    public void encode(RespEncoder out) {
        out.array(name.words() + argumentCount);
        out.raw(name.encoded());
        for (int i = 0; i < argumentCount; i++) {
            out.bulk(arguments[i]);
        }
    }

    /**
     * Reads the reply.
     *
     * @throws io.solidis.error.RedisReplyException if the reply is an error
     * @throws SolidisException if it has another shape than this command can have
     */
    public @Nullable R decode(@Nullable Object reply) {
        if (reply instanceof ErrorReply error) {
            throw ErrorMasking.toException(error, this);
        }
        try {
            return decoder.decode(reply);
        } catch (NumberFormatException e) {
            throw unexpected(reply, null);
        } catch (ClassCastException | IndexOutOfBoundsException | NullPointerException e) {
            throw unexpected(reply, e);
        }
    }

    /** Reads the reply; what {@link #decode} would throw becomes the result instead. */
    public @Nullable Object decodeInPlace(@Nullable Object reply) {
        try {
            return decode(reply);
        } catch (RuntimeException e) {
            return e;
        }
    }

    /** Tells the shape of the reply only; so must the cause, which that of a number does not. */
    private SolidisException unexpected(@Nullable Object reply, @Nullable RuntimeException cause) {
        return new SolidisException("[" + name + "] unexpected reply: " + Replies.shapeOf(reply), cause);
    }

    @Override
    public String toString() {
        return name.text() + " with " + argumentCount + " arguments";
    }
}
