package io.solidis.options;

/**
 * How much may wait on one connection, queued and in flight together; over it a call fails at once. A single command or
 * batch is always let in while the queue is below its limits.
 *
 * @param maxCommands number of commands, at most 4,194,304
 * @param maxBytes bytes of their requests, at most 256 GiB
 */
public record QueueLimits(int maxCommands, long maxBytes) {

    /** 131,072 commands, 64 MiB. */
    public static final QueueLimits DEFAULT = new QueueLimits(131_072, 64L * 1024 * 1024);

    public QueueLimits {
        if (maxCommands < 1 || maxCommands > 1 << 22 || maxBytes < 1 || maxBytes > 1L << 38) {
            throw new IllegalArgumentException(
                    "queue limits must be positive and at most 4194304 commands and 256 GiB");
        }
    }
}
