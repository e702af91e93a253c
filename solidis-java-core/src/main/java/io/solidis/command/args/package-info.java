/**
 * Options of commands as small immutable records: a new option never becomes a new parameter. May use {@code command};
 * any thread.
 */
@NullMarked
package io.solidis.command.args;

import org.jspecify.annotations.NullMarked;
