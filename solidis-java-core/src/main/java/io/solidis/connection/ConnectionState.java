package io.solidis.connection;

/** What a connection is doing. */
public enum ConnectionState {
    /** No socket, and nobody asked for one yet. */
    IDLE,
    /** Opening a socket or waiting for the next attempt. */
    CONNECTING,
    /** Carrying commands. */
    READY,
    /** Closed for good. */
    CLOSED
}
