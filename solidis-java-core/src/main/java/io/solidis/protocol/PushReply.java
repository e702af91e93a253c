package io.solidis.protocol;

import java.util.ArrayList;

/** An out-of-band RESP3 message: its first element names the kind. It never answers a request by itself. */
public final class PushReply extends ArrayList<Object> {

    private static final long serialVersionUID = 1L;

    PushReply(int capacity) {
        super(capacity);
    }
}
