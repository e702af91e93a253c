package io.solidis.command;

import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Commands given by name, so that whatever the server knows can be sent. */
final class GenericCommands {

    /** Names are described in the classes of their groups; these must be loaded before a name can be found by its text. */
    static final List<Class<?>> GROUPS = List.of(
            AclCommands.class,
            BitmapCommands.class,
            ClientCommands.class,
            ClusterCommands.class,
            ConnectionCommands.class,
            DiagnosticCommands.class,
            GeoCommands.class,
            HashCommands.class,
            HashFieldExpiryCommands.class,
            HyperLogLogCommands.class,
            KeyCommands.class,
            KeyExpiryCommands.class,
            LcsCommands.class,
            ListBlockingCommands.class,
            ListCommands.class,
            PubSubCommands.class,
            ScriptingCommands.class,
            SentinelCommands.class,
            ServerCommands.class,
            SetCommands.class,
            SortCommands.class,
            SortedSetCombinationCommands.class,
            SortedSetCommands.class,
            SortedSetRangeCommands.class,
            StreamCommands.class,
            StreamGroupCommands.class,
            StringCommands.class,
            TransactionCommands.class);

    static {
        try {
            for (Class<?> group : GROUPS) {
                MethodHandles.lookup().ensureInitialized(group);
            }
        } catch (IllegalAccessException e) {
            throw new ExceptionInInitializerError(e);
        }
        CommandName.define("MONITOR", Trait.UNPAIRED);
        CommandName.define("SYNC", Trait.UNPAIRED);
        CommandName.define("PSYNC", Trait.UNPAIRED);
    }

    private GenericCommands() {}

    /** Begins a command; words that do not belong to its name become arguments, so that they cannot hide what it is. */
    static CommandBuilder command(String text) {
        String[] words = text.strip().split(" +");
        if (words[0].isEmpty() || text.strip().chars().anyMatch(c -> c < ' ')) {
            throw new IllegalArgumentException("the name of a command must be visible text");
        }
        CommandName known = words.length > 1 ? CommandName.find(words[0] + ' ' + words[1]) : null;
        int taken = known == null ? 1 : 2;
        if (known == null) {
            known = CommandName.find(words[0]);
        }
        CommandBuilder builder = new CommandBuilder(known == null ? CommandName.undescribed(words[0]) : known);
        builder.generic = true;
        for (int i = taken; i < words.length; i++) {
            builder.add(words[i]);
        }
        return builder;
    }

    /** Gives a command that was put together by hand the traits of the one it turned out to be, or refuses it. */
    static void recognise(CommandBuilder builder) {
        if (builder.name.words() == 1 && builder.count > 0) {
            CommandName known = CommandName.find(builder.name.text() + ' ' + word(builder.arguments[0]));
            if (known != null) {
                builder.takeFirstArgumentAsName(known);
            }
        }
        Refusals.checkPairing(builder);
    }

    /** The argument as a word of syntax, cut where the server's C strings end; empty if it is too long to be one. */
    static String word(byte[] argument) {
        int end = 0;
        while (end < argument.length && argument[end] != 0) {
            if (++end > 32) {
                return "";
            }
        }
        return new String(argument, 0, end, StandardCharsets.ISO_8859_1).toUpperCase(Locale.ROOT);
    }
}
