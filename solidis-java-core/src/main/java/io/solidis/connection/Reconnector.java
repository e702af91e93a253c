package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import io.solidis.error.ConnectionException;
import io.solidis.error.HandshakeException;
import io.solidis.options.SolidisOptions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/*
 * At most one of `attempt` and `nextAttempt` is set, and neither while there is a wire. After an attempt that nothing
 * follows by itself, `pausedUntil` keeps callers from starting attempts faster than the backoff allows: until then they
 * get the reason of the last failure at once.
 */
/** Makes the connection and brings it back after a loss; see {@link Reconnecting}. Event loop only. */
final class Reconnector {

    /** Whom it works for. */
    interface Owner {
        /** A wire is ready for commands. */
        void opened(Wire wire);

        /** An attempt failed; another one follows by itself. Commands go on waiting. */
        void failed(ConnectionException cause);

        /** An attempt failed, and those who wait shall know. {@code again} if another one follows by itself. */
        void refused(ConnectionException cause, boolean again);
    }

    private static final long SLACK_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final EventLoop loop;
    private final Connector connector;
    private final Owner owner;
    private final Reconnecting policy;
    private final Backoff backoff;
    private final long minDelayNanos;
    private final long patienceNanos;
    private @Nullable CompletableFuture<Wire> attempt;
    private @Nullable Future<?> nextAttempt;
    private boolean everReady;
    private boolean pausing;
    private boolean closed;
    private long pausedUntil;

    Reconnector(SolidisOptions options, EventLoop loop, Connector connector, Owner owner, Reconnecting policy) {
        this.loop = loop;
        this.connector = connector;
        this.owner = owner;
        this.policy = policy;
        this.minDelayNanos = Pending.nanos(options.connections().reconnect().minDelay());
        this.patienceNanos = Pending.nanos(options.timeouts().connect()) + SLACK_NANOS;
        this.backoff = new Backoff(
                options.connections().reconnect(),
                () -> ThreadLocalRandom.current().nextDouble());
    }

    /** Sees to it that a connection is being made. */
    void connect() {
        if (closed || attempt != null || nextAttempt != null) {
            return;
        }
        pausing = false;
        CompletableFuture<Wire> opening = connector.open();
        attempt = opening;
        opening.whenComplete((wire, failure) -> {
            attempt = null;
            if (closed) {
                return;
            }
            if (wire != null) {
                everReady = true;
                backoff.ready(System.nanoTime());
                owner.opened(wire);
            } else {
                attemptFailed((ConnectionException) failure);
            }
        });
    }

    private void attemptFailed(ConnectionException failure) {
        long now = System.nanoTime();
        long delay = backoff.next(now);
        boolean refused = failure instanceof HandshakeException;
        boolean again = policy == Reconnecting.ALWAYS || policy == Reconnecting.AFTER_LOSS && everReady && !refused;
        if (again) {
            later(refused ? Math.max(delay, minDelayNanos) : delay);
        }
        if (refused || !again) {
            pausing = true;
            pausedUntil = now + (refused ? Math.max(delay, minDelayNanos) : delay);
            owner.refused(failure, again);
        } else {
            owner.failed(failure);
        }
    }

    /** How long to wait for an attempt: a little longer than it may take, since its failure says more than "too long". */
    long patienceNanos() {
        return patienceNanos;
    }

    /** The wire was lost: brings it back. */
    void lost() {
        later(backoff.next(System.nanoTime()));
    }

    /** Whether the last attempt failed for a reason that will hardly have gone away yet. */
    boolean isPausing() {
        return pausing && System.nanoTime() - pausedUntil < 0;
    }

    /** Ends what is going on. */
    void close(ConnectionException reason) {
        closed = true;
        if (nextAttempt != null) {
            nextAttempt.cancel(false);
        }
        if (attempt != null) {
            attempt.completeExceptionally(reason);
        }
    }

    private void later(long delayNanos) {
        nextAttempt = loop.schedule(
                () -> {
                    nextAttempt = null;
                    connect();
                },
                delayNanos,
                TimeUnit.NANOSECONDS);
    }
}
