package io.solidis.protocol;

import java.util.ArrayList;

/**
 * A RESP3 map as a flat list: key, value, key, value. RESP2 answers the same commands with just that array, so one
 * decoder serves both protocols; order and repeated keys survive.
 */
public final class MapReply extends ArrayList<Object> {

    private static final long serialVersionUID = 1L;

    MapReply(int capacity) {
        super(capacity);
    }
}
