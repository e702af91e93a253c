package io.solidis.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class DeadlinesTest {
    private final LoopThreads threads = new LoopThreads(1);
    private final EventLoop loop = threads.next();
    private final List<Long> sweeps = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        threads.close();
    }

    @Test
    void manyDeadlinesTogetherCostOneSweepThatIsNeverEarly() {
        Deadlines deadlines = new Deadlines(loop, now -> note(now, Pending.NO_DEADLINE));
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(80);
        loop.execute(() -> {
            for (int i = 0; i < 10_000; i++) {
                deadlines.track(deadline + i);
            }
        });
        Lab.await(() -> !sweeps.isEmpty());
        assertThat(sweeps.get(0) - deadline).isNotNegative();
        assertThat(sweeps).hasSize(1);
    }

    @Test
    void earlierDeadlineComesFirstAndTheLaterOneIsKeptByTheSweep() {
        long start = System.nanoTime();
        long late = start + TimeUnit.MILLISECONDS.toNanos(150);
        Deadlines deadlines = new Deadlines(loop, now -> note(now, now - late < 0 ? late : Pending.NO_DEADLINE));
        loop.execute(() -> {
            deadlines.track(late);
            deadlines.track(start + TimeUnit.MILLISECONDS.toNanos(30));
        });
        Lab.await(() -> sweeps.size() == 2);
        assertThat(sweeps.get(0) - late).isNegative();
        assertThat(sweeps.get(1) - late).isNotNegative();
    }

    @Test
    void noDeadlineNeedsNoSweep() {
        Deadlines deadlines = new Deadlines(loop, now -> note(now, Pending.NO_DEADLINE));
        loop.execute(() -> {
            deadlines.track(Pending.NO_DEADLINE);
            deadlines.track(System.nanoTime());
        });
        Lab.await(() -> sweeps.size() == 1);
    }

    @Test
    void sweepsThatTakeLongLeaveTheLoopMostOfItsTime() {
        AtomicLong spent = new AtomicLong();
        AtomicInteger count = new AtomicInteger();
        long begin = System.nanoTime();
        Deadlines deadlines = new Deadlines(loop, now -> {
            long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(5);
            while (System.nanoTime() - until < 0) {
                Thread.onSpinWait();
            }
            spent.addAndGet(System.nanoTime() - now);
            return count.incrementAndGet() == 6 ? Pending.NO_DEADLINE : now;
        });
        loop.execute(() -> deadlines.track(begin));
        Lab.await(() -> count.get() == 6);
        assertThat(System.nanoTime() - begin).isGreaterThan(spent.get() * 4);
    }

    private long note(long now, long left) {
        sweeps.add(now);
        return left;
    }
}
