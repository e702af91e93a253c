package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.ListEnd;
import io.solidis.command.reply.KeyedValue;
import io.solidis.command.reply.KeyedValues;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListBlockingCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] L = b("l");

    @Override
    public List<CommandRow> rows() {
        return List.of(
                row("blpop", ListBlockingCommands.blpop(1.5, K, L))
                        .sends("BLPOP @k @l 1.5")
                        .blocks(1500)
                        .answers(bulks("l", "a"))
                        .gives(new KeyedValue(L, b("a"))),
                row("blpop", ListBlockingCommands.blpop(0, K))
                        .sends("BLPOP @k 0")
                        .blocks(0)
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("brpop", ListBlockingCommands.brpop(0.0001, K))
                        .sends("BRPOP @k 1.0E-4")
                        .blocks(1)
                        .answers(bulks("k", ""))
                        .gives(new KeyedValue(K, b(""))),
                row("blmove", ListBlockingCommands.blmove(K, L, ListEnd.RIGHT, ListEnd.LEFT, 2))
                        .sends("BLMOVE @k @l RIGHT LEFT 2")
                        .blocks(2000)
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("brpoplpush", ListBlockingCommands.brpoplpush(K, L, 3))
                        .sends("BRPOPLPUSH @k @l 3")
                        .blocks(3000)
                        .answers(NIL, NULL)
                        .gives(null),
                row("blmpop", ListBlockingCommands.blmpop(0.25, ListEnd.LEFT, 5, K, L))
                        .sends("BLMPOP 0.25 2 @k @l LEFT COUNT 5")
                        .blocks(250)
                        .answers(array(bulk("k"), bulks("a", "b")))
                        .gives(new KeyedValues(K, List.of(b("a"), b("b")))));
    }

    @Test
    void aTimeoutThatIsNoTimeIsRefused() {
        assertThatThrownBy(() -> ListBlockingCommands.blpop(-1, K)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ListBlockingCommands.blpop(Double.NaN, K))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
