package io.solidis.command.reply;

/**
 * A place.
 *
 * @param longitude degrees east
 * @param latitude degrees north
 */
public record GeoPosition(double longitude, double latitude) {}
