package io.solidis.command;

import io.solidis.command.reply.ScanPage;
import java.util.List;
import java.util.Objects;

/** Reads the steps of the SCAN family: cursor, then what was found. */
final class ScanReplies {

    private ScanReplies() {}

    /** A page; {@code items} reads the array of what was found. */
    static <T> ReplyDecoder<ScanPage<T>> page(ReplyDecoder<List<T>> items) {
        return reply -> {
            List<?> page = (List<?>) Objects.requireNonNull(reply);
            return new ScanPage<>(
                    Objects.requireNonNull(Replies.STRING.decode(page.get(0))),
                    Objects.requireNonNull(items.decode(page.get(1))));
        };
    }
}
