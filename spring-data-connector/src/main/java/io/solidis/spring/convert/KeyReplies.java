package io.solidis.spring.convert;

import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.DataType;

/** Results of the key group. */
public final class KeyReplies {

    private KeyReplies() {}

    /** The type of a value; {@link DataType#NONE} where there is none. */
    public static @Nullable DataType type(@Nullable String code) {
        return code == null ? null : DataType.fromCode(code);
    }
}
