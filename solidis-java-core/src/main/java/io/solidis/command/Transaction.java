package io.solidis.command;

import io.solidis.error.RedisReplyException;
import io.solidis.error.SolidisException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Commands to run as one transaction. Immutable; it is written as one contiguous block from {@code MULTI} to
 * {@code EXEC}, so commands of other callers never fall between.
 */
public final class Transaction {

    private static final Command<Object> MULTI =
            Command.of(TransactionCommands.MULTI).reply(Replies.RAW);
    private static final Command<Object> EXEC =
            Command.of(TransactionCommands.EXEC).reply(Replies.RAW);

    private final List<Command<?>> commands;

    private Transaction(List<Command<?>> commands) {
        this.commands = commands;
    }

    /**
     * @throws io.solidis.error.CommandRefusedException if a command cannot stand in a transaction
     */
    public static Transaction of(List<? extends Command<?>> commands) {
        for (Command<?> command : commands) {
            Refusals.checkInTransaction(command);
        }
        return new Transaction(List.copyOf(commands));
    }

    /** The commands between MULTI and EXEC. */
    public List<Command<?>> commands() {
        return commands;
    }

    /** Everything that goes over the wire, in order. */
    public List<Command<?>> requests() {
        List<Command<?>> requests = new ArrayList<>(commands.size() + 2);
        requests.add(MULTI);
        for (Command<?> command : commands) {
            requests.add(command.queued());
        }
        requests.add(EXEC);
        return requests;
    }

    /**
     * Reads the replies to {@link #requests()}: one decoded element per command, exceptions in place, or {@code null} when
     * a watched key changed.
     *
     * @throws SolidisException the first error that kept the transaction from running
     */
    public @Nullable List<@Nullable Object> decode(List<@Nullable Object> replies) {
        Object exec = replies.get(replies.size() - 1);
        if (exec instanceof RuntimeException failure) {
            throw firstFailure(replies, failure);
        }
        if (exec == null) {
            return null;
        }
        if (!(exec instanceof List<?> items) || items.size() != commands.size()) {
            throw new SolidisException("[EXEC] unexpected reply: " + Replies.shapeOf(exec) + " to " + commands.size()
                    + " queued commands");
        }
        List<@Nullable Object> results = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            results.add(commands.get(i).decodeInPlace(items.get(i)));
        }
        return Collections.unmodifiableList(results);
    }

    private static RuntimeException firstFailure(List<@Nullable Object> replies, RuntimeException exec) {
        for (Object reply : replies) {
            if (reply instanceof RedisReplyException refused) {
                return refused;
            }
        }
        return exec;
    }
}
