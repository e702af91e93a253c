package io.solidis.node;

import io.solidis.connection.Connection;
import io.solidis.connection.ConnectionState;
import io.solidis.connection.LoopThreads;
import io.solidis.error.CommandInterruptedException;
import io.solidis.error.ConnectionException;
import io.solidis.error.PoolExhaustedException;
import io.solidis.error.SolidisException;
import io.solidis.options.PoolOptions;
import io.solidis.options.SolidisOptions;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/*
 * `members` holds every open connection of the pool, lent or idle; `idle` and `waiters` are never both non-empty. All
 * three change under `lock`, which is held for a few instructions; connections are closed and futures completed after it
 * was released. A connection leaves `members` exactly once: its own closing says so, whether the server, an error or the
 * pool closed it, so no permit is ever lost. The connection given back last is lent first; the others grow old and go.
 */
/** Exclusive connections of one node: made when needed, bounded, cleaned by whoever gives them back. Any thread. */
final class ExclusivePool {

    private final SolidisOptions options;
    private final PoolOptions limits;
    private final LoopThreads threads;
    private final ReentrantLock lock = new ReentrantLock();
    private final Set<Connection> members = new HashSet<>();
    private final ArrayDeque<Idle> idle = new ArrayDeque<>();
    private final ArrayDeque<CompletableFuture<ExclusiveConnection>> waiters = new ArrayDeque<>();
    private boolean evicting;
    private boolean closed;

    private record Idle(Connection connection, long sinceNanos) {}

    ExclusivePool(SolidisOptions options, LoopThreads threads) {
        this.options = options;
        this.limits = options.connections().pool();
        this.threads = threads;
    }

    /** An idle connection, a new one, or the next that is given back within the longest wait. */
    CompletableFuture<ExclusiveConnection> acquire() {
        CompletableFuture<ExclusiveConnection> waiter = new CompletableFuture<>();
        lock.lock();
        try {
            if (closed) {
                return CompletableFuture.failedFuture(clientClosed());
            }
            Connection connection = takeIdle();
            if (connection == null && members.size() < limits.maxSize()) {
                connection = create();
            }
            if (connection != null) {
                return CompletableFuture.completedFuture(lend(connection));
            }
            waiters.add(waiter);
        } finally {
            lock.unlock();
        }
        Future<?> timer = threads.schedule(() -> giveUp(waiter), limits.maxWait());
        if (timer.isCancelled()) {
            giveUp(waiter);
        }
        waiter.whenComplete((lent, failure) -> timer.cancel(false));
        return waiter;
    }

    /** The same, waiting on the calling thread. */
    ExclusiveConnection borrow() {
        LoopThreads.refuseWaiting("An exclusive connection");
        CompletableFuture<ExclusiveConnection> waiter = acquire();
        try {
            return waiter.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new SolidisException("no connection", e);
        } catch (InterruptedException e) {
            if (!waiter.cancel(false)) {
                waiter.thenAccept(ExclusiveConnection::close);
            }
            Thread.currentThread().interrupt();
            throw new CommandInterruptedException("an exclusive connection");
        }
    }

    void giveBack(Connection connection) {
        CompletableFuture<ExclusiveConnection> waiter = null;
        lock.lock();
        try {
            if (isUsable(connection) && !closed) {
                waiter = nextWaiter();
                if (waiter == null) {
                    idle.push(new Idle(connection, System.nanoTime()));
                    evictLater();
                }
            }
        } finally {
            lock.unlock();
        }
        if (waiter != null && !waiter.complete(lend(connection))) {
            giveBack(connection);
        }
    }

    /** Told by the connection itself, once. */
    private void left(Connection connection) {
        CompletableFuture<ExclusiveConnection> waiter;
        Connection replacement = null;
        lock.lock();
        try {
            members.remove(connection);
            idle.removeIf(each -> each.connection() == connection);
            waiter = closed ? null : nextWaiter();
            if (waiter != null) {
                replacement = create();
            }
        } finally {
            lock.unlock();
        }
        if (waiter != null && replacement != null && !waiter.complete(lend(replacement))) {
            giveBack(replacement);
        }
    }

    private void giveUp(CompletableFuture<ExclusiveConnection> waiter) {
        lock.lock();
        try {
            waiters.remove(waiter);
        } finally {
            lock.unlock();
        }
        waiter.completeExceptionally(new PoolExhaustedException("no exclusive connection to " + options.endpoint()
                + " became free within " + limits.maxWait().toMillis() + " ms; all " + limits.maxSize()
                + " are lent out. Enlarge the pool or look for connections that are not closed"));
    }

    private void evict() {
        List<Connection> old = new ArrayList<>();
        lock.lock();
        try {
            evicting = false;
            long now = System.nanoTime();
            while (!idle.isEmpty()
                    && now - idle.getLast().sinceNanos() >= limits.maxIdle().toNanos()) {
                old.add(idle.removeLast().connection());
            }
            evictLater();
        } finally {
            lock.unlock();
        }
        old.forEach(Connection::close);
    }

    /** Connections lent out now. */
    int lent() {
        lock.lock();
        try {
            return members.size() - idle.size();
        } finally {
            lock.unlock();
        }
    }

    void close() {
        List<Connection> all;
        List<CompletableFuture<ExclusiveConnection>> waiting;
        lock.lock();
        try {
            closed = true;
            all = new ArrayList<>(members);
            waiting = new ArrayList<>(waiters);
            waiters.clear();
        } finally {
            lock.unlock();
        }
        all.forEach(Connection::close);
        for (CompletableFuture<ExclusiveConnection> waiter : waiting) {
            waiter.completeExceptionally(clientClosed());
        }
    }

    private static ConnectionException clientClosed() {
        return new ConnectionException("no exclusive connection: the client was closed", null);
    }

    // ---- under the lock

    private Connection create() {
        Connection[] self = new Connection[1];
        self[0] = Connection.exclusive(options, threads, () -> left(self[0]));
        members.add(self[0]);
        return self[0];
    }

    private @Nullable Connection takeIdle() {
        Idle next;
        while ((next = idle.poll()) != null) {
            if (isUsable(next.connection())) {
                return next.connection();
            }
        }
        return null;
    }

    private @Nullable CompletableFuture<ExclusiveConnection> nextWaiter() {
        CompletableFuture<ExclusiveConnection> waiter;
        do {
            waiter = waiters.poll();
        } while (waiter != null && waiter.isDone());
        return waiter;
    }

    /** One timer for all that are idle, set for the one that will have been so for longest. */
    private void evictLater() {
        if (!evicting && !closed && !idle.isEmpty()) {
            evicting = true;
            long left = idle.getLast().sinceNanos() + limits.maxIdle().toNanos() - System.nanoTime();
            threads.schedule(this::evict, Duration.ofNanos(Math.max(0, left)));
        }
    }

    private ExclusiveConnection lend(Connection connection) {
        return new ExclusiveConnection(connection, this, options.session().database());
    }

    private static boolean isUsable(Connection connection) {
        return connection.state() != ConnectionState.CLOSED;
    }
}
