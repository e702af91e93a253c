package io.solidis.command;

import io.solidis.error.CommandRefusedException;
import java.util.Locale;

/** Commands that must not be sent where somebody tries to send them. */
public final class Refusals {

    private Refusals() {}

    /** Refuses what would make the server answer more, or fewer, replies than one. */
    static void checkPairing(CommandBuilder command) {
        boolean unpaired = switch (command.name.text().toUpperCase(Locale.ROOT)) {
            case "CLIENT" ->
                word(command, 0).equals("REPLY") && !word(command, 1).equals("ON");
            case "CLUSTER" -> word(command, 0).equals("SYNCSLOTS");
            case "REPLCONF" -> acknowledges(command);
            case "SCRIPT" ->
                word(command, 0).equals("DEBUG") && !word(command, 1).equals("NO");
            default -> command.name.is(Trait.UNPAIRED);
        };
        if (unpaired) {
            throw new CommandRefusedException("[" + command.name
                    + "] is not sent: replies would no longer match requests. Use a connection outside this client");
        }
    }

    /** {@code REPLCONF} takes pairs; the server stops answering at the first of these, wherever it stands. */
    private static boolean acknowledges(CommandBuilder command) {
        for (int i = 0; i < command.count; i += 2) {
            if (word(command, i).equals("ACK") || word(command, i).equals("GETACK")) {
                return true;
            }
        }
        return false;
    }

    private static String word(CommandBuilder command, int index) {
        return index < command.count ? GenericCommands.word(command.arguments[index]) : "";
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

    /** Refuses a transaction that would change the session on a connection that others share. */
    public static void checkShared(Transaction transaction) {
        transaction.commands().forEach(Refusals::checkShared);
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
        if (name.is(Trait.BARRIER)
                || name == TransactionCommands.MULTI
                || name == TransactionCommands.EXEC
                || name == TransactionCommands.DISCARD
                || name.text().equals("WATCH")) {
            throw new CommandRefusedException("[" + name + "] cannot stand inside a transaction");
        }
        checkSubscription(command);
    }
}
