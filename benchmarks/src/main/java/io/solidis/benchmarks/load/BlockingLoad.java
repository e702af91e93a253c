package io.solidis.benchmarks.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Callers that each repeat a blocking operation, on platform or virtual threads. */
public final class BlockingLoad implements Load {

    private static final int DRAIN_SECONDS = 30;

    /** What a caller repeats. */
    public interface Operation {

        /**
         * Runs once.
         *
         * @param iteration counts from 0
         * @return how many commands that were
         * @throws Exception when a command fails or a checked reply is wrong
         */
        int run(long iteration) throws Exception;
    }

    private final IntFunction<Operation> operations;
    private final int callers;
    private final boolean virtual;
    private final Runnable closeClient;
    private final List<Future<?>> running = new ArrayList<>();
    private @Nullable ExecutorService threads;
    private volatile boolean stopping;

    /**
     * Makes a load that has not started.
     *
     * @param operations the operation of each caller, by its number
     * @param callers how many callers there are
     * @param virtual whether they are virtual threads
     * @param closeClient called at the end
     */
    public BlockingLoad(IntFunction<Operation> operations, int callers, boolean virtual, Runnable closeClient) {
        this.operations = operations;
        this.callers = callers;
        this.virtual = virtual;
        this.closeClient = closeClient;
    }

    @Override
    public void start(Meter meter) {
        ExecutorService executor = virtual ? virtualThreads() : Executors.newFixedThreadPool(callers);
        threads = executor;
        for (int i = 0; i < callers; i++) {
            Operation operation = operations.apply(i);
            CallerMeter mine = meter.newCaller(callers);
            Callable<@Nullable Void> caller = () -> {
                repeat(operation, mine, meter);
                return null;
            };
            running.add(executor.submit(caller));
        }
    }

    // The end of one call is the start of the next, so the clock is read once per call.
    private void repeat(Operation operation, CallerMeter mine, Meter meter) {
        try {
            long before = System.nanoTime();
            for (long i = 0; !stopping; i++) {
                int commands = operation.run(i);
                long after = System.nanoTime();
                mine.completed(commands, after - before);
                before = after;
            }
        } catch (Throwable failure) {
            meter.fail(failure);
        }
    }

    // The class files are for Java 17; this method exists since 21.
    private static ExecutorService virtualThreads() {
        try {
            return (ExecutorService)
                    Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This Java has no virtual threads: use 21 or newer", e);
        }
    }

    @Override
    public void stop() throws InterruptedException {
        stopping = true;
        for (Future<?> caller : running) {
            try {
                caller.get(DRAIN_SECONDS, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                throw new IllegalStateException("A caller was still blocked " + DRAIN_SECONDS + " s after the end", e);
            } catch (ExecutionException e) {
                throw new IllegalStateException("A caller ended with an error", e);
            }
        }
    }

    @Override
    public void close() {
        if (threads != null) {
            threads.shutdown();
        }
        closeClient.run();
    }
}
