package io.solidis.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.options.ReconnectOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BackoffTest {
    private static final ReconnectOptions OPTIONS = new ReconnectOptions(Duration.ofMillis(20), Duration.ofMillis(80));

    @Test
    void firstAttemptFollowsAtOnceThenDelaysDoubleUpToTheLongest() {
        assertThat(delays(new Backoff(OPTIONS, () -> 1), 6)).containsExactly(0L, 20L, 40L, 80L, 80L, 80L);
    }

    @Test
    void jitterTakesAwayUpToHalf() {
        assertThat(delays(new Backoff(OPTIONS, () -> 0), 5)).containsExactly(0L, 10L, 20L, 40L, 40L);
    }

    @Test
    void delaysNeverOverflowHoweverLongTheServerIsAway() {
        assertThat(delays(new Backoff(OPTIONS, () -> 1), 200).subList(4, 200)).containsOnly(80L);
        ReconnectOptions years = new ReconnectOptions(Duration.ofDays(1), Duration.ofDays(36_500));
        assertThat(delays(new Backoff(years, () -> 1), 200)).allMatch(delay -> delay >= 0);
    }

    @Test
    void connectionThatIsLostSoonDoesNotStartTheCountAnew() {
        Backoff backoff = new Backoff(OPTIONS, () -> 1);
        delays(backoff, 3);
        backoff.ready(0);
        assertThat(millis(backoff.next(TimeUnit.MILLISECONDS.toNanos(79)))).isEqualTo(80);
    }

    @Test
    void connectionThatLivedLongEnoughStartsTheCountAnew() {
        Backoff backoff = new Backoff(OPTIONS, () -> 1);
        delays(backoff, 3);
        backoff.ready(0);
        assertThat(millis(backoff.next(TimeUnit.MILLISECONDS.toNanos(80)))).isZero();
        assertThat(millis(backoff.next(TimeUnit.MILLISECONDS.toNanos(81)))).isEqualTo(20);
    }

    private static List<Long> delays(Backoff backoff, int count) {
        List<Long> delays = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            delays.add(millis(backoff.next(0)));
        }
        return delays;
    }

    private static long millis(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(nanos);
    }
}
