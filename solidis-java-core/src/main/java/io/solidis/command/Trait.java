package io.solidis.command;

/** What a command is like; executors choose by it, never by parsing arguments. */
public enum Trait {
    /** Changes nothing, so a replica may answer it. */
    READ,
    /** May hold its connection until something happens; runs on an exclusive connection. */
    BLOCKING,
    /** Changes the state of its connection (database, watches, protocol ...); needs an exclusive connection. */
    SESSION,
    /** Must not be written while replies are outstanding, nor followed before its own reply. */
    BARRIER,
    /** Answered by subscription events; only the subscriber may send it. */
    SUBSCRIPTION,
    /** Would break the pairing of requests and replies; never sent. */
    UNPAIRED
}
