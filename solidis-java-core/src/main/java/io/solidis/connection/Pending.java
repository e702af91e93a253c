package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.error.SolidisException;
import io.solidis.protocol.RespEncoder;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/*
 * The twin of a command while it is under way, and at the same time its future and the place a blocked caller waits at:
 * one allocation per call.
 *
 * Ownership: the constructor runs on the caller, before the queue publishes the object; `admitted` is set before that too.
 * Everything else belongs to the event loop, and only the loop decides that a deadline has passed, so "sent" or "not sent"
 * is never a guess. A caller gives up by itself only when the loop has not done so for GRACE_NANOS, that is when a callback
 * blocks the loop; then it reads `writtenNanos` for the message alone. Completion is decided by CompletableFuture's own
 * CAS, so a reply, a timeout and a cancellation may race: the first wins and the others are dropped. The slot in the queue
 * stays until its replies have come, however the future ended.
 */
/** One entry of a connection's queue: a command, or a batch, that awaits its replies. */
abstract class Pending<R> extends CompletableFuture<R> {

    static final long NO_DEADLINE = Long.MAX_VALUE;

    /** How long a caller waits for the event loop to end what is overdue or was interrupted. */
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** A century: what is longer is cut to it, so that sums of times never overflow. */
    private static final long LONGEST_NANOS = TimeUnit.DAYS.toNanos(36_500);

    final long createdNanos;
    long deadlineNanos;
    long writtenNanos;
    boolean admitted;
    private final @Nullable Thread waiter;

    /**
     * @param timeoutNanos from now on; 0 for none
     * @param waiter the thread that will call {@link #await}, or {@code null}
     */
    Pending(long timeoutNanos, @Nullable Thread waiter) {
        this.createdNanos = System.nanoTime();
        this.deadlineNanos = timeoutNanos == 0 ? NO_DEADLINE : createdNanos + timeoutNanos;
        this.waiter = waiter;
    }

    /** How many commands this stands for. */
    abstract int commands();

    /** Roughly the bytes of its requests. */
    abstract long size();

    /** What to call it in a message: the name of its command. */
    abstract String label();

    /** Whether the server may hold it back, so that a late reply must never come. */
    abstract boolean isBlocking();

    /** Whether it must be alone on the wire. */
    abstract boolean isBarrier();

    /** Writes its requests, or as many as fill a few buffers; true once all are written. */
    abstract boolean encode(RespEncoder out);

    /** Whether this, the next reply, is its last. */
    abstract boolean isEndedBy(@Nullable Object reply);

    /** Takes the next reply; with the last one it completes the future, as its last act. */
    abstract void accept(@Nullable Object reply);

    /** Asked when the deadline has passed: whether it moved on, since replies have come meanwhile. */
    boolean prolong(long now) {
        return false;
    }

    final boolean hasDeadline() {
        return deadlineNanos != NO_DEADLINE;
    }

    final boolean isOverdue(long now) {
        return hasDeadline() && now - deadlineNanos >= 0;
    }

    final void succeed(@Nullable R value) {
        complete(value);
        wake();
    }

    final void fail(Throwable cause) {
        completeExceptionally(cause);
        wake();
    }

    private void wake() {
        if (waiter != null) {
            LockSupport.unpark(waiter);
        }
    }

    /** How far it has come; asked by a caller that wonders whether the event loop still works on it. */
    long progress() {
        return 0;
    }

    /** Waits for the result on the thread given to the constructor. */
    final @Nullable R await(GivingUp onGivingUp) {
        boolean interrupted = false;
        long interruptedUntil = NO_DEADLINE;
        long grace = GRACE_NANOS;
        long seen = 0;
        while (!isDone()) {
            // the deadline is read anew each time: the event loop moves that of a long batch
            long until = interrupted || !hasDeadline() ? interruptedUntil : deadlineNanos + grace;
            long now = System.nanoTime();
            if (until == NO_DEADLINE) {
                LockSupport.park(this);
            } else if (until - now > 0) {
                LockSupport.parkNanos(this, until - now);
            } else if (progress() != seen && !interrupted) {
                seen = progress();
                grace = now - deadlineNanos + GRACE_NANOS;
            } else {
                onGivingUp.unattended(this);
            }
            if (Thread.interrupted()) {
                interrupted = true;
                interruptedUntil = System.nanoTime() + GRACE_NANOS;
                onGivingUp.interrupted(this);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return result();
    }

    private @Nullable R result() {
        try {
            return join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof SolidisException ours) {
                // made on the event loop for this caller alone, who wants to see the own call and not the loop's
                ours.fillInStackTrace();
                throw ours;
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : new SolidisException("call failed", e);
        }
    }

    /** A duration in nanoseconds, cut to a century. */
    static long nanos(Duration duration) {
        return duration.compareTo(Duration.ofNanos(LONGEST_NANOS)) > 0 ? LONGEST_NANOS : duration.toNanos();
    }

    /** The time a command may take, its waiting on the server included, in nanoseconds; 0 for ever. */
    static long timeoutNanos(Command<?> command, long clientNanos) {
        Duration own = command.timeout();
        long timeout = own == null ? clientNanos : nanos(own);
        if (!command.isBlocking()) {
            return timeout;
        }
        return timeout == 0 || command.blockMillis() == 0 ? 0 : sum(timeout, blockNanos(command));
    }

    /** The time a batch may take: the longest of its commands' own, plus all their waiting on the server. */
    static long timeoutNanos(List<? extends Command<?>> commands, long clientNanos) {
        long longest = clientNanos;
        long blocked = 0;
        for (Command<?> command : commands) {
            long own = timeoutNanos(command, clientNanos);
            if (own == 0) {
                return 0;
            }
            long waiting = command.isBlocking() ? blockNanos(command) : 0;
            blocked = sum(blocked, waiting);
            longest = Math.max(longest, own - waiting);
        }
        return sum(longest, blocked);
    }

    private static long blockNanos(Command<?> command) {
        return Math.min(TimeUnit.MILLISECONDS.toNanos(command.blockMillis()), LONGEST_NANOS);
    }

    private static long sum(long one, long other) {
        return Math.min(one + other, LONGEST_NANOS);
    }

    /** What happens when a waiting caller stops waiting; both see to it that the entry ends. */
    interface GivingUp {
        /** The deadline passed a while ago, and the event loop has not taken note of it. */
        void unattended(Pending<?> pending);

        void interrupted(Pending<?> pending);
    }
}
