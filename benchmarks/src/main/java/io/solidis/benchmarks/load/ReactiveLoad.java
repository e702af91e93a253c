package io.solidis.benchmarks.load;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** One stream of calls flattened with a fixed concurrency. */
public final class ReactiveLoad implements Load {

    private static final int DRAIN_SECONDS = 30;

    private final IntFunction<Mono<?>> operation;
    private final int concurrency;
    private final Runnable closeClient;
    private final CountDownLatch drained = new CountDownLatch(1);
    private volatile boolean stopping;

    /**
     * Makes a load that has not started.
     *
     * @param operation the call with this number; it emits exactly one item
     * @param concurrency how many are subscribed at any time
     * @param closeClient called at the end
     */
    public ReactiveLoad(IntFunction<Mono<?>> operation, int concurrency, Runnable closeClient) {
        this.operation = operation;
        this.concurrency = concurrency;
        this.closeClient = closeClient;
    }

    @Override
    public void start(Meter meter) {
        CallerMeter mine = meter.newSlot();
        Disposable unused = Flux.range(0, Integer.MAX_VALUE)
                .takeWhile(i -> !stopping)
                .flatMap(i -> timed(i, meter), concurrency)
                .doFinally(signal -> drained.countDown())
                .subscribe(reply -> mine.completed(1), meter::fail);
    }

    private Mono<?> timed(int i, Meter meter) {
        Mono<?> call = operation.apply(i);
        if (i % Meter.SAMPLED != 0) {
            return call;
        }
        long before = System.nanoTime();
        return call.doOnNext(reply -> meter.recordShared(System.nanoTime() - before));
    }

    @Override
    public void stop() throws InterruptedException {
        stopping = true;
        if (!drained.await(DRAIN_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("The stream had not ended " + DRAIN_SECONDS + " s after the end");
        }
    }

    @Override
    public void close() {
        closeClient.run();
    }
}
