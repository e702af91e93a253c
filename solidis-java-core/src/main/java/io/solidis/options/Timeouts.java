package io.solidis.options;

import java.time.Duration;

/**
 * How long anything may take.
 *
 * @param command from issuing a command to its reply, time in queues included; zero for no limit. A blocking command may
 *     take its own waiting time on top
 * @param connect for a connection to be usable: name resolution, TCP, TLS and handshake; also how long a command waits
 *     for one while the server is away
 * @param keepAlive how long a connection may be silent before a {@code PING} asks whether the server is alive
 */
public record Timeouts(Duration command, Duration connect, Duration keepAlive) {

    /** 5 s for a command, 2 s to connect, 15 s of silence. */
    public static final Timeouts DEFAULT =
            new Timeouts(Duration.ofSeconds(5), Duration.ofSeconds(2), Duration.ofSeconds(15));

    public Timeouts {
        if (command.isNegative()) {
            throw new IllegalArgumentException("command timeout must not be negative");
        }
        if (connect.isNegative() || connect.isZero()) {
            throw new IllegalArgumentException("connect timeout must be positive");
        }
        if (keepAlive.isNegative() || keepAlive.isZero()) {
            throw new IllegalArgumentException("keep-alive interval must be positive");
        }
    }
}
