package io.solidis.command;

/** How long a blocking command put together by hand may wait, read from its arguments. */
final class BlockingTimeout {

    private BlockingTimeout() {}

    /** Milliseconds, 0 for ever (also where the text is not a number: the server will say so), or not blocking. */
    static long read(CommandName name, byte[][] arguments, int count) {
        return switch (name.text()) {
            case "BLMPOP", "BZMPOP" -> millis(arguments, 0, count, 1000);
            case "WAIT", "WAITAOF" -> millis(arguments, count - 1, count, 1);
            case "XREAD", "XREADGROUP" -> blockOption(arguments, count);
            default -> millis(arguments, count - 1, count, 1000);
        };
    }

    private static long blockOption(byte[][] arguments, int count) {
        for (int i = 0; i < count; i++) {
            String word = GenericCommands.word(arguments[i]);
            if (word.equals("GROUP")) {
                i += 2;
            } else if (word.equals("BLOCK")) {
                return millis(arguments, i + 1, count, 1);
            } else if (word.equals("STREAMS")) {
                break;
            }
        }
        return Command.NOT_BLOCKING;
    }

    private static long millis(byte[][] arguments, int index, int count, int unit) {
        if (index < 0 || index >= count) {
            return 0;
        }
        try {
            double value = Numbers.parseDouble(arguments[index]);
            return value > 0 ? (long) Math.ceil(value * unit) : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
