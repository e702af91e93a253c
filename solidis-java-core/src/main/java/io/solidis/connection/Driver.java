package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import io.netty.util.internal.PlatformDependent;
import io.solidis.command.ConnectionCommands;
import io.solidis.command.Replies;
import io.solidis.error.ConnectionException;
import io.solidis.error.HandshakeException;
import io.solidis.options.SolidisOptions;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/*
 * Producers meet the event loop at one MPSC queue. Whoever turns `scheduled` on hands this driver to the loop; the loop
 * turns it off only after it found the queue empty, and then looks once more, so an entry added in between is either seen
 * by that look or finds the flag off and schedules a new turn. No entry can be stranded.
 *
 * Everything an entry passes through afterwards (`unsent`, the wire's queue) is an ArrayDeque of the loop. Order:
 * `partial` (half written), then `unsent`, then `submitted`; entries only ever move that way, so the order of submission
 * is the order on the wire, across reconnects too.
 *
 * `state` and `readyNanos` are volatile for those who describe a timeout; `scheduled` tells them whether work waits for
 * the loop.
 */
/** Drives one connection: writes what is submitted, watches deadlines, connects and reconnects. Event loop only. */
final class Driver implements Runnable, Wire.Owner {

    private final SolidisOptions options;
    private final EventLoop loop;
    private final Connector connector;
    private final QueueBudget budget;
    private final ConnectionListener listener;
    private final Reconnecting reconnecting;
    private final Deadlines deadlines;
    private final Backoff backoff;

    private final Queue<Pending<?>> submitted = PlatformDependent.newMpscQueue();
    private final AtomicBoolean scheduled = new AtomicBoolean();
    private final ArrayDeque<Pending<?>> unsent = new ArrayDeque<>();
    private @Nullable Pending<?> partial;
    private @Nullable Wire wire;
    private @Nullable Future<?> nextAttempt;
    private boolean attempting;
    private boolean everReady;
    private boolean reading = true;
    private long waitingSince;
    private long refusedUntil;
    private @Nullable ConnectionException lastFailure;

    private volatile ConnectionState state = ConnectionState.IDLE;
    private volatile long readyNanos;

    Driver(Setup setup) {
        this.options = setup.options();
        this.loop = setup.loop();
        this.budget = setup.budget();
        this.listener = setup.listener();
        this.reconnecting = setup.reconnecting();
        this.connector = new Connector(options, loop, setup.events());
        this.deadlines = new Deadlines(loop, this::sweep);
        this.backoff = new Backoff(
                options.connections().reconnect(), () -> ThreadLocalRandom.current().nextDouble());
    }

    /** What a driver is made of. */
    record Setup(
            SolidisOptions options,
            EventLoop loop,
            QueueBudget budget,
            ConnectionListener listener,
            Reconnecting reconnecting,
            EventRouting events) {}

    // ---- any thread

    void submit(Pending<?> pending) {
        submitted.add(pending);
        if (!scheduled.get() && scheduled.compareAndSet(false, true)) {
            schedule();
        }
    }

    ConnectionState state() {
        return state;
    }

    long readyNanos() {
        return readyNanos;
    }

    /** Whether entries wait for the event loop to take its next turn. */
    boolean isTurnDue() {
        return scheduled.get();
    }

    void execute(Runnable task) {
        loop.execute(task);
    }

    private void schedule() {
        try {
            loop.execute(this);
        } catch (RejectedExecutionException e) {
            Pending<?> pending;
            while ((pending = submitted.poll()) != null) {
                pending.fail(new ConnectionException(pending.label() + " not sent: the client was closed", e));
            }
        }
    }

    // ---- event loop: writing

    @Override
    public void run() {
        do {
            advance();
            scheduled.set(false);
        } while (!submitted.isEmpty() && scheduled.compareAndSet(false, true));
    }

    /** Writes all that may be written, and takes note of the rest. */
    private void advance() {
        Wire ready = wire;
        if (ready == null) {
            collect();
            if (!unsent.isEmpty()) {
                connect();
            }
            return;
        }
        long now = System.nanoTime();
        while (!ready.isClosed() && mayWrite(ready)) {
            Pending<?> next = next();
            if (next == null) {
                break;
            }
            if (next.isBarrier() && !ready.isIdle() || ready.isHeldBack()) {
                unsent.addFirst(next);
                break;
            }
            if (next.isDone() && next != partial) {
                budget.release(QueueBudget.weight(next));
                continue;
            }
            deadlines.track(next.deadlineNanos);
            partial = ready.write(next, now) ? null : next;
        }
        if (!ready.isClosed()) {
            ready.flush();
        }
        collect();
    }

