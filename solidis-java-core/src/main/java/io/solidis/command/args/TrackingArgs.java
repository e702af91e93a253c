package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code CLIENT TRACKING ON}.
 *
 * @param redirect number of the connection that gets the invalidations, or {@code null} for this one (RESP3)
 * @param prefixes with {@code broadcast}: only keys that begin so; empty for all
 * @param mode which keys are tracked
 * @param noLoop whether to leave out keys that this connection changed itself
 */
public record TrackingArgs(@Nullable Long redirect, List<byte[]> prefixes, Mode mode, boolean noLoop)
        implements CommandArguments {

    /** Tracks every key that this connection reads. */
    public static final TrackingArgs DEFAULT = new TrackingArgs(null, List.of(), Mode.READ, false);

    /** Which keys are tracked. */
    public enum Mode {
        /** Those that the connection reads. */
        READ,
        /** All, read or not. */
        BROADCAST,
        /** Those read right after {@code CLIENT CACHING YES}. */
        OPTIN,
        /** Those read, but not right after {@code CLIENT CACHING NO}. */
        OPTOUT
    }

    public TrackingArgs {
        prefixes = List.copyOf(prefixes);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (redirect != null) {
            command.add(Keyword.REDIRECT).add(redirect);
        }
        for (byte[] prefix : prefixes) {
            command.add(Keyword.PREFIX).add(prefix, "prefixes");
        }
        switch (mode) {
            case READ -> {}
            case BROADCAST -> command.add(Keyword.BCAST);
            case OPTIN -> command.add(Keyword.OPTIN);
            case OPTOUT -> command.add(Keyword.OPTOUT);
        }
        if (noLoop) {
            command.add(Keyword.NOLOOP);
        }
    }
}
