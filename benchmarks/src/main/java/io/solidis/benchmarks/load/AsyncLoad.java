package io.solidis.benchmarks.load;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A fixed number of outstanding asynchronous calls and no thread per call: the completion of one starts the next on
 * whatever thread the client completes it.
 */
public final class AsyncLoad implements Load {

    private static final int DRAIN_SECONDS = 30;

    /** What a slot repeats. */
    public interface Operation {

        /** Starts the call with this number. */
        CompletionStage<?> start(long iteration);

        /**
         * Looks at its reply.
         *
         * @return how many commands the call was
         * @throws IllegalStateException when a checked reply is wrong
         */
        int finish(long iteration, @Nullable Object reply);
    }

    private final IntFunction<Operation> operations;
    private final int outstanding;
    private final Runnable closeClient;
    private final CountDownLatch drained;
    private volatile boolean stopping;

    /**
     * Makes a load that has not started.
     *
     * @param operations the operation of each slot, by its number
     * @param outstanding how many calls are in flight at any time
     * @param closeClient called at the end
     */
    public AsyncLoad(IntFunction<Operation> operations, int outstanding, Runnable closeClient) {
        this.operations = operations;
        this.outstanding = outstanding;
        this.closeClient = closeClient;
        this.drained = new CountDownLatch(outstanding);
    }

    @Override
    public void start(Meter meter) {
        for (int i = 0; i < outstanding; i++) {
            new Slot(i, operations.apply(i), meter).launch();
        }
    }

    @Override
    public void stop() throws InterruptedException {
        stopping = true;
        if (!drained.await(DRAIN_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException(
                    drained.getCount() + " calls had no reply " + DRAIN_SECONDS + " s after the end");
        }
    }

    @Override
    public void close() {
        closeClient.run();
    }

    private final class Slot implements BiConsumer<@Nullable Object, @Nullable Throwable> {

        private final int number;
        private final Operation operation;
        private final Meter meter;
        private final CallerMeter mine;
        private long iteration;
        private long startedAt;

        Slot(int number, Operation operation, Meter meter) {
            this.number = number;
            this.operation = operation;
            this.meter = meter;
            this.mine = meter.newSlot();
        }

        void launch() {
            startedAt = (iteration + number) % Meter.SAMPLED == 0 ? System.nanoTime() : 0;
            try {
                CompletionStage<?> unused = operation.start(iteration).whenComplete(this);
            } catch (RuntimeException refused) {
                end(refused);
            }
        }

        @Override
        public void accept(@Nullable Object reply, @Nullable Throwable error) {
            if (error != null) {
                end(error);
                return;
            }
            if (startedAt != 0) {
                meter.recordShared(System.nanoTime() - startedAt);
            }
            try {
                mine.completed(operation.finish(iteration, reply));
            } catch (RuntimeException wrong) {
                end(wrong);
                return;
            }
            iteration++;
            if (stopping) {
                drained.countDown();
            } else {
                launch();
            }
        }

        private void end(Throwable failure) {
            meter.fail(failure);
            drained.countDown();
        }
    }
}
