package io.solidis.connection;

import io.solidis.command.Command;
import io.solidis.error.CommandInterruptedException;
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
 * Ownership: the constructor runs on the caller, before the queue publishes the object. `writtenNanos` and what subclasses
 * count belong to the event loop; a caller reads `writtenNanos` only to describe a timeout, where a stale value does no
 * harm. `admitted` is set before publication. Completion is decided by CompletableFuture's own CAS, so a
 * reply, a timeout and a cancellation may race: the first wins and the others are dropped. The slot in the queue stays
 * until its replies have come, however the future ended.
 */
/** One entry of a connection's queue: a command, or a batch, that awaits its replies. */
abstract class Pending<R> extends CompletableFuture<R> {

    static final long NO_DEADLINE = Long.MAX_VALUE;

    final long createdNanos;
    final long deadlineNanos;
    private final @Nullable Thread waiter;
    long writtenNanos;
    boolean admitted;

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

    /**
     * Waits for the result on the thread given to the constructor. {@code onGivingUp} ends it when the deadline passes
     * before the event loop gets to it, and is told so when the caller is interrupted.
     */
    final @Nullable R await(GivingUp onGivingUp) {
        boolean interrupted = false;
        while (!isDone()) {
            if (hasDeadline()) {
                long left = deadlineNanos - System.nanoTime();
                if (left <= 0) {
                    onGivingUp.timedOut(this);
                    break;
                }
                LockSupport.parkNanos(this, left);
            } else {
                LockSupport.park(this);
            }
            if (Thread.interrupted()) {
                interrupted = true;
                onGivingUp.interrupted(this, new CommandInterruptedException(label()));
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
            throw e.getCause() instanceof RuntimeException cause ? cause : new SolidisException("call failed", e);
        }
    }

    /** The time a command may take, its waiting on the server included, in nanoseconds; 0 for ever. */
    static long timeoutNanos(Command<?> command, long clientNanos) {
        Duration own = command.timeout();
        long timeout = own == null ? clientNanos : own.toNanos();
        if (timeout == 0 || command.blockMillis() == 0) {
            return 0;
        }
        return command.isBlocking() ? timeout + TimeUnit.MILLISECONDS.toNanos(command.blockMillis()) : timeout;
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
            long waiting = command.isBlocking() ? TimeUnit.MILLISECONDS.toNanos(command.blockMillis()) : 0;
            blocked += waiting;
            longest = Math.max(longest, own - waiting);
        }
        return longest + blocked;
    }

    /** What a waiting caller does when it stops waiting. */
    interface GivingUp {
        void timedOut(Pending<?> pending);

        void interrupted(Pending<?> pending, CommandInterruptedException reason);
    }
}