    private static boolean mayWrite(Wire ready) {
        if (!ready.isWritable()) {
            ready.flush();
        }
        return ready.isWritable();
    }

    private @Nullable Pending<?> next() {
        if (partial != null) {
            return partial;
        }
        Pending<?> held = unsent.poll();
        return held != null ? held : submitted.poll();
    }

    /** Takes over what was submitted but cannot be written yet, so that its deadlines are watched. */
    private void collect() {
        Pending<?> pending;
        boolean blocked = wire == null || !unsent.isEmpty() || !wire.isWritable() || wire.isHeldBack();
        while (blocked && (pending = submitted.poll()) != null) {
            if (state == ConnectionState.CLOSED) {
                drop(pending, closedReason());
            } else if (wire == null && refused()) {
                drop(pending, closedReason());
            } else {
                deadlines.track(waitingDeadline(pending));
                unsent.add(pending);
            }
        }
    }

    // ---- event loop: deadlines

    private long sweep(long now) {
        long earliest = Pending.NO_DEADLINE;
        for (var each = unsent.iterator(); each.hasNext(); ) {
            Pending<?> pending = each.next();
            long deadline = waitingDeadline(pending);
            if (pending.isDone() || now - deadline >= 0 && deadline != Pending.NO_DEADLINE) {
                each.remove();
                budget.release(QueueBudget.weight(pending));
                if (pending.isOverdue(now)) {
                    listener.overdue(pending);
                } else {
                    pending.fail(noConnection(pending, now));
                }
            } else {
                earliest = Math.min(earliest, deadline);
            }
        }
        return wire == null ? earliest : Math.min(earliest, sweepInFlight(wire, now));
    }

    private long sweepInFlight(Wire ready, long now) {
        long earliest = Pending.NO_DEADLINE;
        boolean blocking = false;
        boolean anyOverdue = false;
        boolean allOverdue = true;
        for (Pending<?> pending : ready.inFlight()) {
            if (pending.isOverdue(now)) {
                anyOverdue = true;
                blocking |= pending.isBlocking();
                listener.overdue(pending);
            } else {
                allOverdue = false;
                earliest = Math.min(earliest, pending.deadlineNanos);
            }
        }
        if (anyOverdue && ready.isReading() && (blocking || allOverdue || isSilent(ready, now))) {
            ready.close(new IOException("no reply within the command timeout"));
        }
        return earliest;
    }

    /** Whether nothing at all came for as long as a command may take, although something is due. */
    private boolean isSilent(Wire ready, long now) {
        Pending<?> head = ready.inFlight().peekFirst();
        long quietSince = head == null ? now : Math.max(ready.lastReadNanos(), head.writtenNanos);
        long limit = options.timeouts().command().toNanos();
        return limit > 0 && now - quietSince >= limit;
    }

    /** When an entry that waits for a connection has waited enough, even if its own deadline is later. */
    private long waitingDeadline(Pending<?> pending) {
        if (wire != null) {
            return pending.deadlineNanos;
        }
        long patience = Math.max(pending.createdNanos, waitingSince) + options.timeouts().connect().toNanos();
        return pending.hasDeadline() ? Math.min(pending.deadlineNanos, patience) : patience;
    }

    // ---- event loop: connecting

    /** Sees to it that a connection is being made. */
    void connect() {
        if (state == ConnectionState.CLOSED || wire != null || attempting || nextAttempt != null) {
            return;
        }
        state = ConnectionState.CONNECTING;
        attempting = true;
        connector.open().whenComplete((opened, failure) -> {
            attempting = false;
            if (state == ConnectionState.CLOSED) {
                if (opened != null) {
                    opened.close(closedReason());
                }
            } else if (opened != null) {
                ready(opened);
            } else {
                attemptFailed((ConnectionException) failure);
            }
        });
    }

