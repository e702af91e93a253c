/**
 * Spring's subscriptions over the core's subscriber. May use {@code execution} and the core's pub/sub. The imperative form
 * runs listeners on the thread that subscribed and waits; never on a thread that drives a connection.
 */
@NullMarked
package io.solidis.spring.pubsub;

import org.jspecify.annotations.NullMarked;
