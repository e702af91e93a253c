package io.solidis.spring.convert;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.convert.Converters;
import org.springframework.data.redis.connection.convert.StringToRedisClientInfoConverter;
import org.springframework.data.redis.core.types.RedisClientInfo;

/** Results of the server group. */
public final class ServerReplies {

    private ServerReplies() {}

    /** The text of INFO. */
    public static @Nullable Properties properties(@Nullable String info) {
        return info == null ? null : Converters.toProperties(info);
    }

    /** Parameters with their values. */
    public static @Nullable Properties properties(@Nullable Map<String, String> parameters) {
        return parameters == null ? null : Converters.toProperties(parameters);
    }

    /** Bytes as UTF-8 text. */
    public static @Nullable String text(byte @Nullable [] bytes) {
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    /** The lines of CLIENT LIST. */
    public static @Nullable List<RedisClientInfo> clients(@Nullable String lines) {
        return lines == null ? null : StringToRedisClientInfoConverter.INSTANCE.convert(lines.split("\\r?\\n"));
    }
}
