package io.solidis.options;

import java.time.Duration;

/**
 * How a lost connection comes back. The first attempt follows at once, the n-th after it waits
 * {@code minDelay * 2^(n-1)}, at most {@code maxDelay}, half of it at random. The count starts anew only after a
 * connection lived for {@code maxDelay}, so a server that accepts and drops is not stormed.
 *
 * @param minDelay first delay
 * @param maxDelay longest delay
 */
public record ReconnectOptions(Duration minDelay, Duration maxDelay) {

    /** From 100 ms to 2 s. */
    public static final ReconnectOptions DEFAULT = new ReconnectOptions(Duration.ofMillis(100), Duration.ofSeconds(2));

    public ReconnectOptions {
        if (minDelay.isNegative() || minDelay.isZero() || maxDelay.compareTo(minDelay) < 0) {
            throw new IllegalArgumentException("reconnect delays must be positive and minDelay <= maxDelay");
        }
    }
}