    private void ready(Wire opened) {
        long now = System.nanoTime();
        backoff.ready(now);
        everReady = true;
        lastFailure = null;
        opened.attach(this);
        wire = opened;
        opened.setReading(reading);
        readyNanos = now;
        state = ConnectionState.READY;
        keepAlive(opened);
        listener.ready(this::restore);
        run();
    }

    /** Puts an entry before everything that waits: the session is restored first. */
    private void restore(Pending<?> pending) {
        if (wire != null) {
            deadlines.track(pending.deadlineNanos);
            wire.write(pending, System.nanoTime());
        }
    }

    private void attemptFailed(ConnectionException failure) {
        lastFailure = failure;
        listener.failed(failure);
        long now = System.nanoTime();
        long delay = backoff.next(now);
        boolean refused = failure instanceof HandshakeException;
        refusedUntil = refused ? now + Math.max(delay, options.connections().reconnect().minDelay().toNanos()) : now;
        boolean again = reconnecting == Reconnecting.ALWAYS || reconnecting == Reconnecting.AFTER_LOSS && everReady && !refused;
        if (again) {
            later(delay);
            return;
        }
        state = ConnectionState.IDLE;
        dropUnsent(failure);
        if (reconnecting == Reconnecting.NEVER) {
            close(failure);
        }
    }

    private void later(long delayNanos) {
        state = ConnectionState.CONNECTING;
        nextAttempt = loop.schedule(
                () -> {
                    nextAttempt = null;
                    connect();
                },
                delayNanos,
                TimeUnit.NANOSECONDS);
    }

    private boolean refused() {
        return lastFailure instanceof HandshakeException && System.nanoTime() - refusedUntil < 0;
    }

    private void keepAlive(Wire watched) {
        long interval = options.timeouts().keepAlive().toNanos();
        loop.schedule(
                () -> {
                    if (watched.isClosed()) {
                        return;
                    }
                    if (watched.isIdle() && watched.isReading() && System.nanoTime() - watched.lastReadNanos() >= interval) {
                        restore(new PendingCommand<>(
                                ConnectionCommands.ping().as(Replies.RAW),
                                options.timeouts().connect().toNanos(),
                                null));
                        watched.flush();
                    }
                    keepAlive(watched);
                },
                interval,
                TimeUnit.NANOSECONDS);
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
            advance();
        }
    }

    @Override
    public void event(List<?> message) {
        listener.event(message);
    }

    @Override
    public void closed(Wire closed, Throwable cause) {
        wire = null;
        partial = null;
        if (state == ConnectionState.CLOSED) {
            return;
        }
        waitingSince = System.nanoTime();
        lastFailure = cause instanceof ConnectionException known
                ? known
                : new ConnectionException("the connection to " + options.endpoint() + " was lost: "
                        + ConnectionException.reason(cause), cause);
        listener.lost(lastFailure);
        if (reconnecting == Reconnecting.NEVER) {
            close(lastFailure);
            return;
        }
        later(backoff.next(waitingSince));
        for (Pending<?> pending : unsent) {
            deadlines.track(waitingDeadline(pending));
        }
    }

    // ---- event loop: the end

    /** Closes for good; everything that waits fails. */
    void close(ConnectionException reason) {
        if (state == ConnectionState.CLOSED) {
            return;
        }
        state = ConnectionState.CLOSED;
        lastFailure = reason;
        if (nextAttempt != null) {
            nextAttempt.cancel(false);
        }
        Wire open = wire;
        if (open != null) {
            open.close(reason);
        }
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

    private void drop(Pending<?> pending, ConnectionException reason) {
        budget.release(QueueBudget.weight(pending));
        String message = pending.label() + " not sent: " + reason.getMessage();
        pending.fail(reason instanceof HandshakeException
                ? new HandshakeException(message, reason)
                : new ConnectionException(message, reason));
    }

    private ConnectionException closedReason() {
        return lastFailure != null ? lastFailure : new ConnectionException("the connection is closed", null);
    }

    private ConnectionException noConnection(Pending<?> pending, long now) {
        long waited = TimeUnit.NANOSECONDS.toMillis(now - pending.createdNanos);
        String last = lastFailure == null ? "" : "; last failure: " + lastFailure.getMessage();
        return new ConnectionException(pending.label() + " not sent: no connection to " + options.endpoint() + " for "
                + waited + " ms" + last, lastFailure);
    }
}
