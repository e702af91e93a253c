package io.solidis.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LoadTest {

    private final Meter meter = new Meter();

    @Test
    void callersAreCountedWithoutLosingOne() throws Exception {
        var calls = new AtomicLong();
        var closed = new AtomicInteger();
        try (Load load = new BlockingLoad(
                caller -> i -> (int) (calls.incrementAndGet() & 1) + 1, 4, false, closed::incrementAndGet)) {
            load.start(meter);
            meter.record(true);
            meter.awaitFirst();
            meter.await(Duration.ofMillis(20));
            load.stop();
        }
        assertThat(meter.commands()).isBetween(calls.get(), 2 * calls.get());
        assertThat(closed).hasValue(1);
        assertThat(meter.percentileMicros(99)).isGreaterThanOrEqualTo(meter.percentileMicros(50));
    }

    @Test
    void asManyAsyncCallsAreOutstandingAsWasAskedFor() throws Exception {
        var outstanding = new AtomicInteger();
        var most = new AtomicInteger();
        ExecutorService replies = Executors.newSingleThreadExecutor();
        var load = new AsyncLoad(
                slot -> new Reply(() -> {
                    most.accumulateAndGet(outstanding.incrementAndGet(), Math::max);
                    return CompletableFuture.supplyAsync(outstanding::decrementAndGet, replies);
                }),
                16,
                replies::shutdown);
        try (load) {
            load.start(meter);
            meter.awaitFirst();
            meter.await(Duration.ofMillis(20));
            load.stop();
        }
        assertThat(most.get()).isBetween(2, 16);
        assertThat(outstanding).hasValue(0);
        assertThat(meter.commands()).isGreaterThanOrEqualTo(16);
    }

    @Test
    void aFailedCallEndsTheSampleAtOnce() {
        var load = new AsyncLoad(
                slot -> new Reply(() -> CompletableFuture.failedFuture(new IllegalArgumentException("refused"))),
                1,
                () -> {});
        load.start(meter);

        assertThatIllegalStateException()
                .isThrownBy(() -> meter.await(Duration.ofMinutes(1)))
                .withMessageContaining("refused");
    }

    private record Reply(Supplier<CompletionStage<?>> call) implements AsyncLoad.Operation {

        @Override
        public CompletionStage<?> start(long iteration) {
            return call.get();
        }

        @Override
        public int finish(long iteration, @Nullable Object reply) {
            return 1;
        }
    }
}
