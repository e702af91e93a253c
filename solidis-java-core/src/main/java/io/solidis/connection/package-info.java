/**
 * One connection to one server: queue, socket, handshake, deadlines, reconnecting. May use {@code command},
 * {@code protocol}, {@code options} and {@code error}, and Netty. Any thread may submit a command; everything else runs on
 * the one event loop that drives the connection, and a class says so where it does not.
 */
@NullMarked
package io.solidis.connection;

import org.jspecify.annotations.NullMarked;
