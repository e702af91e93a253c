package io.solidis.command.args;

import java.util.Objects;

/**
 * Where {@code MIGRATE} brings keys.
 *
 * @param host as the sending server can reach it
 * @param timeoutMillis how long the two servers may be silent to each other
 */
public record MigrateTarget(String host, int port, int database, long timeoutMillis) {

    public MigrateTarget {
        Objects.requireNonNull(host, "host");
    }
}
