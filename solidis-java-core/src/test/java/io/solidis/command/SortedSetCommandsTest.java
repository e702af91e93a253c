package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.real;
import static java.util.Arrays.asList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.Bounds;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.args.ScoreEnd;
import io.solidis.command.args.ZAddArgs;
import io.solidis.command.reply.PoppedMembers;
import io.solidis.command.reply.RankAndScore;
import io.solidis.command.reply.ScanPage;
import io.solidis.command.reply.ScoredMember;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SortedSetCommandsTest implements CommandRows {

    private static final double INF = Double.POSITIVE_INFINITY;
    private static final byte[] K = b("k");
    private static final byte[] A = b("a");
    private static final ScoredMember A1 = new ScoredMember(A, 1);
    private static final ScoredMember B2 = new ScoredMember(b("b"), 2.5);

    @Override
    public List<CommandRow> rows() {
        return Stream.of(adding(), asking(), counting(), popping(), blocking(), random())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> adding() {
        return List.of(
                row("zadd", SortedSetCommands.zadd(K, 1.5, A))
                        .sends("ZADD @k 1.5 a")
                        .answers(integer(1))
                        .gives(1L),
                row("zadd", SortedSetCommands.zadd(K, null, List.of(A1, new ScoredMember(b("b"), -INF))))
                        .sends("ZADD @k 1 a -inf b")
                        .answers(integer(2))
                        .gives(2L),
                row("zadd", SortedSetCommands.zadd(K, ZAddArgs.of(flags("CH GT XX")), List.of(A1)))
                        .sends("ZADD @k XX GT CH 1 a")
                        .answers(integer(0))
                        .gives(0L),
                row("zadd", SortedSetCommands.zadd(K, ZAddArgs.of(flags("LT NX")), List.of(A1)))
                        .sends("ZADD @k NX LT 1 a")
                        .answers(integer(0))
                        .gives(0L),
                row("zaddIncr", SortedSetCommands.zaddIncr(K, null, INF, A))
                        .sends("ZADD @k INCR +inf a")
                        .answers(bulk("inf"), real("inf"))
                        .gives(INF),
                row("zaddIncr", SortedSetCommands.zaddIncr(K, ZAddArgs.of(ZAddArgs.Flag.NX), 1, A))
                        .sends("ZADD @k NX INCR 1 a")
                        .answers(NIL, NULL)
                        .gives(null),
                row("zincrby", SortedSetCommands.zincrby(K, -0.5, A))
                        .sends("ZINCRBY @k -0.5 a")
                        .answers(bulk("2"), real("2"))
                        .gives(2.0),
                row("zrem", SortedSetCommands.zrem(K, A, b("b")))
                        .sends("ZREM @k a b")
                        .answers(integer(2))
                        .gives(2L));
    }

    private static List<CommandRow> asking() {
        return List.of(
                row("zscore", SortedSetCommands.zscore(K, A))
                        .sends("ZSCORE @k a")
                        .answers(bulk("-inf"), real("-inf"))
                        .gives(-INF),
                row("zscore", SortedSetCommands.zscore(K, A))
                        .sends("ZSCORE @k a")
                        .answers(NIL, NULL)
                        .gives(null),
                row("zmscore", SortedSetCommands.zmscore(K, A, b("z")))
                        .sends("ZMSCORE @k a z")
                        .answers(array(bulk("2.5"), NIL), array(real("2.5"), NULL))
                        .gives(asList(2.5, null)),
                row("zrank", SortedSetCommands.zrank(K, A))
                        .sends("ZRANK @k a")
                        .answers(NIL, NULL)
                        .gives(null),
                row("zrankWithScore", SortedSetCommands.zrankWithScore(K, A))
                        .sends("ZRANK @k a WITHSCORE")
                        .answers(array(integer(0), bulk("2.5")), array(integer(0), real("2.5")))
                        .gives(new RankAndScore(0, 2.5)),
                row("zrankWithScore", SortedSetCommands.zrankWithScore(K, A))
                        .sends("ZRANK @k a WITHSCORE")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("zrevrank", SortedSetCommands.zrevrank(K, A))
                        .sends("ZREVRANK @k a")
                        .answers(integer(3))
                        .gives(3L),
                row("zrevrankWithScore", SortedSetCommands.zrevrankWithScore(K, A))
                        .sends("ZREVRANK @k a WITHSCORE")
                        .answers(array(integer(7), bulk("1")), array(integer(7), real("1")))
                        .gives(new RankAndScore(7, 1)),
                row("zscan", SortedSetCommands.zscan(K, "0", ScanArgs.NONE.withCount(5)))
                        .sends("ZSCAN @k 0 COUNT 5")
                        .answers(array(bulk("9"), bulks("a", "1", "b", "2.5")))
                        .gives(new ScanPage<>("9", List.of(A1, B2))));
    }

    private static List<CommandRow> counting() {
        return List.of(
                row("zcard", SortedSetCommands.zcard(K))
                        .sends("ZCARD @k")
                        .answers(integer(5))
                        .gives(5L),
                row("zcount", SortedSetCommands.zcount(K, new Bounds(Bounds.excluding(1.5), b("7"))))
                        .sends("ZCOUNT @k (1.5 7")
                        .answers(integer(2))
                        .gives(2L),
                row("zlexcount", SortedSetCommands.zlexcount(K, Bounds.allMembers()))
                        .sends("ZLEXCOUNT @k - +")
                        .answers(integer(5))
                        .gives(5L));
    }

    private static List<CommandRow> popping() {
        return List.of(
                row("zpopmax", SortedSetCommands.zpopmax(K))
                        .sends("ZPOPMAX @k")
                        .answers(bulks("b", "2.5"), array(bulk("b"), real("2.5")))
                        .gives(B2),
                row("zpopmax", SortedSetCommands.zpopmax(K, 2))
                        .sends("ZPOPMAX @k 2")
                        .answers(bulks("b", "2.5", "a", "1"), pairs())
                        .gives(List.of(B2, A1)),
                row("zpopmin", SortedSetCommands.zpopmin(K))
                        .sends("ZPOPMIN @k")
                        .answers(array())
                        .gives(null),
                row("zpopmin", SortedSetCommands.zpopmin(K, 1))
                        .sends("ZPOPMIN @k 1")
                        .answers(array())
                        .gives(List.of()),
                row("zmpop", SortedSetCommands.zmpop(ScoreEnd.MIN, 2, K, b("l")))
                        .sends("ZMPOP 2 @k @l MIN COUNT 2")
                        .answers(array(bulk("l"), array(bulks("b", "2.5"), bulks("a", "1"))), array(bulk("l"), pairs()))
                        .gives(new PoppedMembers(b("l"), List.of(B2, A1))),
                row("zmpop", SortedSetCommands.zmpop(ScoreEnd.MAX, 1, K))
                        .sends("ZMPOP 1 @k MAX COUNT 1")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null));
    }

    private static List<CommandRow> blocking() {
        return List.of(
                row("bzpopmin", SortedSetCommands.bzpopmin(0.1, K, b("l")))
                        .sends("BZPOPMIN @k @l 0.1")
                        .blocks(100)
                        .answers(bulks("k", "b", "2.5"), array(bulk("k"), bulk("b"), real("2.5")))
                        .gives(new PoppedMembers(K, List.of(B2))),
                row("bzpopmin", SortedSetCommands.bzpopmin(0, K))
                        .sends("BZPOPMIN @k 0")
                        .blocks(0)
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("bzpopmax", SortedSetCommands.bzpopmax(2, K))
                        .sends("BZPOPMAX @k 2")
                        .blocks(2000)
                        .answers(bulks("k", "a", "1"), array(bulk("k"), bulk("a"), real("1")))
                        .gives(new PoppedMembers(K, List.of(A1))),
                row("bzmpop", SortedSetCommands.bzmpop(1.5, ScoreEnd.MAX, 2, K))
                        .sends("BZMPOP 1.5 1 @k MAX COUNT 2")
                        .blocks(1500)
                        .answers(array(bulk("k"), array(bulks("b", "2.5"), bulks("a", "1"))), array(bulk("k"), pairs()))
                        .gives(new PoppedMembers(K, List.of(B2, A1))));
    }

    private static List<CommandRow> random() {
        return List.of(
                row("zrandmember", SortedSetCommands.zrandmember(K))
                        .sends("ZRANDMEMBER @k")
                        .answers(bulk("a"))
                        .gives(A),
                row("zrandmember", SortedSetCommands.zrandmember(K, -2))
                        .sends("ZRANDMEMBER @k -2")
                        .answers(bulks("a", "a"))
                        .gives(List.of(A, A)),
                row("zrandmemberWithScores", SortedSetCommands.zrandmemberWithScores(K, 2))
                        .sends("ZRANDMEMBER @k 2 WITHSCORES")
                        .answers(bulks("b", "2.5", "a", "1"), pairs())
                        .gives(List.of(B2, A1)));
    }

    @Test
    void scoresGoOutSoThatTheServerReadsTheSameDouble() {
        for (double score : new double[] {0.1, 1e10, 1e-7, 1e300, 9007199254740993.0, Double.MIN_VALUE, -4.0}) {
            String sent = new String(
                    SortedSetCommands.zadd(K, score, A).argument(1), java.nio.charset.StandardCharsets.US_ASCII);
            assertThat(Double.parseDouble(sent)).isEqualTo(score);
        }
        assertThat(SortedSetCommands.zadd(K, 1e10, A).argument(1)).isEqualTo(b("10000000000"));
    }

    @Test
    void nothingToAddIsRefusedBeforeItIsSent() {
        assertThatThrownBy(() -> SortedSetCommands.zadd(K, null, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("ZADD: members must hold at least 1 element");
    }

    @Test
    void aWaitOfLessThanNothingIsRefused() {
        assertThatThrownBy(() -> SortedSetCommands.bzpopmin(-1, K)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SortedSetCommands.bzpopmin(Double.NaN, K))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void scoredMembersAreEqualByContent() {
        assertThat(new ScoredMember(b("a"), 1)).isEqualTo(A1).hasSameHashCodeAs(A1);
        assertThat(new ScoredMember(b("a"), 2)).isNotEqualTo(A1);
        assertThat(new ScoredMember(b("b"), 1)).isNotEqualTo(A1);
    }

    private static String pairs() {
        return array(array(bulk("b"), real("2.5")), array(bulk("a"), real("1")));
    }

    private static ZAddArgs.Flag[] flags(String names) {
        return Stream.of(names.split(" ")).map(ZAddArgs.Flag::valueOf).toArray(ZAddArgs.Flag[]::new);
    }
}
