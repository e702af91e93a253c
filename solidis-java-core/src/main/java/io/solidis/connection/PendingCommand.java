package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.command.Trait;
import io.solidis.protocol.RespEncoder;
import org.jspecify.annotations.Nullable;

/** One command under way. */
final class PendingCommand<R> extends Pending<R> {

    private final Command<R> command;

    PendingCommand(Command<R> command, long timeoutNanos, @Nullable Thread waiter) {
        super(timeoutNanos, waiter);
        this.command = command;
    }

    @Override
    int commands() {
        return 1;
    }

    @Override
    long size() {
        return command.size();
    }

    @Override
    String label() {
        return command.name().text();
    }

    @Override
    boolean isBlocking() {
        return command.isBlocking();
    }

    @Override
    boolean isBarrier() {
        return command.name().is(Trait.BARRIER);
    }

    @Override
    boolean encode(RespEncoder out) {
        command.encode(out);
        return true;
    }

    @Override
    boolean isEndedBy(@Nullable Object reply) {
        return true;
    }

    @Override
    void accept(@Nullable Object reply) {
        if (isDone()) {
            return;
        }
        R value;
        try {
            value = command.decode(reply);
        } catch (RuntimeException | Error e) {
            fail(e);
            return;
        }
        succeed(value);
    }
}
