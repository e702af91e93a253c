package io.solidis.connection;

import io.solidis.command.ClientCommands;
import io.solidis.command.Command;
import io.solidis.command.ConnectionCommands;
import io.solidis.error.RedisReplyException;
import io.solidis.options.Credentials;
import io.solidis.options.Protocol;
import io.solidis.options.SessionOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a new connection says, as lists of commands: first the greeting, which must be answered before anything follows
 * (servers have been seen to lose the refusal of an AUTH that had company), then the rest in one pipeline. Pure functions;
 * any thread.
 */
final class Handshake {

    private static final String LIBRARY = "solidis-java";
    private static final String VERSION = version();
    private static final Set<String> DENIALS = Set.of("NOAUTH", "DENIED");

    private Handshake() {}

    /**
     * A command of the handshake.
     *
     * @param command what to send
     * @param required whether a refusal ends the connection
     */
    record Step(Command<?> command, boolean required) {}

    /** HELLO, or AUTH alone where there is a password, or a PING that a server may answer by turning us away. */
    static List<Step> greeting(SessionOptions options, Protocol protocol) {
        Supplier<Credentials> supplier = options.credentials();
        Credentials credentials = supplier == null ? null : supplier.get();
        if (protocol == Protocol.RESP3) {
            return List.of(required(ConnectionCommands.hello(
                    3,
                    credentials == null ? null : credentials.username(),
                    credentials == null ? null : credentials.password(),
                    null)));
        }
        return List.of(
                credentials == null
                        ? optional(ConnectionCommands.ping())
                        : required(ConnectionCommands.auth(credentials.username(), credentials.password())));
    }

    /** Names, the database, and a PING that a server still loading its data refuses. */
    static List<Step> settling(SessionOptions options) {
        List<Step> steps = new ArrayList<>();
        if (options.clientName() != null) {
            steps.add(optional(ClientCommands.clientSetName(options.clientName().getBytes(StandardCharsets.UTF_8))));
        }
        String library = options.libraryName() == null ? LIBRARY : LIBRARY + "(" + options.libraryName() + ")";
        steps.add(optional(ClientCommands.clientSetInfo("LIB-NAME", library)));
        steps.add(optional(ClientCommands.clientSetInfo("LIB-VER", VERSION)));
        if (options.database() != 0) {
            steps.add(required(ConnectionCommands.select(options.database())));
        }
        steps.add(optional(ConnectionCommands.ping()));
        return steps;
    }

    /** The commands of these steps. */
    static List<Command<?>> commands(List<Step> steps) {
        List<Command<?>> commands = new ArrayList<>(steps.size());
        for (Step step : steps) {
            commands.add(step.command());
        }
        return commands;
    }

    /** The first refusal of a required step, or of the whole connection, or {@code null}. */
    static @Nullable RedisReplyException refusal(List<Step> steps, List<@Nullable Object> results) {
        for (int i = 0; i < steps.size(); i++) {
            if (results.get(i) instanceof RedisReplyException refused
                    && (steps.get(i).required() || isDenial(refused))) {
                return refused;
            }
        }
        return null;
    }

    private static boolean isDenial(RedisReplyException refused) {
        return DENIALS.contains(refused.code())
                || String.valueOf(refused.getMessage()).contains("max number of clients");
    }

    /** Whether the server is still loading its data, so that the same steps will succeed a little later. */
    static boolean isLoading(List<@Nullable Object> results) {
        for (Object result : results) {
            if (result instanceof RedisReplyException refused && refused.hasCode("LOADING")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a refused HELLO may mean that the server, or a proxy before it, only speaks RESP2. One that wants to be
     * authenticated although HELLO did just that has not understood it.
     */
    static boolean mayBeOldServer(RedisReplyException refused, SessionOptions options) {
        return refused.hasCode("NOAUTH")
                ? options.credentials() != null
                : !refused.hasCode("WRONGPASS") && !isDenial(refused);
    }

    private static Step required(Command<?> command) {
        return new Step(command, true);
    }

    private static Step optional(Command<?> command) {
        return new Step(command, false);
    }

    private static String version() {
        String version = Handshake.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
