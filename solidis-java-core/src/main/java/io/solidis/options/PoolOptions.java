package io.solidis.options;

import java.time.Duration;

/**
 * The pool of exclusive connections: blocking commands, watches and selected databases use them.
 *
 * @param maxSize most connections lent and idle together
 * @param maxWait how long a caller waits for one
 * @param maxIdle how long an idle one is kept
 */
public record PoolOptions(int maxSize, Duration maxWait, Duration maxIdle) {

    /** 64 connections, 5 s of waiting, 1 minute idle. */
    public static final PoolOptions DEFAULT = new PoolOptions(64, Duration.ofSeconds(5), Duration.ofMinutes(1));

    public PoolOptions {
        if (maxSize < 1) {
            throw new IllegalArgumentException("pool size must be at least 1");
        }
        if (maxWait.isNegative() || maxIdle.isNegative()) {
            throw new IllegalArgumentException("pool durations must not be negative");
        }
    }
}
