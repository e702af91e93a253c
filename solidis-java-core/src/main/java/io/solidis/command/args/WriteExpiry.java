package io.solidis.command.args;

/** A time to live that a write may set; made by the methods of {@link Expiry}. */
public sealed interface WriteExpiry extends CommandArguments permits Expiry, Expiry.Keep {}
