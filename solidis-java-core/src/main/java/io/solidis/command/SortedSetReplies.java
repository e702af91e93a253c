package io.solidis.command;

import io.solidis.command.reply.PoppedMembers;
import io.solidis.command.reply.RankAndScore;
import io.solidis.command.reply.ScanPage;
import io.solidis.command.reply.ScoredMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/*
 * Members with scores come flat (member, score, member, score) in RESP2, and in RESP3 where only one may come; else as
 * pairs. Scores are text or doubles. An element tells by its type which of the two it is.
 */
/** Reads members and their scores. */
final class SortedSetReplies {

    /** Members with scores; nil gives {@code null}. */
    static final ReplyDecoder<List<ScoredMember>> SCORED_MEMBERS = SortedSetReplies::scoredMembers;

    /** The only member with its score; {@code null} when there is none. */
    static final ReplyDecoder<ScoredMember> SCORED_MEMBER = reply -> {
        List<ScoredMember> members = scoredMembers(reply);
        return members == null || members.isEmpty() ? null : members.get(0);
    };

    /** Key, member, score. */
    static final ReplyDecoder<PoppedMembers> POPPED_ONE =
            reply -> reply instanceof List<?> parts ? popped(parts, parts.subList(1, parts.size())) : nil(reply);

    /** Key, members with scores. */
    static final ReplyDecoder<PoppedMembers> POPPED =
            reply -> reply instanceof List<?> parts ? popped(parts, parts.get(1)) : nil(reply);

    /** Rank, score. */
    static final ReplyDecoder<RankAndScore> RANK_AND_SCORE = reply -> reply instanceof List<?> parts
            ? new RankAndScore(Numbers.parseLong(parts.get(0)), Numbers.parseDouble(parts.get(1)))
            : nil(reply);

    /** A page of members with scores. */
    static final ReplyDecoder<ScanPage<ScoredMember>> SCORED_PAGE = ScanReplies.page(SCORED_MEMBERS);

    private SortedSetReplies() {}

    private static @Nullable List<ScoredMember> scoredMembers(@Nullable Object reply) {
        if (reply == null) {
            return null;
        }
        List<?> replies = (List<?>) reply;
        List<ScoredMember> members = new ArrayList<>(replies.size());
        for (int i = 0; i < replies.size(); i++) {
            members.add(
                    replies.get(i) instanceof List<?> pair
                            ? scored(pair.get(0), pair.get(1))
                            : scored(replies.get(i), replies.get(++i)));
        }
        return members;
    }

    private static ScoredMember scored(Object member, Object score) {
        return new ScoredMember(Objects.requireNonNull(Replies.BYTES.decode(member)), Numbers.parseDouble(score));
    }

    private static PoppedMembers popped(List<?> parts, Object members) {
        return new PoppedMembers(
                Objects.requireNonNull(Replies.BYTES.decode(parts.get(0))),
                Objects.requireNonNull(scoredMembers(members)));
    }

    private static <T> @Nullable T nil(@Nullable Object reply) {
        if (reply != null) {
            throw new ClassCastException(Replies.shapeOf(reply) + " where an array belongs");
        }
        return null;
    }
}
