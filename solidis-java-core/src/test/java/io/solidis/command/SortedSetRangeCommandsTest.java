package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.real;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.command.args.Bounds;
import io.solidis.command.args.Limit;
import io.solidis.command.args.ZRangeArgs;
import io.solidis.command.reply.ScoredMember;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SortedSetRangeCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final List<byte[]> AB = List.of(b("a"), b("b"));
    private static final List<ScoredMember> SCORED =
            List.of(new ScoredMember(b("a"), Double.NEGATIVE_INFINITY), new ScoredMember(b("b"), 2.5));
    private static final Bounds SCORES = Bounds.text("(1", "+inf");
    private static final Bounds MEMBERS = new Bounds(Bounds.including(b("a")), Bounds.excluding(b("c")));

    @Override
    public List<CommandRow> rows() {
        return Stream.of(ranges(), oldRanges(), writing()).flatMap(List::stream).toList();
    }

    private static List<CommandRow> ranges() {
        return List.of(
                members("zrange", SortedSetRangeCommands.zrange(K, 0, -1)).sends("ZRANGE @k 0 -1"),
                members(
                                "zrange",
                                SortedSetRangeCommands.zrange(
                                        K, ZRangeArgs.byRank(0, 4).reversed()))
                        .sends("ZRANGE @k 0 4 REV"),
                members(
                                "zrange",
                                SortedSetRangeCommands.zrange(
                                        K, ZRangeArgs.byScore(SCORES).limit(1, 2)))
                        .sends("ZRANGE @k (1 +inf BYSCORE LIMIT 1 2"),
                members(
                                "zrange",
                                SortedSetRangeCommands.zrange(
                                        K, ZRangeArgs.byLex(MEMBERS).reversed().limit(0, -1)))
                        .sends("ZRANGE @k (c [a BYLEX REV LIMIT 0 -1"),
                scored("zrangeWithScores", SortedSetRangeCommands.zrangeWithScores(K, 0, -1))
                        .sends("ZRANGE @k 0 -1 WITHSCORES"),
                scored(
                                "zrangeWithScores",
                                SortedSetRangeCommands.zrangeWithScores(
                                        K, ZRangeArgs.byScore(SCORES).reversed().limit(0, 2)))
                        .sends("ZRANGE @k +inf (1 BYSCORE REV LIMIT 0 2 WITHSCORES"));
    }

    private static List<CommandRow> oldRanges() {
        Limit limit = new Limit(3, 5);
        return List.of(
                members("zrangebylex", SortedSetRangeCommands.zrangebylex(K, MEMBERS, limit))
                        .sends("ZRANGEBYLEX @k [a (c LIMIT 3 5"),
                members("zrangebyscore", SortedSetRangeCommands.zrangebyscore(K, SCORES, null))
                        .sends("ZRANGEBYSCORE @k (1 +inf"),
                scored("zrangebyscoreWithScores", SortedSetRangeCommands.zrangebyscoreWithScores(K, SCORES, limit))
                        .sends("ZRANGEBYSCORE @k (1 +inf WITHSCORES LIMIT 3 5"),
                members("zrevrange", SortedSetRangeCommands.zrevrange(K, 1, 2)).sends("ZREVRANGE @k 1 2"),
                scored("zrevrangeWithScores", SortedSetRangeCommands.zrevrangeWithScores(K, 1, 2))
                        .sends("ZREVRANGE @k 1 2 WITHSCORES"),
                members("zrevrangebylex", SortedSetRangeCommands.zrevrangebylex(K, MEMBERS, null))
                        .sends("ZREVRANGEBYLEX @k (c [a"),
                members("zrevrangebyscore", SortedSetRangeCommands.zrevrangebyscore(K, SCORES, limit))
                        .sends("ZREVRANGEBYSCORE @k +inf (1 LIMIT 3 5"),
                scored("zrevrangebyscoreWithScores", SortedSetRangeCommands.zrevrangebyscoreWithScores(K, SCORES, null))
                        .sends("ZREVRANGEBYSCORE @k +inf (1 WITHSCORES"));
    }

    private static List<CommandRow> writing() {
        return List.of(
                row(
                                "zrangestore",
                                SortedSetRangeCommands.zrangestore(
                                        b("d"),
                                        K,
                                        ZRangeArgs.byScore(Bounds.allScores()).reversed()))
                        .sends("ZRANGESTORE @d @k +inf -inf BYSCORE REV")
                        .answers(integer(3))
                        .gives(3L),
                row("zremrangebylex", SortedSetRangeCommands.zremrangebylex(K, MEMBERS))
                        .sends("ZREMRANGEBYLEX @k [a (c")
                        .answers(integer(1))
                        .gives(1L),
                row("zremrangebyrank", SortedSetRangeCommands.zremrangebyrank(K, 0, -2))
                        .sends("ZREMRANGEBYRANK @k 0 -2")
                        .answers(integer(4))
                        .gives(4L),
                row("zremrangebyscore", SortedSetRangeCommands.zremrangebyscore(K, Bounds.scores(1, 2.5)))
                        .sends("ZREMRANGEBYSCORE @k 1 2.5")
                        .answers(integer(0))
                        .gives(0L));
    }

    @Test
    void boundsAreEqualByContentAndKeepBinaryMembers() {
        byte[] binary = {0, -1, '(', '['};
        assertThat(Bounds.members(binary, binary).lower()).isEqualTo(new byte[] {'[', 0, -1, '(', '['});
        assertThat(Bounds.members(binary, b("z"))).isEqualTo(Bounds.members(binary.clone(), b("z")));
        assertThat(Bounds.members(binary, b("z")).hashCode())
                .isEqualTo(Bounds.members(binary.clone(), b("z")).hashCode());
        assertThat(Bounds.scores(1, 2)).isNotEqualTo(Bounds.scores(1, 3));
    }

    private static CommandRow members(String factory, Command<List<byte[]>> command) {
        return row(factory, command).answers(bulks("a", "b")).gives(AB);
    }

    private static CommandRow scored(String factory, Command<List<ScoredMember>> command) {
        return row(factory, command)
                .answers(
                        bulks("a", "-inf", "b", "2.5"),
                        array(array(bulk("a"), real("-inf")), array(bulk("b"), real("2.5"))))
                .gives(SCORED);
    }
}
