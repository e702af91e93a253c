package io.solidis.command;

import io.solidis.command.args.CommandArguments;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects the arguments of one command, keys marked as such, and ends in {@link #reply}. Used by one thread, once.
 * Nothing is copied: see {@link Command}. A {@code null} or missing argument fails here, by name, before anything is
 * sent.
 */
public final class CommandBuilder {

    private static final int OVERHEAD_PER_COMMAND = 64;
    private static final int OVERHEAD_PER_ARGUMENT = 16;

    CommandName name;
    byte[][] arguments = new byte[4][];
    int count;
    int size = OVERHEAD_PER_COMMAND;
    int firstKey = -1;
    int @Nullable [] otherKeys;
    long blockMillis = Command.NOT_BLOCKING;
    boolean generic;

    CommandBuilder(CommandName name) {
        this.name = name;
    }

    /** Adds a key. */
    public CommandBuilder key(byte[] key) {
        if (firstKey < 0) {
            firstKey = count;
        } else {
            int[] known = otherKeys == null ? new int[0] : otherKeys;
            otherKeys = Arrays.copyOf(known, known.length + 1);
            otherKeys[known.length] = count;
        }
        return append(key, "key");
    }

    /** Adds keys, at least one. */
    public CommandBuilder keys(byte[]... keys) {
        return keys(1, keys);
    }

    /** Adds keys, at least {@code minimum}. */
    public CommandBuilder keys(int minimum, byte[]... keys) {
        requireNonNull(keys, "keys");
        requireSize(keys.length, minimum, "keys");
        int from = 0;
        if (firstKey < 0 && keys.length > 0) {
            key(keys[0]);
            from = 1;
        }
        int[] known = otherKeys == null ? new int[0] : otherKeys;
        int[] positions = Arrays.copyOf(known, known.length + keys.length - from);
        for (int i = from; i < keys.length; i++) {
            positions[known.length + i - from] = count;
            append(keys[i], "keys", i);
        }
        otherKeys = positions.length == 0 ? null : positions;
        return this;
    }

    /** Adds the number of keys, then the keys, at least one. */
    public CommandBuilder countedKeys(byte[]... keys) {
        requireNonNull(keys, "keys");
        return add(keys.length).keys(keys);
    }

    /** Adds keys and values in turn, at least one pair; all keys are marked. */
    public CommandBuilder keyValues(Collection<? extends Map.Entry<byte[], byte[]>> entries) {
        requireNonNull(entries, "entries");
        requireSize(entries.size(), 1, "entries");
        int[] positions = new int[entries.size()];
        int i = 0;
        for (Map.Entry<byte[], byte[]> entry : entries) {
            positions[i] = count;
            append(entry.getKey(), "keys", i);
            append(entry.getValue(), "values", i++);
        }
        firstKey = positions[0];
        otherKeys = positions.length == 1 ? null : Arrays.copyOfRange(positions, 1, positions.length);
        return this;
    }

    /** Adds a value. */
    public CommandBuilder add(byte[] value) {
        return append(value, "value");
    }

    /** Adds a value; {@code what} names it should it be {@code null}. */
    public CommandBuilder add(byte[] value, String what) {
        return append(value, what);
    }

    /** Adds values, at least one; {@code what} names them should one be {@code null} or all be missing. */
    public CommandBuilder addAll(String what, byte[]... values) {
        requireNonNull(values, what);
        requireSize(values.length, 1, what);
        for (int i = 0; i < values.length; i++) {
            append(values[i], what, i);
        }
        return this;
    }

    /** Adds text as UTF-8. */
    public CommandBuilder add(String value) {
        requireNonNull(value, "value");
        return append(value.getBytes(StandardCharsets.UTF_8), "value");
    }

    /** Adds a word of the command's syntax. */
    public CommandBuilder add(Keyword keyword) {
        return append(keyword.bytes(), "keyword");
    }

    /** Adds a whole number. */
    public CommandBuilder add(long value) {
        return append(Numbers.toBytes(value), "value");
    }

    /** Adds a number; infinities and NaN as Redis spells them. */
    public CommandBuilder add(double value) {
        return append(Numbers.toBytes(value), "value");
    }

    /** Adds options, if there are any. */
    public CommandBuilder add(@Nullable CommandArguments options) {
        if (options != null) {
            options.appendTo(this);
        }
        return this;
    }

    /** Marks the command as waiting on the server for at most this many milliseconds; 0 is for ever. */
    public CommandBuilder blocking(long millis) {
        if (millis < 0) {
            throw new IllegalArgumentException(name + ": timeout must not be negative");
        }
        this.blockMillis = millis;
        return this;
    }

    /** Marks as blocking and adds the wait in seconds, as most blocking commands want it; 0 is for ever. */
    public CommandBuilder blockingSeconds(double seconds) {
        if (!(seconds >= 0)) {
            throw new IllegalArgumentException(name + ": timeout must be zero or more seconds");
        }
        return blocking((long) Math.ceil(seconds * 1000)).add(seconds);
    }

    /** Ends the command. The builder must not be used after this. */
    public <R> Command<R> reply(ReplyDecoder<? extends R> decoder) {
        if (generic) {
            GenericCommands.recognise(this);
        }
        if (blockMillis == Command.NOT_BLOCKING && name.is(Trait.BLOCKING)) {
            blockMillis = BlockingTimeout.read(name, arguments, count);
        }
        return new Command<>(this, decoder);
    }

    /** Moves the second word of a container command from the arguments into the name. */
    void takeFirstArgumentAsName(CommandName both) {
        name = both;
        arguments = Arrays.copyOfRange(arguments, 1, Math.max(2, arguments.length));
        count--;
        firstKey = firstKey < 1 ? -1 : firstKey - 1;
        for (int i = 0; otherKeys != null && i < otherKeys.length; i++) {
            otherKeys[i]--;
        }
    }

    private CommandBuilder append(byte @Nullable [] value, String what) {
        if (value == null) {
            throw new IllegalArgumentException(name + ": " + what + " must not be null");
        }
        if (count == arguments.length) {
            arguments = Arrays.copyOf(arguments, count * 2);
        }
        arguments[count++] = value;
        size = (int) Math.min(Integer.MAX_VALUE, (long) size + value.length + OVERHEAD_PER_ARGUMENT);
        return this;
    }

    private void append(byte @Nullable [] value, String what, int index) {
        if (value == null) {
            throw new IllegalArgumentException(name + ": " + what + " must not hold null, at index " + index);
        }
        append(value, what);
    }

    private void requireNonNull(@Nullable Object value, String what) {
        if (value == null) {
            throw new IllegalArgumentException(name + ": " + what + " must not be null");
        }
    }

    private void requireSize(int size, int minimum, String what) {
        if (size < minimum) {
            throw new IllegalArgumentException(
                    name + ": " + what + " must hold at least " + minimum + (minimum == 1 ? " element" : " elements"));
        }
    }
}
