package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.FastThreadLocalThread;
import io.solidis.error.ConnectionException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The threads that drive a client's connections, and what these connections have in common. Any thread. */
public final class LoopThreads implements AutoCloseable {

    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final EventLoopGroup group;
    private final TlsContexts tls = new TlsContexts();
    private final Set<Driver> open = ConcurrentHashMap.newKeySet();

    /** Starts {@code threads} daemon threads, each when it is first needed. */
    public LoopThreads(int threads) {
        ThreadFactory factory = task -> new LoopThread(task, "solidis-io-" + NUMBER.incrementAndGet());
        this.group = new MultiThreadIoEventLoopGroup(threads, factory, NioIoHandler.newFactory());
    }

    /**
     * Runs a short task on one of the threads after a delay. Cancel what it returns when the task has become needless; it
     * is cancelled already if the threads have ended, and the task will not run.
     */
    public Future<?> schedule(Runnable task, Duration delay) {
        try {
            return group.next().schedule(task, Pending.nanos(delay), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            Future<?> never = new CompletableFuture<>();
            never.cancel(false);
            return never;
        }
    }

    /**
     * Refuses to wait on a thread that drives connections, of any client: it would wait for itself.
     *
     * @param what names the call
     * @throws IllegalStateException on such a thread
     */
    public static void refuseWaiting(Object what) {
        if (Thread.currentThread() instanceof LoopThread) {
            throw new IllegalStateException(what + " was called on the thread that drives the connections, which would "
                    + "wait for itself for ever. Use execute(...) there, or move the call to another thread");
        }
    }

    EventLoop next() {
        return group.next();
    }

    TlsContexts tls() {
        return tls;
    }

    void opened(Driver driver) {
        open.add(driver);
    }

    void closed(Driver driver) {
        open.remove(driver);
    }

    /** Closes all connections that are still open and ends the threads. Waits a moment for them. */
    @Override
    public void close() {
        ConnectionException reason = new ConnectionException("the client was closed", null);
        for (Driver driver : open) {
            driver.execute(() -> driver.close(reason));
        }
        group.shutdownGracefully(0, 2, TimeUnit.SECONDS);
        if (!(Thread.currentThread() instanceof LoopThread)) {
            group.terminationFuture().awaitUninterruptibly(2, TimeUnit.SECONDS);
        }
    }

    private static final class LoopThread extends FastThreadLocalThread {
        LoopThread(Runnable task, String name) {
            super(task, name);
            setDaemon(true);
        }
    }
}
