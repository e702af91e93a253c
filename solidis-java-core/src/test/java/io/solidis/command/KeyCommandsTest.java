package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static io.solidis.command.CommandRow.row;
import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.array;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.CopyArgs;
import io.solidis.command.args.Credentials;
import io.solidis.command.args.MigrateArgs;
import io.solidis.command.args.MigrateTarget;
import io.solidis.command.args.RestoreArgs;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.AofAcknowledgement;
import io.solidis.command.reply.ScanPage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyCommandsTest implements CommandRows {

    private static final byte[] K = b("k");
    private static final byte[] L = b("l");

    @Override
    public List<CommandRow> rows() {
        return Stream.of(many(), single(), objects(), moves(), scans(), waits())
                .flatMap(List::stream)
                .toList();
    }

    private static List<CommandRow> many() {
        return List.of(
                row("del", KeyCommands.del(K, L))
                        .sends("DEL @k @l")
                        .answers(integer(2))
                        .gives(2L),
                row("exists", KeyCommands.exists(K, K))
                        .sends("EXISTS @k @k")
                        .answers(integer(2))
                        .gives(2L),
                row("touch", KeyCommands.touch(K))
                        .sends("TOUCH @k")
                        .answers(integer(1))
                        .gives(1L),
                row("unlink", KeyCommands.unlink(K, L))
                        .sends("UNLINK @k @l")
                        .answers(integer(0))
                        .gives(0L));
    }

    private static List<CommandRow> single() {
        return List.of(
                row("dump", KeyCommands.dump(K))
                        .sends("DUMP @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("dump", KeyCommands.dump(K))
                        .sends("DUMP @k")
                        .answers("$3\r\n\u00ff\r\n\r\n")
                        .gives(new byte[] {-1, 13, 10}),
                row("randomkey", KeyCommands.randomkey())
                        .sends("RANDOMKEY")
                        .answers(NIL, NULL)
                        .gives(null),
                row("type", KeyCommands.type(K))
                        .sends("TYPE @k")
                        .answers(status("zset"))
                        .gives("zset"),
                row("restore", KeyCommands.restore(K, 0, new byte[] {0, -1}, null))
                        .sends("RESTORE @k 0", new byte[] {0, -1})
                        .answers(OK)
                        .gives("OK"),
                row("restore", KeyCommands.restore(K, 5, b("p"), RestoreArgs.REPLACE))
                        .sends("RESTORE @k 5 p REPLACE")
                        .answers(OK)
                        .gives("OK"),
                row("restore", KeyCommands.restore(K, 5, b("p"), new RestoreArgs(true, true, 7L, null)))
                        .sends("RESTORE @k 5 p REPLACE ABSTTL IDLETIME 7")
                        .answers(OK)
                        .gives("OK"),
                row("restore", KeyCommands.restore(K, 5, b("p"), new RestoreArgs(false, false, null, 255)))
                        .sends("RESTORE @k 5 p FREQ 255")
                        .answers(OK)
                        .gives("OK"));
    }

    private static List<CommandRow> objects() {
        return List.of(
                row("objectEncoding", KeyCommands.objectEncoding(K))
                        .sends("OBJECT ENCODING @k")
                        .answers(bulk("listpack"))
                        .gives("listpack"),
                row("objectEncoding", KeyCommands.objectEncoding(K))
                        .sends("OBJECT ENCODING @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("objectFreq", KeyCommands.objectFreq(K))
                        .sends("OBJECT FREQ @k")
                        .answers(integer(3))
                        .gives(3L),
                row("objectIdletime", KeyCommands.objectIdletime(K))
                        .sends("OBJECT IDLETIME @k")
                        .answers(NIL, NULL)
                        .gives(null),
                row("objectRefcount", KeyCommands.objectRefcount(K))
                        .sends("OBJECT REFCOUNT @k")
                        .answers(integer(2147483647))
                        .gives(2147483647L));
    }

    private static List<CommandRow> moves() {
        MigrateTarget target = new MigrateTarget("h", 6379, 2, 1000);
        return List.of(
                row("copy", KeyCommands.copy(K, L, null))
                        .sends("COPY @k @l")
                        .answers(integer(0))
                        .gives(false),
                row("copy", KeyCommands.copy(K, L, new CopyArgs(3, true)))
                        .sends("COPY @k @l DB 3 REPLACE")
                        .answers(integer(1))
                        .gives(true),
                row("move", KeyCommands.move(K, 3))
                        .sends("MOVE @k 3")
                        .answers(integer(1))
                        .gives(true),
                row("rename", KeyCommands.rename(K, L))
                        .sends("RENAME @k @l")
                        .answers(OK)
                        .gives("OK"),
                row("renamenx", KeyCommands.renamenx(K, L))
                        .sends("RENAMENX @k @l")
                        .answers(integer(0))
                        .gives(false),
                row("migrate", KeyCommands.migrate(target, null, K))
                        .sends("MIGRATE h 6379 @k 2 1000")
                        .answers(status("NOKEY"))
                        .gives("NOKEY"),
                row(
                                "migrate",
                                KeyCommands.migrate(
                                        target, new MigrateArgs(true, true, new Credentials(null, b("p"))), K, L))
                        .sends("MIGRATE h 6379", b(""), "2 1000 COPY REPLACE AUTH p KEYS @k @l")
                        .answers(OK)
                        .gives("OK"),
                row(
                                "migrate",
                                KeyCommands.migrate(
                                        target, new MigrateArgs(false, false, new Credentials("u", b("p"))), K))
                        .sends("MIGRATE h 6379 @k 2 1000 AUTH2 u p")
                        .answers(OK)
                        .gives("OK"));
    }

    private static List<CommandRow> scans() {
        return List.of(
                row("keys", KeyCommands.keys(b("a*")))
                        .sends("KEYS a*")
                        .answers(bulks("a1", "a2"))
                        .gives(List.of(b("a1"), b("a2"))),
                row("scan", KeyCommands.scan(ScanPage.START, null))
                        .sends("SCAN 0")
                        .answers(array(bulk("18446744073709551615"), array()))
                        .gives(new ScanPage<>("18446744073709551615", List.of())),
                row("scan", KeyCommands.scan("18446744073709551615", new ScanArgs(new byte[] {'*', -1}, 500L, "hash")))
                        .sends("SCAN 18446744073709551615 MATCH", new byte[] {'*', -1}, "COUNT 500 TYPE hash")
                        .answers(array(bulk("0"), bulks("a", "b")))
                        .gives(new ScanPage<>("0", List.of(b("a"), b("b")))));
    }

    private static List<CommandRow> waits() {
        return List.of(
                row("waitReplicas", KeyCommands.waitReplicas(2, 1500))
                        .sends("WAIT 2 1500")
                        .blocks(1500)
                        .answers(integer(1))
                        .gives(1L),
                row("waitaof", KeyCommands.waitaof(1, 2, 0))
                        .sends("WAITAOF 1 2 0")
                        .blocks(0)
                        .answers(array(integer(1), integer(2)))
                        .gives(new AofAcknowledgement(1, 2)));
    }

    @Test
    void credentialsDoNotShowInText() {
        MigrateArgs args = new MigrateArgs(false, false, new Credentials("someone", b("secret")));

        assertThat(args.toString()).doesNotContain("someone").doesNotContain("secret");
    }

    @Test
    void idleTimeTogetherWithFrequencyIsRefusedBeforeItIsSent() {
        assertThatThrownBy(() -> new RestoreArgs(false, false, 1L, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void onlyTheLastPageSaysSo() {
        assertThat(new ScanPage<>("0", List.of()).isLast()).isTrue();
        assertThat(new ScanPage<>("18446744073709551615", List.of()).isLast()).isFalse();
    }
}
