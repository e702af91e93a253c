/**
 * Spring's reactive connection over the core. Uses the same commands, {@code spec} and {@code convert} classes as the
 * imperative side: nothing here knows a wire form or a reply. May use Reactor, which the core never sees. Commands are sent
 * by the thread that asks for results and results are handed on by the thread that drives the connection, so what a
 * subscriber does there must not block; messages of subscriptions come on a thread of Reactor's parallel scheduler.
 */
@NullMarked
package io.solidis.spring.reactive;

import org.jspecify.annotations.NullMarked;
