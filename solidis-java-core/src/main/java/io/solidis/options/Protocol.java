package io.solidis.options;

/** The version of the Redis protocol to ask for. */
public enum Protocol {
    /** What every server speaks. */
    RESP2,
    /** Preferred: pushes and typed replies. A server that cannot is met with RESP2. */
    RESP3
}
