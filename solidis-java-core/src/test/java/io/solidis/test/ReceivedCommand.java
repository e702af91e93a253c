package io.solidis.test;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A command as {@link ScriptedRedis} received it.
 *
 * @param connection which connection it came on, counted from 0 in the order they were accepted
 * @param words the command's name and arguments, byte for byte
 */
public record ReceivedCommand(int connection, List<byte[]> words) {

    /** The command's name in upper case. */
    public String name() {
        return text(0).toUpperCase(Locale.ROOT);
    }

    /** A word as UTF-8 text; 0 is the name. */
    public String text(int index) {
        return new String(words.get(index), UTF_8);
    }

    /** Tells whether these are the words, and all of them; only the name may differ in case. */
    public boolean is(List<byte[]> expected) {
        if (expected.size() != words.size() || !name().equalsIgnoreCase(new String(expected.get(0), UTF_8))) {
            return false;
        }
        for (int i = 1; i < words.size(); i++) {
            if (!Arrays.equals(words.get(i), expected.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The words with blanks between, for assertions and their messages. */
    @Override
    public String toString() {
        return words.stream().map(word -> new String(word, UTF_8)).collect(Collectors.joining(" "));
    }
}
