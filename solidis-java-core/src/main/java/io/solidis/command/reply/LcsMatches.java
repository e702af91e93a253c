package io.solidis.command.reply;

import java.util.List;

/**
 * Where two strings share their longest common subsequence.
 *
 * @param matches the pieces, last one first
 * @param length bytes of the whole subsequence
 */
public record LcsMatches(List<Match> matches, long length) {

    /**
     * A piece that both strings have; positions are bytes, both ends included.
     *
     * @param firstStart where it begins in the first string
     * @param firstEnd where it ends in the first string
     * @param secondStart where it begins in the second string
     * @param secondEnd where it ends in the second string
     */
    public record Match(long firstStart, long firstEnd, long secondStart, long secondEnd) {

        /** Bytes of this piece. */
        public long length() {
            return firstEnd - firstStart + 1;
        }
    }
}
