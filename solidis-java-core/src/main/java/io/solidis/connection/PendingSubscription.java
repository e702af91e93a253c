package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.protocol.ErrorReply;
import io.solidis.protocol.RespEncoder;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A subscription command under way: answered once per channel, or by one error for all. One that names no channel, to end
 * all subscriptions of a kind, is answered an unknown number of times; whoever keeps count tells the last one.
 */
final class PendingSubscription extends Pending<Void> {

    private final Command<?> command;
    private final String kind;
    private final @Nullable Predicate<List<?>> last;
    private int confirmations;

    /**
     * @param last tells the last confirmation of a command that names no channel
     */
    PendingSubscription(Command<?> command, long timeoutNanos, @Nullable Predicate<List<?>> last) {
        super(timeoutNanos, null);
        this.command = command;
        this.kind = command.name().text().toLowerCase(Locale.ROOT);
        this.last = last;
        this.confirmations = command.argumentCount();
    }

    boolean isConfirmedBy(String event) {
        return kind.equals(event);
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
        return false;
    }

    @Override
    boolean isBarrier() {
        return false;
    }

    @Override
    boolean encode(RespEncoder out) {
        command.encode(out);
        return true;
    }

    @Override
    boolean isEndedBy(@Nullable Object reply) {
        if (!(reply instanceof List<?> confirmation)) {
            return true;
        }
        return last == null ? confirmations <= 1 : last.test(confirmation);
    }

    @Override
    void accept(@Nullable Object reply) {
        if (reply instanceof ErrorReply) {
            try {
                command.decode(reply);
            } catch (RuntimeException e) {
                fail(e);
            }
        } else if (isEndedBy(reply)) {
            succeed(null);
        } else {
            confirmations--;
        }
    }
}
