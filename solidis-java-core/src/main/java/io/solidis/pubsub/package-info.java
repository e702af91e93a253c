/**
 * Subscriptions: channels, patterns and shard channels on a connection of their own. May use {@code connection} and all
 * it may use. Listeners run on an executor, never on the thread that drives the connection.
 */
@NullMarked
package io.solidis.pubsub;

import org.jspecify.annotations.NullMarked;
