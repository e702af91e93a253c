package io.solidis.command;

import static io.solidis.command.CommandName.define;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Commands of the connection group: those that greet, name, authenticate and select. */
public final class ConnectionCommands {

    private static final CommandName AUTH = define("AUTH", Trait.SESSION, Trait.BARRIER);
    private static final CommandName ECHO = define("ECHO");
    private static final CommandName HELLO = define("HELLO", Trait.SESSION, Trait.BARRIER);
    private static final CommandName PING = define("PING");
    private static final CommandName QUIT = define("QUIT", Trait.UNPAIRED);
    private static final CommandName RESET = define("RESET", Trait.SESSION, Trait.BARRIER);
    private static final CommandName SELECT = define("SELECT", Trait.SESSION);

    private ConnectionCommands() {}

    /**
     * {@code AUTH}.
     *
     * @param username {@code null} or empty for the default user
     */
    public static Command<String> auth(@Nullable String username, byte[] password) {
        CommandBuilder auth = Command.of(AUTH);
        if (username != null && !username.isEmpty()) {
            auth.add(username);
        }
        return auth.add(password.clone(), "password").reply(Replies.STATUS);
    }

    /** {@code ECHO}. */
    public static Command<byte[]> echo(byte[] message) {
        return Command.of(ECHO).add(message, "message").reply(Replies.BYTES);
    }

    /**
     * {@code HELLO}: chooses the protocol and authenticates in one step.
     *
     * @param username {@code null} or empty for the default user
     * @param password {@code null} to leave authentication out
     * @param clientName {@code null} to leave the name out
     */
    public static Command<Object> hello(
            int protocol, @Nullable String username, byte @Nullable [] password, @Nullable String clientName) {
        CommandBuilder hello = Command.of(HELLO).add(protocol);
        if (password != null) {
            hello.add(Keyword.AUTH).add(username == null || username.isEmpty() ? "default" : username);
            hello.add(password.clone(), "password");
        }
        if (clientName != null) {
            hello.add(Keyword.SETNAME).add(clientName);
        }
        return hello.reply(Replies.RAW);
    }

    /** {@code PING}. */
    public static Command<String> ping() {
        return Command.of(PING).reply(Replies.STRING);
    }

    /** {@code PING} with a message that comes back. */
    public static Command<byte[]> ping(byte[] message) {
        return Command.of(PING).add(message, "message").reply(Replies.BYTES);
    }

    /** {@code SELECT}: the database of this connection, from now on. */
    public static Command<String> select(int database) {
        if (database < 0) {
            throw new IllegalArgumentException("SELECT: database must not be negative");
        }
        return Command.of(SELECT).add(database).reply(Replies.STATUS);
    }

    /** {@code RESET}: the connection as it was when it was opened. */
    public static Command<String> reset() {
        return Command.of(RESET).reply(Replies.STATUS);
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
