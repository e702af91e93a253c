package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.solidis.error.ConnectionException;
import io.solidis.options.SolidisOptions;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/*
 * Entries come through the inbox; everything they pass through afterwards (`unsent`, the wire's queue) is an ArrayDeque of
 * the loop. Order: `partial` (half written), then `unsent`, then the inbox; entries only ever move that way, so the order
 * of submission is the order on the wire, across reconnects too.
 *
 * An entry is looked at right before it is written: if it is done or overdue it is never sent. Flushing may make the
 * socket writable at once, which calls advance() again from within; all it works on is in fields, so the outer call just
 * finds less to do. Likewise a completion may close this driver at any point where futures complete.
 */
/** Drives one connection: writes what is submitted, watches deadlines, keeps it connected. Event loop only. */
final class Driver implements Inbox.Owner, Wire.Owner, Reconnector.Owner {

    /** After so many entries the sockets get their turn, so that replies are read while requests keep coming. */
    private static final int ENTRIES_PER_TURN = 4096;

    private final SolidisOptions options;
    private final LoopThreads threads;
    private final EventLoop loop;
    private final QueueBudget budget;
    private final ConnectionListener listener;
    private final Reconnecting policy;
    private final Reconnector reconnector;
    private final KeepAlive keepAlive;
    private final Deadlines deadlines;
    private final OverdueCheck overdue;

    private final Inbox inbox;
    private final ArrayDeque<Pending<?>> unsent = new ArrayDeque<>();
    private @Nullable Pending<?> partial;
    private @Nullable Wire wire;
    private boolean turnCut;
    private boolean reading = true;
    private boolean closed;
    private long waitingSince = System.nanoTime();
    private @Nullable ConnectionException lastFailure;

    private volatile ConnectionState state = ConnectionState.IDLE;
    private volatile long readyNanos;

    Driver(DriverSetup setup) {
        this.options = setup.options();
        this.threads = setup.threads();
        this.loop = threads.next();
        this.inbox = new Inbox(loop, this);
        this.budget = setup.budget();
        this.listener = setup.listener();
        this.policy = setup.policy();
        Connector connector = new Connector(options, loop, setup.events(), threads.tls());
        this.reconnector = new Reconnector(options, loop, connector, this, policy);
        this.keepAlive = new KeepAlive(loop, options.timeouts(), this::sendFirst);
        this.deadlines = new Deadlines(loop, this::sweep);
        this.overdue =
                new OverdueCheck(listener, Pending.nanos(options.timeouts().command()));
        threads.opened(this);
    }

    // ---- any thread

    void submit(Pending<?> pending) {
        inbox.add(pending);
    }

    ConnectionState state() {
        return state;
    }

    long readyNanos() {
        return readyNanos;
    }

    /** Whether entries wait for the event loop to take its next turn. */
    boolean isTurnDue() {
        return inbox.isTurnDue();
    }

    /** Runs a task on the event loop, at once if this is it; not at all once the loop has ended, and all is closed. */
    void execute(Runnable task) {
        if (loop.inEventLoop()) {
            task.run();
            return;
        }
        try {
            loop.execute(task);
        } catch (RejectedExecutionException e) {
            state = ConnectionState.CLOSED;
        }
    }

    // ---- event loop: writing

    @Override
    public boolean turn() {
        advance();
        return turnCut;
    }

    /** Takes a turn for another reason than a submission. */
    private void advanceNow() {
        advance();
        if (turnCut) {
            inbox.requestTurn();
        }
    }

    /** Writes what may be written, and takes note of the rest. */
    private void advance() {
        turnCut = false;
        Wire ready = wire;
        if (ready == null) {
            collect();
            if (!unsent.isEmpty()) {
                connect();
            }
            return;
        }
        long now = System.nanoTime();
        int left = ENTRIES_PER_TURN;
        while (mayWrite(ready)) {
            if (left-- == 0) {
                turnCut = true;
                break;
            }
            Pending<?> next = next();
            if (next == null || !write(ready, next, now)) {
                break;
            }
        }
        if (!ready.isClosed()) {
            ready.flush();
        }
        collect();
    }

    /** Writes an entry or its next part, or finds that it ended; false if it has to wait. */
    private boolean write(Wire ready, Pending<?> next, long now) {
        if (next != partial) {
            if (next.isDone() || next.isOverdue(now)) {
                expire(next, now);
                return true;
            }
            if (ready.isHeldBack() || next.isBarrier() && !ready.isIdle()) {
                unsent.addFirst(next);
                return false;
            }
        }
        deadlines.track(next.deadlineNanos);
        partial = ready.write(next, now) ? null : next;
        return true;
    }

    private static boolean mayWrite(Wire ready) {
        if (!ready.isWritable() && !ready.isClosed()) {
            ready.flush();
        }
        return ready.isWritable();
    }

    private @Nullable Pending<?> next() {
        if (partial != null) {
            return partial;
        }
        Pending<?> held = unsent.poll();
        return held != null ? held : inbox.poll();
    }

    /** Takes over what was submitted but cannot be written yet, so that its deadlines are watched. */
    private void collect() {
        boolean blocked = wire == null || !unsent.isEmpty() || !wire.isWritable() || wire.isHeldBack();
        Pending<?> pending;
        while (blocked && (pending = inbox.poll()) != null) {
            if (closed || wire == null && reconnector.isPausing()) {
                drop(pending, closedReason());
            } else {
                deadlines.track(waitingDeadline(pending));
                unsent.add(pending);
            }
        }
    }

    /** Writes an entry of our own before everything that waits; flushing is up to the caller. */
    private void sendFirst(Pending<?> pending) {
        if (wire == null) {
            pending.fail(closedReason());
            return;
        }
        deadlines.track(pending.deadlineNanos);
        wire.write(pending, System.nanoTime());
    }

