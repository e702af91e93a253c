package io.solidis.command;

import static io.solidis.command.CommandName.define;

/** Commands of the HyperLogLog group: counting different elements, roughly, in little memory. */
public final class HyperLogLogCommands {

    private static final CommandName PFADD = define("PFADD");
    private static final CommandName PFCOUNT = define("PFCOUNT", Trait.READ);
    private static final CommandName PFMERGE = define("PFMERGE");

    private HyperLogLogCommands() {}

    /** {@code PFADD}: whether the estimate changed; without elements it only creates the key. */
    public static Command<Boolean> pfadd(byte[] key, byte[]... elements) {
        CommandBuilder command = Command.of(PFADD).key(key);
        if (elements.length > 0) {
            command.addAll("elements", elements);
        }
        return command.reply(Replies.BOOLEAN);
    }

    /** {@code PFCOUNT}: roughly how many different elements the union of the keys has seen. */
    public static Command<Long> pfcount(byte[]... keys) {
        return Command.of(PFCOUNT).keys(keys).reply(Replies.LONG);
    }

    /** {@code PFMERGE}: adds what the sources have seen to the destination. */
    public static Command<String> pfmerge(byte[] destination, byte[]... sources) {
        return Command.of(PFMERGE).key(destination).keys(0, sources).reply(Replies.STATUS);
    }
}
