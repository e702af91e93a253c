package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code SET}.
 *
 * @param condition when to write, {@code null} for always
 * @param expiry {@code null} for a key that stays
 */
public record SetArgs(
        @Nullable SetCondition condition, @Nullable WriteExpiry expiry) implements CommandArguments {

    /** Always, for a key that stays. */
    public static final SetArgs NONE = new SetArgs(null, null);

    /** Writes if the condition holds. */
    public static SetArgs when(SetCondition condition) {
        return new SetArgs(condition, null);
    }

    /** Writes with a time to live. */
    public static SetArgs expiring(WriteExpiry expiry) {
        return new SetArgs(null, expiry);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(condition).add(expiry);
    }
}
