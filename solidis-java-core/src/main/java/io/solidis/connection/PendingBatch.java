package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.command.Trait;
import io.solidis.error.CommandRefusedException;
import io.solidis.error.SolidisException;
import io.solidis.protocol.RespEncoder;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Commands under way as one contiguous pipeline: one entry of the queue, one future, one deadline. As a pipeline may be of
 * any length, its deadline is about progress: it moves on as long as replies come or requests leave.
 */
final class PendingBatch extends Pending<List<@Nullable Object>> {

    /** Written in one go; then the socket gets its turn, so that a huge batch does not fill the memory. */
    private static final int BYTES_PER_TURN = 256 * 1024;

    private final List<? extends Command<?>> commands;
    private final @Nullable Object[] results;
    private final long timeoutNanos;
    private final long size;
    private final boolean blocking;
    private int encoded;
    private int answered;
    private long progressAtDeadline;

    /**
     * @throws CommandRefusedException if one of several commands has to be alone on the wire
     */
    PendingBatch(List<? extends Command<?>> commands, long timeoutNanos, @Nullable Thread waiter) {
        super(timeoutNanos, waiter);
        this.commands = commands;
        this.results = new Object[commands.size()];
        this.timeoutNanos = timeoutNanos;
        long bytes = 0;
        boolean anyBlocking = false;
        for (Command<?> command : commands) {
            bytes += command.size();
            anyBlocking |= command.isBlocking();
            if (command.name().is(Trait.BARRIER) && commands.size() > 1) {
                throw new CommandRefusedException("[" + command.name()
                        + "] is not sent in a pipeline: the server may lose its refusal there. Send it alone");
            }
        }
        this.size = bytes;
        this.blocking = anyBlocking;
    }

    @Override
    int commands() {
        return commands.size();
    }

    @Override
    long size() {
        return size;
    }

    @Override
    String label() {
        String next =
                commands.get(Math.min(answered, commands.size() - 1)).name().text();
        return "pipeline of " + commands.size() + " commands, at " + next + " (" + answered + " answered),";
    }

    @Override
    boolean isBlocking() {
        return blocking;
    }

    @Override
    boolean isBarrier() {
        return commands.size() == 1 && commands.get(0).name().is(Trait.BARRIER);
    }

    @Override
    long progress() {
        return (long) encoded + answered;
    }

    @Override
    boolean prolong(long now) {
        if (progress() == progressAtDeadline) {
            return false;
        }
        progressAtDeadline = progress();
        deadlineNanos = now + timeoutNanos;
        return true;
    }

    @Override
    boolean encode(RespEncoder out) {
        long bytes = 0;
        while (encoded < commands.size() && bytes < BYTES_PER_TURN) {
            Command<?> command = commands.get(encoded++);
            command.encode(out);
            bytes += command.size();
        }
        return encoded == commands.size();
    }

    @Override
    boolean isEndedBy(@Nullable Object reply) {
        return answered == results.length - 1;
    }

    @Override
    void accept(@Nullable Object reply) {
        if (!isDone()) {
            results[answered] = decode(commands.get(answered), reply);
        }
        if (++answered == results.length) {
            succeed(Arrays.asList(results));
        }
    }

    private static @Nullable Object decode(Command<?> command, @Nullable Object reply) {
        try {
            return command.decodeInPlace(reply);
        } catch (Error e) {
            return new SolidisException("[" + command.name() + "] its reply could not be decoded", e);
        }
    }
}
