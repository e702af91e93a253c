package io.solidis.command.args;

import io.solidis.command.CommandBuilder;

/**
 * A place to store.
 *
 * @param longitude degrees east
 * @param latitude degrees north
 */
public record GeoMember(double longitude, double latitude, byte[] member) implements CommandArguments {

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(longitude).add(latitude).add(member, "member");
    }
}
