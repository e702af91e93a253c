package io.solidis.connection;

/** When a connection tries again by itself. */
enum Reconnecting {
    /** Lives as long as its first socket: exclusive connections. */
    NEVER,
    /** On demand at first; by itself once it has been ready: shared connections. */
    AFTER_LOSS,
    /** As long as it is open: subscribers, which nobody calls. */
    ALWAYS
}
