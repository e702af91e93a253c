package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.real;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.AggregateArgs;
import io.solidis.command.args.AggregateArgs.Aggregate;
import io.solidis.command.reply.ScoredMember;
import java.util.List;
import org.junit.jupiter.api.Test;

class SortedSetCombinationCommandsTest implements CommandRows {

    private static final byte[] A = b("a");
    private static final byte[] B = b("b");
    private static final AggregateArgs ARGS = new AggregateArgs(new double[] {2, 0.5}, Aggregate.MAX);

    @Override
    public List<CommandRow> rows() {
        return List.of(
                members("zdiff", SortedSetCombinationCommands.zdiff(A, B)).sends("ZDIFF 2 @a @b"),
                scored("zdiffWithScores", SortedSetCombinationCommands.zdiffWithScores(A, B))
                        .sends("ZDIFF 2 @a @b WITHSCORES"),
                count("zdiffstore", SortedSetCombinationCommands.zdiffstore(b("d"), A, B))
                        .sends("ZDIFFSTORE @d 2 @a @b"),
                members("zinter", SortedSetCombinationCommands.zinter(A, B)).sends("ZINTER 2 @a @b"),
                members("zinter", SortedSetCombinationCommands.zinter(AggregateArgs.of(Aggregate.MIN), A, B))
                        .sends("ZINTER 2 @a @b AGGREGATE MIN"),
                scored("zinterWithScores", SortedSetCombinationCommands.zinterWithScores(null, A))
                        .sends("ZINTER 1 @a WITHSCORES"),
                count("zintercard", SortedSetCombinationCommands.zintercard(A, B))
                        .sends("ZINTERCARD 2 @a @b"),
                count("zintercard", SortedSetCombinationCommands.zintercard(9, A, B))
                        .sends("ZINTERCARD 2 @a @b LIMIT 9"),
                count("zinterstore", SortedSetCombinationCommands.zinterstore(b("d"), ARGS, A, B))
                        .sends("ZINTERSTORE @d 2 @a @b WEIGHTS 2 0.5 AGGREGATE MAX"),
                members("zunion", SortedSetCombinationCommands.zunion(A, B)).sends("ZUNION 2 @a @b"),
                members("zunion", SortedSetCombinationCommands.zunion(AggregateArgs.weights(1, -1), A, B))
                        .sends("ZUNION 2 @a @b WEIGHTS 1 -1"),
                scored("zunionWithScores", SortedSetCombinationCommands.zunionWithScores(ARGS, A, B))
                        .sends("ZUNION 2 @a @b WEIGHTS 2 0.5 AGGREGATE MAX WITHSCORES"),
                count(
                                "zunionstore",
                                SortedSetCombinationCommands.zunionstore(b("d"), AggregateArgs.of(Aggregate.SUM), A, B))
                        .sends("ZUNIONSTORE @d 2 @a @b AGGREGATE SUM"));
    }

    @Test
    void withoutAnyKeyNothingIsSent() {
        assertThatThrownBy(SortedSetCombinationCommands::zdiff)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("ZDIFF: keys");
    }

    private static CommandRow members(String factory, Command<List<byte[]>> command) {
        return row(factory, command).answers(bulks("x", "y")).gives(List.of(b("x"), b("y")));
    }

    private static CommandRow count(String factory, Command<Long> command) {
        return row(factory, command).answers(integer(6)).gives(6L);
    }

    private static CommandRow scored(String factory, Command<List<ScoredMember>> command) {
        return row(factory, command)
                .answers(bulks("x", "4"), array(array(bulk("x"), real("4"))))
                .gives(List.of(new ScoredMember(b("x"), 4)));
    }
}
