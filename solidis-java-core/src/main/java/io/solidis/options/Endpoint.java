package io.solidis.options;

import org.jspecify.annotations.Nullable;

/**
 * Where a server listens: a host and port, or a Unix domain socket. Host names are resolved at every connect.
 *
 * @param host name or address, IPv6 with or without brackets; empty for a Unix domain socket
 * @param port TCP port; 0 for a Unix domain socket
 * @param path path of the socket, or {@code null} for TCP
 */
public record Endpoint(String host, int port, @Nullable String path) {

    /** Redis' own port. */
    public static final int DEFAULT_PORT = 6379;

    public Endpoint {
        if (path == null) {
            if (host.isBlank()) {
                throw new IllegalArgumentException("host must not be empty");
            }
            if (port < 1 || port > 65_535) {
                throw new IllegalArgumentException("port must be between 1 and 65535, not " + port);
            }
            if (host.startsWith("[") && host.endsWith("]")) {
                host = host.substring(1, host.length() - 1);
            }
        } else if (path.isBlank()) {
            throw new IllegalArgumentException("path must not be empty");
        }
    }

    /** A TCP endpoint. */
    public static Endpoint tcp(String host, int port) {
        return new Endpoint(host, port, null);
    }

    /** A Unix domain socket. */
    public static Endpoint unix(String path) {
        return new Endpoint("", 0, path);
    }

    /** {@code host:port}, {@code [address]:port} for IPv6, or {@code unix:path}. */
    @Override
    public String toString() {
        if (path != null) {
            return "unix:" + path;
        }
        return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
    }
}
