package io.solidis.pubsub;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/*
 * `running` is on while a task of the executor owns the queue's tail; like everywhere else where a queue meets a flag, the
 * owner turns it off and looks once more.
 *
 * `weight` decides about reading: above HIGH it stops, and the owner that brings it down to LOW resumes. Nobody hands
 * over "stop" or "go on", which might overtake each other: who changes `paused` has the event loop look at it afterwards,
 * so the last look sees the last change.
 */
/** Events on their way to a listener: in order, one at a time, on an executor; bounded by not reading more. */
final class Mailbox {

    private static final Logger LOG = LoggerFactory.getLogger(Subscriber.class);
    private static final long HIGH = 4 * 1024 * 1024;
    private static final long LOW = 1024 * 1024;
    private static final int OVERHEAD = 256;

    private final Executor executor;
    private final Runnable lookAtReading;
    private final Consumer<Runnable> later;
    private final Queue<Event> events = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean running = new AtomicBoolean();
    private final AtomicBoolean paused = new AtomicBoolean();
    private final AtomicLong weight = new AtomicLong();
    private volatile boolean closed;

    private record Event(Runnable task, long weight) {}

    /**
     * @param lookAtReading has the event loop look at {@link #wantsMore()}; any thread
     * @param later runs a task after a little while
     */
    Mailbox(Executor executor, Runnable lookAtReading, Consumer<Runnable> later) {
        this.executor = executor;
        this.lookAtReading = lookAtReading;
        this.later = later;
    }

    /** Whether more should be read. */
    boolean wantsMore() {
        return !paused.get();
    }

    /**
     * @param bytes what the event holds
     */
    void add(Runnable task, long bytes) {
        if (closed) {
            return;
        }
        Event event = new Event(task, bytes + OVERHEAD);
        events.add(event);
        if (weight.addAndGet(event.weight()) > HIGH && paused.compareAndSet(false, true)) {
            lookAtReading.run();
            resumeIfLow();
        }
        start();
    }

    void close() {
        closed = true;
        events.clear();
    }

    private void start() {
        if (!running.compareAndSet(false, true)) {
            return;
        }
        try {
            executor.execute(this::deliver);
        } catch (RejectedExecutionException e) {
            running.set(false);
            if (executor instanceof ExecutorService service && service.isShutdown()) {
                LOG.warn("The executor of a subscriber has ended; its events are dropped from now on");
                close();
            } else {
                later.accept(this::start);
            }
        }
    }

    private void deliver() {
        Event event;
        while (!closed && (event = events.poll()) != null) {
            try {
                event.task().run();
            } catch (RuntimeException | Error e) {
                LOG.warn("A pub/sub listener threw; delivery goes on", e);
            }
            weight.addAndGet(-event.weight());
            resumeIfLow();
        }
        running.set(false);
        if (!closed && !events.isEmpty()) {
            start();
        }
    }

    private void resumeIfLow() {
        if (weight.get() <= LOW && paused.compareAndSet(true, false)) {
            lookAtReading.run();
        }
    }
}
