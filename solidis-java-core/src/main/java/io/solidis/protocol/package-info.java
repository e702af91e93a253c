/**
 * RESP2 and RESP3: bytes to reply values and arguments to bytes. Knows no channel, no future and no command; may use
 * {@code error} and Netty's buffers only. Nothing here is thread-safe: the thread that drives a connection owns its
 * decoder and encoder. (The reply value types are immutable once handed out.)
 *
 * <p>Reply values: status {@code String}, bulk and verbatim string {@code byte[]}, integer {@code Long}, nil
 * {@code null}, array and set {@code List<Object>}, map {@link io.solidis.protocol.MapReply} (a flat key, value list, so
 * that it has the shape RESP2 gives), double {@code Double}, boolean {@code Boolean}, big number {@code BigInteger},
 * error {@link io.solidis.protocol.ErrorReply}, push {@link io.solidis.protocol.PushReply}. Attributes are dropped.
 */
@NullMarked
package io.solidis.protocol;

import org.jspecify.annotations.NullMarked;
