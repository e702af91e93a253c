package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.integer;

import io.solidis.command.args.ExpireCondition;
import java.util.ArrayList;
import java.util.List;

class KeyExpiryCommandsTest implements CommandRows {

    private static final byte[] K = b("k");

    @Override
    public List<CommandRow> rows() {
        List<CommandRow> rows = new ArrayList<>(List.of(
                row("expire", KeyExpiryCommands.expire(K, 9))
                        .sends("EXPIRE @k 9")
                        .answers(integer(1))
                        .gives(true),
                row("expireat", KeyExpiryCommands.expireat(K, 9))
                        .sends("EXPIREAT @k 9")
                        .answers(integer(0))
                        .gives(false),
                row("expireat", KeyExpiryCommands.expireat(K, 9, ExpireCondition.XX))
                        .sends("EXPIREAT @k 9 XX")
                        .answers(integer(1))
                        .gives(true),
                row("pexpire", KeyExpiryCommands.pexpire(K, Long.MAX_VALUE))
                        .sends("PEXPIRE @k 9223372036854775807")
                        .answers(integer(1))
                        .gives(true),
                row("pexpire", KeyExpiryCommands.pexpire(K, 9, null))
                        .sends("PEXPIRE @k 9")
                        .answers(integer(1))
                        .gives(true),
                row("pexpireat", KeyExpiryCommands.pexpireat(K, -9))
                        .sends("PEXPIREAT @k -9")
                        .answers(integer(1))
                        .gives(true),
                row("pexpireat", KeyExpiryCommands.pexpireat(K, 9, ExpireCondition.LT))
                        .sends("PEXPIREAT @k 9 LT")
                        .answers(integer(0))
                        .gives(false),
                row("expiretime", KeyExpiryCommands.expiretime(K))
                        .sends("EXPIRETIME @k")
                        .answers(integer(-2))
                        .gives(-2L),
                row("pexpiretime", KeyExpiryCommands.pexpiretime(K))
                        .sends("PEXPIRETIME @k")
                        .answers(integer(-1))
                        .gives(-1L),
                row("ttl", KeyExpiryCommands.ttl(K))
                        .sends("TTL @k")
                        .answers(integer(100))
                        .gives(100L),
                row("pttl", KeyExpiryCommands.pttl(K))
                        .sends("PTTL @k")
                        .answers(integer(99999))
                        .gives(99999L),
                row("persist", KeyExpiryCommands.persist(K))
                        .sends("PERSIST @k")
                        .answers(integer(0))
                        .gives(false)));
        for (ExpireCondition condition : ExpireCondition.values()) {
            rows.add(row("expire", KeyExpiryCommands.expire(K, 9, condition))
                    .sends("EXPIRE @k 9", condition.name())
                    .answers(integer(0))
                    .gives(false));
        }
        return rows;
    }
}
