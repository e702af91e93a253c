package io.solidis.spring.convert;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisStreamCommands.StreamEntryDeletionResult;

/** Results of XDELEX and XACKDEL; kept apart since Spring Data Redis 4.0 lacks the type. */
public final class StreamDeletions {

    private StreamDeletions() {}

    /** What became of each entry. */
    public static @Nullable List<StreamEntryDeletionResult> results(@Nullable List<Long> codes) {
        return codes == null
                ? null
                : codes.stream().map(StreamEntryDeletionResult::fromCode).toList();
    }
}
