package io.solidis.command.args;

import io.solidis.command.CommandBuilder;

/**
 * A search: around what, how far, and what to answer.
 *
 * @param origin the centre
 * @param shape the area
 * @param options order, number and details
 */
public record GeoSearchArgs(GeoOrigin origin, GeoShape shape, GeoOptions options) implements CommandArguments {

    /** All members within, without details, in any order. */
    public static GeoSearchArgs of(GeoOrigin origin, GeoShape shape) {
        return new GeoSearchArgs(origin, shape, GeoOptions.NONE);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(origin).add(shape).add(options);
    }
}
