package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code XREAD} and {@code XREADGROUP}.
 *
 * @param count entries per stream at most, or {@code null} for all
 * @param blockMillis how long to wait for the first entry, 0 for ever, or {@code null} not to wait
 * @param noAck whether what is read counts as acknowledged at once ({@code XREADGROUP} only)
 */
public record XReadArgs(@Nullable Long count, @Nullable Long blockMillis, boolean noAck) implements CommandArguments {

    /** Everything there is, at once. */
    public static final XReadArgs DEFAULT = new XReadArgs(null, null, false);

    /** The same, but so many entries per stream at most. */
    public XReadArgs count(long count) {
        return new XReadArgs(count, blockMillis, noAck);
    }

    /** The same, but waiting for the first entry; 0 is for ever. */
    public XReadArgs block(long millis) {
        return new XReadArgs(count, millis, noAck);
    }

    /** The same, but what is read counts as acknowledged ({@code XREADGROUP} only). */
    public XReadArgs withoutAck() {
        return new XReadArgs(count, blockMillis, true);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (count != null) {
            command.add(Keyword.COUNT).add(count);
        }
        if (blockMillis != null) {
            command.add(Keyword.BLOCK).add(blockMillis).blocking(blockMillis);
        }
        if (noAck) {
            command.add(Keyword.NOACK);
        }
    }
}
