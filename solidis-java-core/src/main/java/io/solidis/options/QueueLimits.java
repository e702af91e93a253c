package io.solidis.options;

/**
 * How much may wait on one connection, queued and in flight together; over it a call fails at once. A single command or
 * batch is always let in while the queue is below its limits.
 *
 * @param maxCommands number of commands
 * @param maxBytes bytes of their requests
 */
public record QueueLimits(int maxCommands, long maxBytes) {

    /** 131,072 commands, 64 MiB. */
    public static final QueueLimits DEFAULT = new QueueLimits(131_072, 64L * 1024 * 1024);

    public QueueLimits {
        if (maxCommands < 1 || maxBytes < 1) {
            throw new IllegalArgumentException("queue limits must be positive");
        }
    }
}
