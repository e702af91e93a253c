package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.protocol.ErrorReply;
import io.solidis.protocol.RespEncoder;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A subscription command under way: answered once per channel, or by one error for all. */
final class PendingSubscription extends Pending<Void> {

    private final Command<?> command;
    private final String kind;
    private int confirmations;

    PendingSubscription(Command<?> command, long timeoutNanos) {
        super(timeoutNanos, null);
        this.command = command;
        this.kind = command.name().text().toLowerCase(Locale.ROOT);
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
        return confirmations == 1 || reply instanceof ErrorReply;
    }

    @Override
    void accept(@Nullable Object reply) {
        if (reply instanceof ErrorReply) {
            try {
                command.decode(reply);
            } catch (RuntimeException e) {
                fail(e);
            }
        } else if (--confirmations == 0) {
            succeed(null);
        }
    }
}
