package io.solidis.command;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The name of a command, one word or several ({@code CONFIG GET}), encoded once, with its {@link Trait}s. Names that
 * this client describes are found again by text, so a generic {@code execute("blpop", ...)} is treated as what it is.
 */
public final class CommandName {

    private static final Map<String, CommandName> KNOWN = new ConcurrentHashMap<>(512);

    private final String text;
    private final int words;
    private final int traits;
    private final byte[] encoded;

    private CommandName(String text, int traits) {
        String[] parts = text.split(" ");
        StringBuilder resp = new StringBuilder();
        for (String part : parts) {
            int bytes = part.getBytes(StandardCharsets.UTF_8).length;
            resp.append('$').append(bytes).append("\r\n").append(part).append("\r\n");
        }
        this.text = text;
        this.words = parts.length;
        this.traits = traits;
        this.encoded = resp.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Describes a command; called once per command, from the class of its group. */
    static CommandName define(String text, Trait... traits) {
        int bits = 0;
        for (Trait trait : traits) {
            bits |= 1 << trait.ordinal();
        }
        CommandName name = new CommandName(text, bits);
        if (KNOWN.putIfAbsent(text, name) != null) {
            throw new IllegalStateException(text + " is described twice");
        }
        return name;
    }

    /** The described name with this text, whatever its case, or {@code null}. */
    static @Nullable CommandName find(String text) {
        return KNOWN.get(text.toUpperCase(Locale.ROOT));
    }

    /** A name nobody described: no traits, and the text goes out as it was given. */
    static CommandName undescribed(String text) {
        return new CommandName(text, 0);
    }

    /** The words of the command, separated by one space; safe to show anywhere. */
    public String text() {
        return text;
    }

    /** How many of the request's bulk strings the name takes. */
    public int words() {
        return words;
    }

    /** Whether the command has this trait. */
    public boolean is(Trait trait) {
        return (traits & 1 << trait.ordinal()) != 0;
    }

    /** The name as RESP bulk strings. Not to be changed. */
    byte[] encoded() {
        return encoded;
    }

    @Override
    public String toString() {
        return text;
    }
}
