/**
 * What can go wrong, as exceptions. Uses nothing else of Solidis; any thread may create one.
 *
 * <p>Two families never mix: {@link io.solidis.error.RedisReplyException} is the server saying no and leaves the
 * connection usable; everything below {@link io.solidis.error.ConnectionException} and
 * {@link io.solidis.error.ProtocolException} is about the wire. No message ever carries an argument of a command.
 */
@NullMarked
package io.solidis.error;

import org.jspecify.annotations.NullMarked;
