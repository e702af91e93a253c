package io.solidis.command;

import org.jspecify.annotations.Nullable;

/**
 * Reads one reply, RESP2 or RESP3 alike. Never sees a top-level error; errors inside arrays reach it as
 * {@link io.solidis.protocol.ErrorReply} values. Runs on the thread that drives the connection, so it must not block.
 *
 * @param <R> the result
 */
@FunctionalInterface
public interface ReplyDecoder<R> {

    /** The result; {@code null} stands for nil, on both sides. See the {@code protocol} package for the reply values. */
    @Nullable
    R decode(@Nullable Object reply);
}
