package io.solidis.connection;

import io.solidis.error.CommandTimeoutException;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/*
 * An overdue entry keeps its slot, since its reply may still come and must not become somebody else's. Only three findings
 * make the connection worth less than a new one:
 *  - a blocking command is overdue: the server would do something for it later that nobody receives;
 *  - everything in flight is overdue: nobody loses anything;
 *  - the server is stalled: the entries at the head are overdue one after the other, at least two of them, the first was
 *    written longer ago than a command may take, and nothing at all was read since the last of them was written. A slow
 *    reply that is still arriving, or a command with a longer deadline at the head, is no stall.
 * Callers hear of their timeouts after the socket was closed, so that nothing they do next can meet a server that still
 * holds their blocking command.
 */
/** Looks through what is in flight for passed deadlines. Event loop only. */
final class OverdueCheck {

    private final ConnectionListener listener;
    private final long commandTimeoutNanos;
    private final Map<Pending<?>, CommandTimeoutException> verdicts = new HashMap<>();
    private boolean blocking;
    private boolean othersWait;
    private int overdueAtHead;
    private long lastWrittenNanos;

    /**
     * @param listener says what an overdue entry is told
     * @param commandTimeoutNanos after so much silence a server may count as stalled; 0 for never
     */
    OverdueCheck(ConnectionListener listener, long commandTimeoutNanos) {
        this.listener = listener;
        this.commandTimeoutNanos = commandTimeoutNanos;
    }

    /** Ends what is overdue, and the wire if need be; returns the earliest deadline that is left. */
    long sweep(Wire wire, long now) {
        verdicts.clear();
        blocking = false;
        othersWait = false;
        overdueAtHead = 0;
        boolean anyOverdue = false;
        long earliest = Pending.NO_DEADLINE;
        for (Pending<?> pending : wire.inFlight()) {
            if (pending.isOverdue(now) && !pending.prolong(now)) {
                anyOverdue = true;
                note(pending, now);
            } else {
                othersWait = true;
                earliest = Math.min(earliest, pending.deadlineNanos);
            }
        }
        Map<Pending<?>, CommandTimeoutException> ended = Map.copyOf(verdicts);
        verdicts.clear();
        if (anyOverdue && wire.isReading() && (blocking || !othersWait || isStalled(wire, now))) {
            wire.close(new IOException("no reply within the command timeout"), ended);
            return Pending.NO_DEADLINE;
        }
        ended.forEach(Pending::fail);
        return earliest;
    }

    private void note(Pending<?> pending, long now) {
        blocking |= pending.isBlocking();
        if (!othersWait) {
            overdueAtHead++;
            lastWrittenNanos = pending.writtenNanos;
        }
        if (!pending.isDone()) {
            verdicts.put(pending, listener.timeout(pending, now));
        }
    }

    private boolean isStalled(Wire wire, long now) {
        Pending<?> head = wire.inFlight().peekFirst();
        return commandTimeoutNanos > 0
                && head != null
                && overdueAtHead >= 2
                && now - head.writtenNanos >= commandTimeoutNanos
                && wire.lastReadNanos() - lastWrittenNanos < 0;
    }
}
