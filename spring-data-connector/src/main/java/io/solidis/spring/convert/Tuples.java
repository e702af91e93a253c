package io.solidis.spring.convert;

import io.solidis.command.reply.PoppedMembers;
import io.solidis.command.reply.ScanPage;
import io.solidis.command.reply.ScoredMember;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.zset.DefaultTuple;
import org.springframework.data.redis.connection.zset.Tuple;

/** Members and scores in Spring's type. */
public final class Tuples {

    private Tuples() {}

    /** One member; {@code null} stays. */
    public static @Nullable Tuple of(@Nullable ScoredMember member) {
        return member == null ? null : new DefaultTuple(member.member(), member.score());
    }

    /** The only member that a blocking pop took; {@code null} when the time was up. */
    public static @Nullable Tuple popped(@Nullable PoppedMembers popped) {
        return popped == null ? null : first(popped.members());
    }

    /** The first member; {@code null} if there is none. */
    public static @Nullable Tuple first(@Nullable List<ScoredMember> members) {
        return members == null || members.isEmpty() ? null : of(members.get(0));
    }

    /** Members in order; {@code null} stays. */
    public static @Nullable Set<Tuple> set(@Nullable List<ScoredMember> members) {
        return members == null ? null : into(new LinkedHashSet<>(Math.max(16, members.size() * 4 / 3 + 1)), members);
    }

    /** Members in order, repetitions kept; {@code null} stays. */
    public static @Nullable List<Tuple> list(@Nullable List<ScoredMember> members) {
        return members == null ? null : into(new ArrayList<>(members.size()), members);
    }

    /** A page of a scan. */
    public static @Nullable ScanPage<Tuple> page(@Nullable ScanPage<ScoredMember> page) {
        return page == null ? null : new ScanPage<>(page.cursor(), into(new ArrayList<>(), page.items()));
    }

    private static <C extends Collection<Tuple>> C into(C tuples, List<ScoredMember> members) {
        for (ScoredMember member : members) {
            tuples.add(new DefaultTuple(member.member(), member.score()));
        }
        return tuples;
    }
}
