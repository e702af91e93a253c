package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL_ARRAY;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.integer;

import io.solidis.command.args.ExpireCondition;
import java.util.List;

class HashFieldExpiryCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] F = b("f");
    private static final byte[] G = b("g");
    private static final String REPLY = array(integer(1), integer(-2));
    private static final List<Long> CODES = List.of(1L, -2L);

    @Override
    public List<CommandRow> rows() {
        return List.of(
                row("hexpire", HashFieldExpiryCommands.hexpire(K, 9, null, F, G))
                        .sends("HEXPIRE @k 9 FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES),
                row("hpexpire", HashFieldExpiryCommands.hpexpire(K, 9, ExpireCondition.GT, F, G))
                        .sends("HPEXPIRE @k 9 GT FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES),
                row("hexpireat", HashFieldExpiryCommands.hexpireat(K, 9, ExpireCondition.NX, F, G))
                        .sends("HEXPIREAT @k 9 NX FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES),
                row("hpexpireat", HashFieldExpiryCommands.hpexpireat(K, 1893456000000L, null, F))
                        .sends("HPEXPIREAT @k 1893456000000 FIELDS 1 f")
                        .answers(array(integer(2)))
                        .gives(List.of(2L)),
                row("hexpiretime", HashFieldExpiryCommands.hexpiretime(K, F, G))
                        .sends("HEXPIRETIME @k FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES),
                row("hpexpiretime", HashFieldExpiryCommands.hpexpiretime(K, F, G))
                        .sends("HPEXPIRETIME @k FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES),
                row("hpersist", HashFieldExpiryCommands.hpersist(K, F, G))
                        .sends("HPERSIST @k FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES),
                row("httl", HashFieldExpiryCommands.httl(K, F, G))
                        .sends("HTTL @k FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES),
                row("httl", HashFieldExpiryCommands.httl(K, F))
                        .sends("HTTL @k FIELDS 1 f")
                        .answers(NIL_ARRAY, NULL)
                        .gives(null),
                row("hpttl", HashFieldExpiryCommands.hpttl(K, F, G))
                        .sends("HPTTL @k FIELDS 2 f g")
                        .answers(REPLY)
                        .gives(CODES));
    }
}
