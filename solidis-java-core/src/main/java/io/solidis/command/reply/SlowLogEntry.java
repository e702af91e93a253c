package io.solidis.command.reply;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command that took long.
 *
 * @param id number of the entry
 * @param time when it ran, in Unix seconds
 * @param micros how long it ran, in microseconds
 * @param arguments its name and arguments, shortened by the server: may hold secrets
 * @param clientAddress who sent it, {@code null} before Redis 4
 * @param clientName the name of that connection, {@code null} before Redis 4
 */
public record SlowLogEntry(
        long id,
        long time,
        long micros,
        List<byte[]> arguments,
        @Nullable String clientAddress,
        @Nullable String clientName) {}
