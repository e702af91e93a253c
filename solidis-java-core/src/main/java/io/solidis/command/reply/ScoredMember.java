package io.solidis.command.reply;

import java.util.Arrays;

/** A member of a sorted set with its score. Equal if bytes and score are. */
public record ScoredMember(byte[] member, double score) {

    @Override
    public boolean equals(Object other) {
        return other instanceof ScoredMember that
                && Arrays.equals(member, that.member)
                && Double.compare(score, that.score) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(member) + Double.hashCode(score);
    }
}
