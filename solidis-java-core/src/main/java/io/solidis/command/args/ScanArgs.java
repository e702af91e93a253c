package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of the {@code SCAN} family.
 *
 * @param match glob pattern, {@code null} for everything
 * @param count how much work one call should do, {@code null} for the server's default of 10
 * @param type only keys of this type ({@code SCAN} alone), {@code null} for all
 */
public record ScanArgs(
        byte @Nullable [] match,
        @Nullable Long count,
        @Nullable String type) implements CommandArguments {

    /** Everything, in steps of the server's choice. */
    public static final ScanArgs NONE = new ScanArgs(null, null, null);

    /** The same with a glob pattern. */
    public ScanArgs withMatch(byte[] pattern) {
        return new ScanArgs(pattern, count, type);
    }

    /** The same with an amount of work for one call. */
    public ScanArgs withCount(long elements) {
        return new ScanArgs(match, elements, type);
    }

    /** The same, limited to keys of a type; since Redis 6.0. */
    public ScanArgs withType(String type) {
        return new ScanArgs(match, count, type);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (match != null) {
            command.add(Keyword.MATCH).add(match);
        }
        if (count != null) {
            command.add(Keyword.COUNT).add(count);
        }
        if (type != null) {
            command.add(Keyword.TYPE).add(type);
        }
    }
}
