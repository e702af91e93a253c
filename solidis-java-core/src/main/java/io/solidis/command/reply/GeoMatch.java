package io.solidis.command.reply;

import org.jspecify.annotations.Nullable;

/**
 * A member that a search found.
 *
 * @param distance from the centre in the unit of the search, {@code null} unless asked for
 * @param hash the raw value that is its score, {@code null} unless asked for
 * @param position its place, {@code null} unless asked for
 */
public record GeoMatch(
        byte[] member,
        @Nullable Double distance,
        @Nullable Long hash,
        @Nullable GeoPosition position) {}
