package io.solidis.protocol;

/**
 * Bounds on what a peer may make this client hold.
 *
 * @param maxBulkLength bytes of one bulk string
 * @param maxLineLength bytes of one status, error or number line
 * @param maxDepth nesting of arrays, maps, sets and pushes
 */
public record RespLimits(int maxBulkLength, int maxLineLength, int maxDepth) {

    /** 512 MiB bulk strings (Redis' own bound), 1 MiB lines, 512 levels. */
    public static final RespLimits DEFAULT = new RespLimits(512 * 1024 * 1024, 1024 * 1024, 512);

    public RespLimits {
        if (maxBulkLength < 1 || maxLineLength < 64 || maxDepth < 8) {
            throw new IllegalArgumentException(
                    "RESP limits too small: maxBulkLength >= 1, maxLineLength >= 64, maxDepth >= 8");
        }
    }
}
