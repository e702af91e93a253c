package io.solidis.command.args;

/** A time to live that a read may set; made by the methods of {@link Expiry}. */
public sealed interface ReadExpiry extends CommandArguments permits Expiry, Expiry.Persist {}
