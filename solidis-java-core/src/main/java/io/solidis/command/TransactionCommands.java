package io.solidis.command;

import static io.solidis.command.CommandName.define;

/** Commands of the transactions group that stand on their own; for MULTI and EXEC see {@link Transaction}. */
public final class TransactionCommands {

    static final CommandName MULTI = define("MULTI", Trait.SESSION);
    static final CommandName EXEC = define("EXEC", Trait.SESSION);
    static final CommandName DISCARD = define("DISCARD", Trait.SESSION);
    private static final CommandName WATCH = define("WATCH", Trait.SESSION);
    private static final CommandName UNWATCH = define("UNWATCH", Trait.SESSION);

    private TransactionCommands() {}

    /** {@code WATCH}: the next transaction of this connection runs only if these keys stay as they are. */
    public static Command<String> watch(byte[]... keys) {
        return Command.of(WATCH).keys(keys).reply(Replies.STATUS);
    }

    /** {@code UNWATCH}: forgets all watched keys of this connection. */
    public static Command<String> unwatch() {
        return Command.of(UNWATCH).reply(Replies.STATUS);
    }
}
