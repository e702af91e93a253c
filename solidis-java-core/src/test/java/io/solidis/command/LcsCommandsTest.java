package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;

import io.solidis.command.reply.LcsMatches;
import java.util.List;

class LcsCommandsTest implements CommandRows {

    @Override
    public List<CommandRow> rows() {
        String matches = array(
                array(array(integer(4), integer(7)), array(integer(5), integer(8))),
                array(array(integer(2), integer(3)), array(integer(0), integer(1))));
        LcsMatches expected =
                new LcsMatches(List.of(new LcsMatches.Match(4, 7, 5, 8), new LcsMatches.Match(2, 3, 0, 1)), 6);
        return List.of(
                row("lcs", LcsCommands.lcs(b("a"), b("b")))
                        .sends("LCS @a @b")
                        .answers(bulk("mytext"))
                        .gives(b("mytext")),
                row("lcsLength", LcsCommands.lcsLength(b("a"), b("b")))
                        .sends("LCS @a @b LEN")
                        .answers(integer(6))
                        .gives(6L),
                row("lcsMatches", LcsCommands.lcsMatches(b("a"), b("b"), 2))
                        .sends("LCS @a @b IDX MINMATCHLEN 2")
                        .answers(
                                array(bulk("matches"), matches, bulk("len"), integer(6)),
                                map(bulk("matches"), matches, bulk("len"), integer(6)))
                        .gives(expected),
                row("lcsMatches", LcsCommands.lcsMatches(b("a"), b("b"), 0))
                        .sends("LCS @a @b IDX MINMATCHLEN 0")
                        .answers(
                                array(bulk("matches"), array(), bulk("len"), integer(0)),
                                map(bulk("matches"), array(), bulk("len"), integer(0)))
                        .gives(new LcsMatches(List.of(), 0)));
    }
}
