package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * How {@code MIGRATE} authenticates at the other server. Shows no password in its text.
 *
 * @param username {@code null} for the default user
 * @param password as configured there; not copied
 */
public record Credentials(@Nullable String username, byte[] password) implements CommandArguments {

    @Override
    public void appendTo(CommandBuilder command) {
        if (username == null) {
            command.add(Keyword.AUTH).add(password, "password");
        } else {
            command.add(Keyword.AUTH2).add(username).add(password, "password");
        }
    }

    @Override
    public String toString() {
        return "Credentials[***]";
    }
}
