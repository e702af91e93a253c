package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code XCLAIM}.
 *
 * @param idleMillis how long the entries count as idle, or {@code null} for not at all
 * @param time when they count as delivered, in Unix milliseconds, instead of {@code idleMillis}; or {@code null}
 * @param retryCount how often they count as delivered, or {@code null} for once more
 * @param force whether to claim entries that nobody has
 * @param lastId the last entry the group got, if that is further than it knows; or {@code null}
 */
public record XClaimArgs(
        @Nullable Long idleMillis,
        @Nullable Long time,
        @Nullable Long retryCount,
        boolean force,
        @Nullable String lastId)
        implements CommandArguments {

    @Override
    public void appendTo(CommandBuilder command) {
        if (idleMillis != null) {
            command.add(Keyword.IDLE).add(idleMillis);
        }
        if (time != null) {
            command.add(Keyword.TIME).add(time);
        }
        if (retryCount != null) {
            command.add(Keyword.RETRYCOUNT).add(retryCount);
        }
        if (force) {
            command.add(Keyword.FORCE);
        }
        if (lastId != null) {
            command.add(Keyword.LASTID).add(lastId);
        }
    }
}
