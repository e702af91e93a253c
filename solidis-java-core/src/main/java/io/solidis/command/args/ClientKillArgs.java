package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Which connections {@code CLIENT KILL} closes: those that match everything given here.
 *
 * @param id number of a connection, or {@code null}
 * @param type {@code normal}, {@code master}, {@code replica} or {@code pubsub}, or {@code null}
 * @param user who it is authenticated as, or {@code null}
 * @param address {@code ip:port} of the client, or {@code null}
 * @param localAddress {@code ip:port} of the server, or {@code null}
 * @param skipMe whether to spare the connection that asks, or {@code null} to spare it
 * @param maxAge at least so many seconds old, or {@code null} (Redis 7.4)
 */
public record ClientKillArgs(
        @Nullable Long id,
        @Nullable String type,
        @Nullable String user,
        @Nullable String address,
        @Nullable String localAddress,
        @Nullable Boolean skipMe,
        @Nullable Long maxAge)
        implements CommandArguments {

    private static final ClientKillArgs ANY = new ClientKillArgs(null, null, null, null, null, null, null);

    /** The connection of this number. */
    public static ClientKillArgs byId(long id) {
        return new ClientKillArgs(id, null, null, null, null, null, null);
    }

    /** Connections of this type. */
    public static ClientKillArgs byType(String type) {
        return new ClientKillArgs(null, type, null, null, null, null, null);
    }

    /** Connections of this user. */
    public static ClientKillArgs byUser(String user) {
        return new ClientKillArgs(null, null, user, null, null, null, null);
    }

    /** The connection from this {@code ip:port}. */
    public static ClientKillArgs byAddress(String address) {
        return new ClientKillArgs(null, null, null, address, null, null, null);
    }

    /** Connections to this {@code ip:port} of the server. */
    public static ClientKillArgs byLocalAddress(String localAddress) {
        return new ClientKillArgs(null, null, null, null, localAddress, null, null);
    }

    /** The same, with or without the connection that asks. */
    public ClientKillArgs skipMe(boolean skip) {
        return new ClientKillArgs(id, type, user, address, localAddress, skip, maxAge);
    }

    /** The same, but only those at least so many seconds old (Redis 7.4). */
    public ClientKillArgs maxAge(long seconds) {
        return new ClientKillArgs(id, type, user, address, localAddress, skipMe, seconds);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (equals(ANY)) {
            throw new IllegalArgumentException("CLIENT KILL: needs at least 1 filter");
        }
        if (id != null) {
            command.add(Keyword.ID).add(id);
        }
        text(command, Keyword.TYPE, type);
        text(command, Keyword.USER, user);
        text(command, Keyword.ADDR, address);
        text(command, Keyword.LADDR, localAddress);
        if (skipMe != null) {
            command.add(Keyword.SKIPME).add(skipMe ? Keyword.YES : Keyword.NO);
        }
        if (maxAge != null) {
            command.add(Keyword.MAXAGE).add(maxAge);
        }
    }

    private static void text(CommandBuilder command, Keyword keyword, @Nullable String value) {
        if (value != null) {
            command.add(keyword).add(value);
        }
    }
}
