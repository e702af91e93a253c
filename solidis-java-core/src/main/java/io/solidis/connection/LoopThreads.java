package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The threads that drive a client's connections. Any thread. */
public final class LoopThreads implements AutoCloseable {

    private static final AtomicInteger NUMBER = new AtomicInteger();

    private final EventLoopGroup group;

    /** Starts {@code threads} daemon threads, each when it is first needed. */
    public LoopThreads(int threads) {
        ThreadFactory factory = task -> new LoopThread(task, "solidis-io-" + NUMBER.incrementAndGet());
        this.group = new MultiThreadIoEventLoopGroup(threads, factory, NioIoHandler.newFactory());
    }

    EventLoop next() {
        return group.next();
    }

    /** Whether the caller is a thread that drives a connection, of any client, and so must not wait for one. */
    static boolean isCurrentThread() {
        return Thread.currentThread() instanceof LoopThread;
    }

    /** Ends the threads; connections must have been closed before. Waits a moment for them. */
    @Override
    public void close() {
        group.shutdownGracefully(0, 2, TimeUnit.SECONDS);
        if (!isCurrentThread()) {
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
