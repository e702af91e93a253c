package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static java.util.Arrays.asList;

import io.solidis.command.args.Limit;
import io.solidis.command.args.SortArgs;
import io.solidis.command.args.SortOrder;
import java.util.List;

class SortCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        SortArgs all = SortArgs.NONE
                .withBy(b("w_*"))
                .withLimit(new Limit(1, 2))
                .withGet(b("#"), b("o_*->f"))
                .withOrder(SortOrder.DESC)
                .asText();
        String options = "BY w_* LIMIT 1 2 GET # GET o_*->f DESC ALPHA";
        return List.of(
                row("sort", SortCommands.sort(b("k"), null))
                        .sends("SORT @k")
                        .answers(bulks("1", "2"))
                        .gives(List.of(b("1"), b("2"))),
                row("sort", SortCommands.sort(b("k"), all))
                        .sends("SORT @k", options)
                        .answers(array(bulk("1"), NIL), array(bulk("1"), NULL))
                        .gives(asList(b("1"), null)),
                row("sortRo", SortCommands.sortRo(b("k"), SortArgs.NONE.withOrder(SortOrder.ASC)))
                        .sends("SORT_RO @k ASC")
                        .answers(array())
                        .gives(List.of()),
                row("sortStore", SortCommands.sortStore(b("k"), b("d"), all))
                        .sends("SORT @k", options, "STORE @d")
                        .answers(integer(2))
                        .gives(2L));
    }
}
