package io.solidis.command.reply;

import java.util.List;

/**
 * One step of a {@code SCAN}. A page may be empty although more follow.
 *
 * @param cursor where to go on, an unsigned 64-bit number as decimal text; {@code "0"} when the scan is complete
 * @param items what this step found; an item may come again on a later page
 */
public record ScanPage<T>(String cursor, List<T> items) {

    /** The cursor that begins a scan. */
    public static final String START = "0";

    /** Whether this was the last page. */
    public boolean isLast() {
        return cursor.equals(START);
    }
}