    // ---- event loop: deadlines

    private long sweep(long now) {
        long earliest = Pending.NO_DEADLINE;
        boolean anyEnded = false;
        for (Pending<?> pending : unsent) {
            if (hasWaitedEnough(pending, now)) {
                anyEnded = true;
            } else {
                earliest = Math.min(earliest, waitingDeadline(pending));
            }
        }
        if (anyEnded) {
            ArrayDeque<Pending<?>> ended = new ArrayDeque<>();
            unsent.removeIf(pending -> hasWaitedEnough(pending, now) && ended.add(pending));
            ended.forEach(pending -> expire(pending, now));
        }
        return wire == null ? earliest : Math.min(earliest, overdue.sweep(wire, now));
    }

    private boolean hasWaitedEnough(Pending<?> pending, long now) {
        long deadline = waitingDeadline(pending);
        return pending.isDone() || deadline != Pending.NO_DEADLINE && now - deadline >= 0;
    }

    /** When an entry that waits for a connection has waited enough, even if its own deadline is later. */
    private long waitingDeadline(Pending<?> pending) {
        if (wire != null) {
            return pending.deadlineNanos;
        }
        long patience = Math.max(pending.createdNanos, waitingSince) + reconnector.patienceNanos();
        return pending.hasDeadline() ? Math.min(pending.deadlineNanos, patience) : patience;
    }

    /** Ends an entry that was not written and never will be. */
    private void expire(Pending<?> pending, long now) {
        budget.release(QueueBudget.weight(pending));
        if (!pending.isDone()) {
            pending.fail(
                    pending.isOverdue(now)
                            ? listener.timeout(pending, now)
                            : NotSent.noConnection(pending, options.endpoint(), lastFailure, now));
        }
    }

    // ---- event loop: connecting

    /** Sees to it that a connection is being made. */
    private void connect() {
        if (wire == null && !closed) {
            state = ConnectionState.CONNECTING;
            reconnector.connect();
        }
    }

    @Override
    public void opened(Wire opened) {
        opened.attach(this);
        wire = opened;
        lastFailure = null;
        opened.setReading(reading);
        readyNanos = System.nanoTime();
        state = ConnectionState.READY;
        keepAlive.watch(opened);
        listener.ready(this::sendFirst);
        advanceNow();
    }

    @Override
    public void failed(ConnectionException cause) {
        lastFailure = cause;
        listener.lost(cause);
    }

    @Override
    public void refused(ConnectionException cause, boolean again) {
        failed(cause);
        if (policy == Reconnecting.NEVER) {
            close(cause);
            return;
        }
        state = again ? ConnectionState.CONNECTING : ConnectionState.IDLE;
        dropUnsent(cause);
    }

    /** Stops or resumes reading; stopped, a silent socket is not suspicious. */
    void readMessages(boolean read) {
        reading = read;
        if (wire != null) {
            wire.setReading(read);
        }
    }

    // ---- event loop: what the wire says

    @Override
    public void released(long weight) {
        budget.release(weight);
    }

    @Override
    public void progress() {
        if (!unsent.isEmpty() || partial != null) {
            advanceNow();
        }
    }

    @Override
    public void event(List<?> message) {
        listener.event(message);
    }

    @Override
    public void closed(Wire lost, Throwable cause) {
        wire = null;
        partial = null;
        keepAlive.stop();
        if (closed) {
            return;
        }
        waitingSince = System.nanoTime();
        ConnectionException failure = cause instanceof ConnectionException known
                ? known
                : new ConnectionException(
                        "the connection to " + options.endpoint() + " was lost: " + ConnectionException.reason(cause),
                        cause);
        lastFailure = failure;
        if (policy == Reconnecting.NEVER) {
            close(failure);
            return;
        }
        state = ConnectionState.CONNECTING;
        reconnector.lost();
        for (Pending<?> pending : unsent) {
            deadlines.track(waitingDeadline(pending));
        }
        listener.lost(failure);
    }

    // ---- event loop: the end

    /** Whether nothing waits and no reply is outstanding. */
    boolean isQuiet() {
        return unsent.isEmpty() && inbox.isEmpty() && (wire == null || wire.isIdle());
    }

    /** Gives up a command that the server may hold back: the connection is closed before its caller is told. */
    void abandon(Pending<?> pending, RuntimeException verdict) {
        if (pending.writtenNanos == 0) {
            pending.fail(verdict);
        }
        if (!closed) {
            ConnectionException reason = new ConnectionException(pending.label() + " was given up", verdict);
            close(reason, Map.of(pending, verdict));
        }
    }

    /** Closes for good; everything that waits fails. */
    void close(ConnectionException reason) {
        close(reason, Map.of());
    }

    private void close(ConnectionException reason, Map<Pending<?>, RuntimeException> verdicts) {
        if (closed) {
            return;
        }
        closed = true;
        state = ConnectionState.CLOSED;
        lastFailure = reason;
        reconnector.close(reason);
        if (wire != null) {
            wire.close(reason, verdicts);
        }
        threads.closed(this);
        listener.closed();
        dropUnsent(reason);
        collect();
    }

    private void dropUnsent(ConnectionException reason) {
        Pending<?>[] waiting = unsent.toArray(new Pending<?>[0]);
        unsent.clear();
        for (Pending<?> pending : waiting) {
            drop(pending, reason);
        }
    }

    @Override
    public void drop(Pending<?> pending, ConnectionException reason) {
        budget.release(QueueBudget.weight(pending));
        pending.fail(NotSent.because(reason, pending));
    }

    private ConnectionException closedReason() {
        return lastFailure != null ? lastFailure : new ConnectionException("the connection is closed", null);
    }
}
