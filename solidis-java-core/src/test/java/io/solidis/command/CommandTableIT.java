package io.solidis.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.test.OnEveryServer;
import io.solidis.test.RedisServer;
import io.solidis.test.RespSocket;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.assertj.core.api.SoftAssertions;

/**
 * Compares what this client says about its commands with what servers say about them: a wrong key would go to the wrong
 * node of a cluster, a write marked as a read would go to a replica, an unmarked blocking command would hold up the
 * connection that everybody shares. Uses the scenarios of all groups; commands that a server is too old for are left out.
 */
class CommandTableIT {

    /** Their channels belong to slots as keys do, though servers do not call them keys. */
    private static final Set<String> SHARD_CHANNELS = Set.of("SPUBLISH", "SSUBSCRIBE", "SUNSUBSCRIBE");

    @OnEveryServer
    void keysAndTraitsAreThoseOfTheServer(RedisServer server) throws Exception {
        int compared = 0;
        SoftAssertions softly = new SoftAssertions();
        try (RespSocket socket = RespSocket.connect(server.host(), server.port())) {
            for (Class<?> group : GenericCommands.GROUPS) {
                for (CommandRow row : CommandCatalogTest.scenariosOf(group).rows()) {
                    Command<?> command = row.command();
                    List<String> flags = flags(socket, command.name());
                    if (!flags.isEmpty()) {
                        compared++;
                        compareTraits(softly, command.name(), flags);
                        compareKeys(softly, row, socket);
                    }
                }
            }
        }
        softly.assertAll();
        assertThat(compared).as("scenarios compared").isGreaterThan(150);
    }

    private static void compareTraits(SoftAssertions softly, CommandName name, List<String> flags) {
        if (name.is(Trait.READ)) {
            softly.assertThat(flags).as("%s is marked as a read", name).contains("readonly");
        }
        if (flags.contains("blocking")) {
            softly.assertThat(name.is(Trait.BLOCKING))
                    .as("%s is marked as blocking", name)
                    .isTrue();
        }
    }

    private static void compareKeys(SoftAssertions softly, CommandRow row, RespSocket socket) throws IOException {
        Command<?> command = row.command();
        List<String> question = new ArrayList<>(List.of("COMMAND", "GETKEYS"));
        question.addAll(List.of(command.name().text().split(" ")));
        for (int i = 0; i < command.argumentCount(); i++) {
            question.add(text(command.argument(i)));
        }
        List<String> marked = new ArrayList<>();
        for (int i = 0; i < command.keyCount(); i++) {
            marked.add(text(command.key(i)));
        }
        try {
            List<?> keys = (List<?>) socket.command(question.toArray(String[]::new));
            softly.assertThat(marked).as("keys of %s", row).isEqualTo(keys);
        } catch (RespSocket.ErrorReply e) {
            // "Invalid arguments" tells nothing: GETKEYS is stricter than some commands are, or too old for an option.
            if (e.getMessage().contains("no key arguments")
                    && !SHARD_CHANNELS.contains(command.name().text())) {
                softly.assertThat(marked).as("keys of %s", row).isEmpty();
            }
        }
    }

    /** What the server says about the command; empty if it does not know it. */
    private static List<String> flags(RespSocket socket, CommandName name) throws IOException {
        List<?> table = (List<?>) socket.command("COMMAND", "INFO", name.text().replace(' ', '|'));
        List<?> entry = (List<?>) table.get(0);
        return entry == null
                ? List.of()
                : ((List<?>) entry.get(2)).stream().map(Object::toString).toList();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
