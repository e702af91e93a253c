package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.reply.LcsMatches;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code LCS} in its three forms; since Redis 7.0. */
public final class LcsCommands {

    private static final CommandName LCS = define("LCS", Trait.READ);

    private LcsCommands() {}

    /** {@code LCS}: the longest common subsequence of two strings. */
    public static Command<byte[]> lcs(byte[] first, byte[] second) {
        return Command.of(LCS).key(first).key(second).reply(Replies.BYTES);
    }

    /** {@code LCS ... LEN}: its length in bytes. */
    public static Command<Long> lcsLength(byte[] first, byte[] second) {
        return Command.of(LCS).key(first).key(second).add(Keyword.LEN).reply(Replies.LONG);
    }

    /**
     * {@code LCS ... IDX}: where both strings have it.
     *
     * @param minLength leaves shorter pieces out; 0 for all
     */
    public static Command<LcsMatches> lcsMatches(byte[] first, byte[] second, long minLength) {
        return Command.of(LCS)
                .key(first)
                .key(second)
                .add(Keyword.IDX)
                .add(Keyword.MINMATCHLEN)
                .add(minLength)
                .reply(LcsCommands::matches);
    }

    private static LcsMatches matches(@Nullable Object reply) {
        List<?> flat = (List<?>) Objects.requireNonNull(reply);
        List<LcsMatches.Match> matches = new ArrayList<>();
        long length = 0;
        for (int i = 0; i + 1 < flat.size(); i += 2) {
            if ("len".equals(Replies.STRING.decode(flat.get(i)))) {
                length = Numbers.parseLong(flat.get(i + 1));
            } else if ("matches".equals(Replies.STRING.decode(flat.get(i)))) {
                for (Object match : (List<?>) flat.get(i + 1)) {
                    matches.add(match((List<?>) match));
                }
            }
        }
        return new LcsMatches(matches, length);
    }

    private static LcsMatches.Match match(List<?> ranges) {
        List<?> first = (List<?>) ranges.get(0);
        List<?> second = (List<?>) ranges.get(1);
        return new LcsMatches.Match(
                Numbers.parseLong(first.get(0)),
                Numbers.parseLong(first.get(1)),
                Numbers.parseLong(second.get(0)),
                Numbers.parseLong(second.get(1)));
    }
}
