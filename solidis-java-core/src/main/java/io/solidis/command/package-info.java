/**
 * Commands as pure values: what to send and how to read the answer. One factory method per command in one class per
 * group ({@link io.solidis.command.StringCommands} ...); every surface is only another
 * {@link io.solidis.command.CommandExecutor} of the same value. May use {@code error} and {@code protocol}. Everything
 * here is immutable or confined to the thread that builds it.
 */
@NullMarked
package io.solidis.command;

import org.jspecify.annotations.NullMarked;
