package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.OK;

import java.util.List;

class TransactionCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        return List.of(
                row("watch", TransactionCommands.watch(b("k"), b("l")))
                        .sends("WATCH @k @l")
                        .answers(OK)
                        .gives("OK"),
                row("unwatch", TransactionCommands.unwatch())
                        .sends("UNWATCH")
                        .answers(OK)
                        .gives("OK"));
    }
}
