package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code SHUTDOWN}.
 *
 * @param save whether to save the data first, or {@code null} for what the server is configured to do
 * @param now whether not to wait for replicas that lag behind (Redis 7)
 * @param force whether to ignore errors that would keep the server from exiting (Redis 7)
 */
public record ShutdownArgs(@Nullable Boolean save, boolean now, boolean force) implements CommandArguments {

    /** Saves the data, even if no save points are configured. */
    public static final ShutdownArgs SAVE = new ShutdownArgs(true, false, false);

    /** Does not save the data. */
    public static final ShutdownArgs NOSAVE = new ShutdownArgs(false, false, false);

    @Override
    public void appendTo(CommandBuilder command) {
        if (save != null) {
            command.add(save ? Keyword.SAVE : Keyword.NOSAVE);
        }
        if (now) {
            command.add(Keyword.NOW);
        }
        if (force) {
            command.add(Keyword.FORCE);
        }
    }
}
