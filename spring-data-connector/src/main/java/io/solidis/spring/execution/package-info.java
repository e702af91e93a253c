/**
 * How a command that Spring asks for is run: now, as part of a pipeline, or as part of a transaction. May use the core
 * and Spring's exceptions. An execution belongs to one connection and is used by the thread that uses the connection;
 * {@link io.solidis.spring.execution.Immediate} has no state and is shared.
 */
@NullMarked
package io.solidis.spring.execution;

import org.jspecify.annotations.NullMarked;
