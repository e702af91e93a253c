package io.solidis.spring.pubsub;

import io.solidis.spring.execution.ExceptionTranslator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/*
 * The core runs one task at a time and adds the next one from within the last, so once the end has been seen everything
 * that was received before it is in the queue, and is still run.
 */
/** Runs the events of a subscription on the thread that waits in it. The queue is bounded by the core, which stops reading. */
final class SubscriptionLoop implements Executor {

    private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
    private volatile boolean ended;
    private volatile @Nullable Throwable failure;

    @Override
    public void execute(Runnable event) {
        events.add(event);
    }

    /** Ends the loop once what was received before has been run. */
    void end() {
        events.add(() -> ended = true);
    }

    /** Ends the loop with a failure. */
    void fail(Throwable cause) {
        events.add(() -> {
            failure = cause;
            ended = true;
        });
    }

    /**
     * Runs events until the end.
     *
     * @throws org.springframework.dao.DataAccessException the failure, if there was one, or if the thread was interrupted
     */
    void run() {
        try {
            while (!ended) {
                events.take().run();
            }
        } catch (InterruptedException e) {
            throw ExceptionTranslator.translate(e);
        }
        Runnable rest;
        while ((rest = events.poll()) != null) {
            rest.run();
        }
        if (failure != null) {
            throw ExceptionTranslator.translate(failure);
        }
    }
}
