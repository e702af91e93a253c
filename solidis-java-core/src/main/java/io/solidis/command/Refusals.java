package io.solidis.command;

import io.solidis.error.CommandRefusedException;

/** Commands that must not be sent where somebody tries to send them. */
public final class Refusals {

    private Refusals() {}

    /** Refuses what would make the server answer more, or fewer, replies than one. */
    static void checkPairing(CommandBuilder command) {
        String name = command.name.text().toUpperCase(java.util.Locale.ROOT);
        String[] words = {
            name, command.count > 0 ? GenericCommands.word(command.arguments[0]) : "",
            command.count > 1 ? GenericCommands.word(command.arguments[1]) : ""
        };
        String all = String.join(" ", words).strip();
        boolean unpaired = command.name.is(Trait.UNPAIRED)
                || all.startsWith("CLIENT REPLY OFF")
                || all.startsWith("CLIENT REPLY SKIP")
                || all.startsWith("SCRIPT DEBUG YES")
                || all.startsWith("SCRIPT DEBUG SYNC")
                || all.startsWith("REPLCONF ACK")
                || all.startsWith("REPLCONF GETACK")
                || all.startsWith("CLUSTER SYNCSLOTS");
        if (unpaired) {
            throw new CommandRefusedException("[" + command.name
                    + "] is not sent: replies would no longer match requests. Use a connection outside this client");
        }
    }

    /** Refuses what changes the session on a connection that others share. */
    public static void checkShared(Command<?> command) {
        CommandName name = command.name();
        if (name.is(Trait.SESSION)) {
            throw new CommandRefusedException("[" + name
                    + "] changes the state of its connection, and this one is shared: use an exclusive connection");
        }
        checkSubscription(command);
    }

    /** Refuses subscriptions outside the subscriber. */
    public static void checkSubscription(Command<?> command) {
        if (command.name().is(Trait.SUBSCRIPTION)) {
            throw new CommandRefusedException("[" + command.name()
                    + "] is answered by events, not by a reply: subscribe through the client's pub/sub connection");
        }
    }

    static void checkInTransaction(Command<?> command) {
        CommandName name = command.name();
        if (name.is(Trait.BARRIER) || name == TransactionCommands.MULTI || name == TransactionCommands.EXEC
                || name == TransactionCommands.DISCARD || name.text().equals("WATCH")) {
            throw new CommandRefusedException("[" + name + "] cannot stand inside a transaction");
        }
        checkSubscription(command);
    }
}
