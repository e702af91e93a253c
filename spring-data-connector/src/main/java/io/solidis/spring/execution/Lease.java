package io.solidis.spring.execution;

import io.solidis.command.CommandExecutor;

/**
 * An executor that one connection has for itself.
 *
 * @param executor runs commands nobody else can come between
 * @param giveBack ends the lease; called once
 */
public record Lease(CommandExecutor executor, Runnable giveBack) {}
