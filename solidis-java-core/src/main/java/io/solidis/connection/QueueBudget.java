package io.solidis.connection;

import io.solidis.error.QueueLimitException;
import io.solidis.options.QueueLimits;
import java.util.concurrent.atomic.AtomicLong;

/*
 * Count and bytes share one long, so letting a command in is a single atomic add and never two that disagree: the upper
 * 23 bits count commands, the lower 40 bytes (1 TiB). Callers add, the event loop takes away once per read, not per reply.
 * A caller that finds the queue full takes its own addition back; in between others may see it fuller than it is, which
 * errs towards refusing. The limits and what one entry may weigh leave room enough that the halves never overflow.
 */
/** What waits on one connection, kept below its limits. Any thread. */
final class QueueBudget {

    private static final int BYTE_BITS = 40;
    private static final long BYTE_MASK = (1L << BYTE_BITS) - 1;
    private static final long MOST_COMMANDS = 1L << 21;
    private static final long MOST_BYTES = 1L << 36;

    private final QueueLimits limits;
    private final AtomicLong used = new AtomicLong();

    QueueBudget(QueueLimits limits) {
        this.limits = limits;
    }

    /** Lets an entry in, or throws and leaves everything as it was. */
    void admit(Pending<?> pending, Object where) {
        pending.admitted = true;
        long weight = weight(pending);
        long before = used.getAndAdd(weight);
        if (before >>> BYTE_BITS >= limits.maxCommands() || (before & BYTE_MASK) >= limits.maxBytes()) {
            used.addAndGet(-weight);
            throw new QueueLimitException(pending.label() + " not sent: " + describe(before) + " already wait on "
                    + where + "; the limits are " + limits.maxCommands() + " commands and " + limits.maxBytes()
                    + " bytes");
        }
    }

    /** Gives back what entries took. */
    void release(long weight) {
        if (weight != 0) {
            used.addAndGet(-weight);
        }
    }

    int commands() {
        return (int) (used.get() >>> BYTE_BITS);
    }

    String describe() {
        return describe(used.get());
    }

    /** What an entry took; nothing if it never asked, as handshakes and PINGs of our own do not. */
    static long weight(Pending<?> pending) {
        return !pending.admitted
                ? 0
                : (Math.min(pending.commands(), MOST_COMMANDS) << BYTE_BITS) + Math.min(pending.size(), MOST_BYTES);
    }

    private static String describe(long used) {
        return (used >>> BYTE_BITS) + " commands (" + (used & BYTE_MASK) + " bytes)";
    }
}
