package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code RESTORE}.
 *
 * @param replace overwrite the key
 * @param absolute the time to live is milliseconds since 1970
 * @param idleSeconds how long the key counts as unused, {@code null} to leave it
 * @param frequency how often the key counts as used (0 to 255), {@code null} to leave it
 */
public record RestoreArgs(
        boolean replace,
        boolean absolute,
        @Nullable Long idleSeconds,
        @Nullable Integer frequency) implements CommandArguments {

    public RestoreArgs {
        if (idleSeconds != null && frequency != null) {
            throw new IllegalArgumentException("idleSeconds or frequency: a server keeps only one of them");
        }
    }

    /** Fails where the key exists; the time to live is relative. */
    public static final RestoreArgs NONE = new RestoreArgs(false, false, null, null);

    /** Overwrites the key. */
    public static final RestoreArgs REPLACE = new RestoreArgs(true, false, null, null);

    @Override
    public void appendTo(CommandBuilder command) {
        if (replace) {
            command.add(Keyword.REPLACE);
        }
        if (absolute) {
            command.add(Keyword.ABSTTL);
        }
        if (idleSeconds != null) {
            command.add(Keyword.IDLETIME).add(idleSeconds);
        }
        if (frequency != null) {
            command.add(Keyword.FREQ).add(frequency);
        }
    }
}
