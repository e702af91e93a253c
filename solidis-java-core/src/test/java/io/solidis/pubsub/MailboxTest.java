package io.solidis.pubsub;

import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.test.Gate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class MailboxTest {
    private final ExecutorService executor = Executors.newFixedThreadPool(4);
    private final AtomicBoolean reading = new AtomicBoolean(true);
    private final List<Integer> delivered = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        executor.shutdownNow();
    }

    @Test
    void eventsAreDeliveredOneAtATimeInOrderWhateverTheExecutor() {
        Mailbox mailbox = mailbox(executor);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        for (int i = 0; i < 20_000; i++) {
            int number = i;
            mailbox.add(
                    () -> {
                        most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                        delivered.add(number);
                        inside.decrementAndGet();
                    },
                    1);
        }
        await(() -> delivered.size() == 20_000);
        assertThat(delivered).isEqualTo(IntStream.range(0, 20_000).boxed().toList());
        assertThat(most).hasValue(1);
    }

    @Test
    void readingStopsWhenTheListenerFallsBehindAndResumesWhenItHasCaughtUp() {
        Gate gate = Gate.closed();
        Mailbox mailbox = mailbox(executor);
        for (int i = 0; i < 10; i++) {
            mailbox.add(() -> pass(gate), 1 << 20);
        }
        assertThat(mailbox.wantsMore()).isFalse();
        assertThat(reading).isFalse();
        gate.open();
        await(reading::get);
        assertThat(mailbox.wantsMore()).isTrue();
    }

    @Test
    void manySmallEventsStopReadingToo() {
        Gate gate = Gate.closed();
        Mailbox mailbox = mailbox(executor);
        int added = 0;
        while (reading.get() && added < 1_000_000) {
            mailbox.add(() -> pass(gate), 0);
            added++;
        }
        assertThat(added).isBetween(1000, 100_000);
        gate.open();
        await(reading::get);
    }

    @Test
    void readingNeverStaysStoppedHoweverPausesAndResumptionsMeet() {
        Mailbox mailbox = mailbox(executor);
        Random random = new Random(7);
        int added = 0;
        for (int i = 0; i < 3000; i++) {
            mailbox.add(() -> delivered.add(0), (5 << 20) + random.nextInt(10));
            added++;
            if (random.nextInt(50) == 0) {
                int soFar = added;
                await(() -> delivered.size() == soFar && reading.get());
            }
        }
        await(() -> delivered.size() == 3000 && reading.get());
        assertThat(mailbox.wantsMore()).isTrue();
    }

    @Test
    void throwingListenerStopsNothing() {
        Mailbox mailbox = mailbox(executor);
        mailbox.add(
                () -> {
                    throw new IllegalStateException("listener");
                },
                1);
        mailbox.add(
                () -> {
                    throw new StackOverflowError();
                },
                1);
        mailbox.add(() -> delivered.add(3), 1);
        await(() -> delivered.size() == 1);
    }

    @Test
    void executorThatIsFullForAWhileLosesNothing() {
        AtomicInteger refusals = new AtomicInteger(3);
        Executor full = task -> {
            if (refusals.getAndDecrement() > 0) {
                throw new RejectedExecutionException("full");
            }
            executor.execute(task);
        };
        Mailbox mailbox = mailbox(full);
        mailbox.add(() -> delivered.add(1), 1);
        mailbox.add(() -> delivered.add(2), 1);
        await(() -> delivered.size() == 2);
        assertThat(delivered).containsExactly(1, 2);
    }

    @Test
    void executorThatHasEndedDropsEventsInsteadOfKeepingThem() {
        executor.shutdown();
        Mailbox mailbox = mailbox(executor);
        for (int i = 0; i < 100; i++) {
            mailbox.add(() -> delivered.add(1), 1 << 20);
        }
        assertThat(reading).isTrue();
        assertThat(delivered).isEmpty();
    }

    @Test
    void nothingIsDeliveredAfterClosing() {
        Gate gate = Gate.closed();
        Mailbox mailbox = mailbox(executor);
        mailbox.add(() -> pass(gate), 1);
        mailbox.add(() -> delivered.add(1), 1);
        mailbox.close();
        mailbox.add(() -> delivered.add(2), 1);
        gate.open();
        executor.shutdown();
        await(executor::isTerminated);
        assertThat(delivered).isEmpty();
    }

    private Mailbox mailbox(Executor executor) {
        Mailbox[] self = new Mailbox[1];
        // looks later, on another thread, as the event loop does
        ExecutorService loop = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        self[0] = new Mailbox(
                executor,
                () -> CompletableFuture.runAsync(() -> reading.set(self[0].wantsMore()), loop)
                        .join(),
                task -> CompletableFuture.delayedExecutor(5, TimeUnit.MILLISECONDS)
                        .execute(task));
        return self[0];
    }

    private static void pass(Gate gate) {
        try {
            gate.pass();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(Callable<Boolean> condition) {
        Awaitility.await()
                .atMost(Duration.ofSeconds(10))
                .pollInterval(Duration.ofMillis(2))
                .until(condition);
    }
}
