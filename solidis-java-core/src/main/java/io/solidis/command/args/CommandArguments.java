package io.solidis.command.args;

import io.solidis.command.CommandBuilder;

/** Options of a command, or any other group of arguments that belongs together. */
@FunctionalInterface
public interface CommandArguments {

    /** Adds these arguments, in the order the server expects. */
    void appendTo(CommandBuilder command);
}
