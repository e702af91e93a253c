package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** The area of a search, around its centre. */
public sealed interface GeoShape extends CommandArguments {

    /** A circle. */
    static GeoShape radius(double radius, GeoUnit unit) {
        return new Circle(radius, unit);
    }

    /** A rectangle along the meridians. */
    static GeoShape box(double width, double height, GeoUnit unit) {
        return new Box(width, height, unit);
    }

    /** A circle. */
    record Circle(double radius, GeoUnit unit) implements GeoShape {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.BYRADIUS).add(radius).add(unit);
        }
    }

    /** A rectangle. */
    record Box(double width, double height, GeoUnit unit) implements GeoShape {
        @Override
        public void appendTo(CommandBuilder command) {
            command.add(Keyword.BYBOX).add(width).add(height).add(unit);
        }
    }
}
