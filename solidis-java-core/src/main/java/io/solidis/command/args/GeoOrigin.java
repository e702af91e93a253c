package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** The centre of a search: the place of a member, or any place. */
public sealed interface GeoOrigin extends CommandArguments {

    /** The place of a member of the searched set. */
    static GeoOrigin member(byte[] member) {
        return new Member(member);
    }

    /** Any place, in degrees east and north. */
    static GeoOrigin position(double longitude, double latitude) {
        return new Position(longitude, latitude);
    }

    /** The place of a member. */
    record Member(byte[] member) implements GeoOrigin {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.FROMMEMBER).add(member, "member");
        }
    }

    /** A place in degrees. */
    record Position(double longitude, double latitude) implements GeoOrigin {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.FROMLONLAT).add(longitude).add(latitude);
        }
    }
}
