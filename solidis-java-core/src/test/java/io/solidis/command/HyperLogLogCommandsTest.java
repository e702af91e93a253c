package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.integer;

import java.util.List;

class HyperLogLogCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        return List.of(
                row("pfadd", HyperLogLogCommands.pfadd(b("k"), b("a"), b("b")))
                        .sends("PFADD @k a b")
                        .answers(integer(1))
                        .gives(true),
                row("pfadd", HyperLogLogCommands.pfadd(b("k")))
                        .sends("PFADD @k")
                        .answers(integer(0))
                        .gives(false),
                row("pfcount", HyperLogLogCommands.pfcount(b("k"), b("l")))
                        .sends("PFCOUNT @k @l")
                        .answers(integer(7))
                        .gives(7L),
                row("pfmerge", HyperLogLogCommands.pfmerge(b("d"), b("k"), b("l")))
                        .sends("PFMERGE @d @k @l")
                        .answers(OK)
                        .gives("OK"),
                row("pfmerge", HyperLogLogCommands.pfmerge(b("d")))
                        .sends("PFMERGE @d")
                        .answers(OK)
                        .gives("OK"));
    }
}
