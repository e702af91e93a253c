package io.solidis.benchmarks.client;

/** The kinds of API a client can be measured through. */
public enum Surface {
    /** Blocking calls through {@code RedisTemplate}. */
    TEMPLATE,
    /** {@code ReactiveRedisTemplate}. */
    REACTIVE,
    /** The client's own asynchronous API, without Spring. */
    ASYNC,
    /** The client's own explicit pipeline on one thread, for a client without an asynchronous API. */
    PIPELINE
}
