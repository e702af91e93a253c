package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;

/** Units of distance. */
public enum GeoUnit implements CommandArguments {
    METERS(Keyword.M),
    KILOMETERS(Keyword.KM),
    FEET(Keyword.FT),
    MILES(Keyword.MI);

    private final Keyword keyword;

    GeoUnit(Keyword keyword) {
        this.keyword = keyword;
    }

    @Override
    public void appendTo(CommandBuilder command) {
        command.add(keyword);
    }
}
