package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.netty.util.internal.PlatformDependent;
import io.solidis.error.ConnectionException;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/*
 * Whoever turns `scheduled` on hands this inbox to the event loop; the loop turns it off only after a turn that emptied
 * the queue, and then looks once more: an entry added in between is either seen by that look or finds the flag off and
 * schedules a new turn. No entry can be stranded. Whoever turned the flag on is the queue's one consumer: the loop, or a
 * producer that found the loop ended.
 *
 * Turns follow one another as separate tasks of the loop, so sockets get theirs in between.
 */
/** Where any thread leaves entries for the event loop: one queue, one flag. Taking out is for the event loop only. */
final class Inbox implements Runnable {

    /** Whom the entries are for. */
    interface Owner {
        /** Takes entries out, on the event loop; true to be given another turn even if nothing new comes. */
        boolean turn();

        /** An entry came after the event loop had ended. Any thread. */
        void drop(Pending<?> pending, ConnectionException reason);
    }

    private final EventLoop loop;
    private final Owner owner;
    private final Queue<Pending<?>> entries = PlatformDependent.newMpscQueue();
    private final AtomicBoolean scheduled = new AtomicBoolean();

    Inbox(EventLoop loop, Owner owner) {
        this.loop = loop;
        this.owner = owner;
    }

    /** Adds an entry; any thread. */
    void add(Pending<?> pending) {
        entries.add(pending);
        requestTurn();
    }

    /** Sees to it that the owner gets a turn; any thread. */
    void requestTurn() {
        if (!scheduled.get() && scheduled.compareAndSet(false, true)) {
            schedule();
        }
    }

    /** Whether entries wait for the event loop; any thread. */
    boolean isTurnDue() {
        return scheduled.get();
    }

    @Nullable
    Pending<?> poll() {
        return entries.poll();
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    @Override
    public void run() {
        boolean again = false;
        try {
            again = owner.turn();
        } finally {
            if (again) {
                schedule();
            } else {
                scheduled.set(false);
                if (!entries.isEmpty()) {
                    requestTurn();
                }
            }
        }
    }

    private void schedule() {
        try {
            loop.execute(this);
        } catch (RejectedExecutionException e) {
            ConnectionException closed = new ConnectionException("the client was closed", e);
            do {
                Pending<?> pending;
                while ((pending = entries.poll()) != null) {
                    owner.drop(pending, closed);
                }
                scheduled.set(false);
            } while (!entries.isEmpty() && scheduled.compareAndSet(false, true));
        }
    }
}
