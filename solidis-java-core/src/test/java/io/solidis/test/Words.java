package io.solidis.test;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.solidis.command.Command;
import io.solidis.command.CommandBuilder;
import io.solidis.command.Replies;

/** Commands put together from words, for tests that are not about commands. */
public final class Words {
    private Words() {}

    /** A command whose reply is read as text. */
    public static Command<String> text(String... words) {
        return builder(words).reply(Replies.STRING);
    }

    /** A command whose reply is taken as it comes. */
    public static Command<Object> raw(String... words) {
        return builder(words).reply(Replies.RAW);
    }

    public static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    private static CommandBuilder builder(String... words) {
        CommandBuilder command = Command.of(words[0]);
        for (int i = 1; i < words.length; i++) {
            command.add(words[i]);
        }
        return command;
    }
}
