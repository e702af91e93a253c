package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.protocol.RespEncoder;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands under way as one contiguous pipeline: one entry of the queue, one future, one deadline. */
final class PendingBatch extends Pending<List<@Nullable Object>> {

    /** Written in one go; then the socket gets its turn, so that a huge batch does not fill the memory. */
    private static final int BYTES_PER_TURN = 256 * 1024;

    private final List<? extends Command<?>> commands;
    private final @Nullable Object[] results;
    private final long size;
    private final boolean blocking;
    private int encoded;
    private int answered;

    PendingBatch(List<? extends Command<?>> commands, long timeoutNanos, @Nullable Thread waiter) {
        super(timeoutNanos, waiter);
        this.commands = commands;
        this.results = new Object[commands.size()];
        long bytes = 0;
        boolean anyBlocking = false;
        for (Command<?> command : commands) {
            bytes += command.size();
            anyBlocking |= command.isBlocking();
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
        String next = commands.get(Math.min(answered, commands.size() - 1)).name().text();
        return "pipeline of " + commands.size() + " commands, at " + next + " (" + answered + " answered),";
    }

    @Override
    boolean isBlocking() {
        return blocking;
    }

    @Override
    boolean isBarrier() {
        return false;
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
            results[answered] = commands.get(answered).decodeInPlace(reply);
        }
        if (++answered == results.length) {
            succeed(Arrays.asList(results));
        }
    }
}
