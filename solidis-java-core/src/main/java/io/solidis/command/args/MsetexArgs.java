package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code MSETEX}.
 *
 * @param condition when to write, {@code null} for always
 * @param expiry {@code null} for keys that stay
 */
public record MsetexArgs(
        @Nullable KeyCondition condition, @Nullable WriteExpiry expiry) implements CommandArguments {

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(condition).add(expiry);
    }
}
