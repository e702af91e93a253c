package io.solidis.pubsub;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * `running` is on while a task of the executor owns the queue's tail; like everywhere else where a queue meets a flag, the
 * owner turns it off and looks once more. `size` decides about reading: above HIGH it stops, and the owner that brings it
 * down to LOW resumes. Both sides read `paused` after changing `size`, so one of them sees what the other did.
 */
/** Events on their way to a listener: in order, one at a time, on an executor; bounded by not reading more. */
final class Mailbox {

    private static final Logger LOG = LoggerFactory.getLogger(Subscriber.class);
    private static final int HIGH = 4096;
    private static final int LOW = 1024;

    private final Executor executor;
    private final Consumer<Boolean> read;
    private final Queue<Runnable> events = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean running = new AtomicBoolean();
    private final AtomicBoolean paused = new AtomicBoolean();
    private final AtomicInteger size = new AtomicInteger();
    private volatile boolean closed;

    /**
     * @param read told whether to read on; any thread
     */
    Mailbox(Executor executor, Consumer<Boolean> read) {
        this.executor = executor;
        this.read = read;
    }

    void add(Runnable event) {
        if (closed) {
            return;
        }
        events.add(event);
        if (size.incrementAndGet() > HIGH && paused.compareAndSet(false, true)) {
            read.accept(false);
            resumeIfLow();
        }
        start();
    }

    void close() {
        closed = true;
        events.clear();
    }

    private void start() {
        if (running.compareAndSet(false, true)) {
            try {
                executor.execute(this::deliver);
            } catch (RejectedExecutionException e) {
                running.set(false);
                LOG.warn("The executor of a subscriber takes no more events; they are dropped", e);
                events.clear();
            }
        }
    }

    private void deliver() {
        Runnable event;
        while ((event = events.poll()) != null) {
            try {
                event.run();
            } catch (RuntimeException | Error e) {
                LOG.warn("A pub/sub listener threw; delivery goes on", e);
            }
            size.decrementAndGet();
            resumeIfLow();
        }
        running.set(false);
        if (!events.isEmpty()) {
            start();
        }
    }

    private void resumeIfLow() {
        if (size.get() <= LOW && paused.compareAndSet(true, false)) {
            read.accept(true);
        }
    }
}
