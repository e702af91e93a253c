package io.solidis.spring.convert;

import io.solidis.command.Replies;
import io.solidis.command.ReplyDecoder;
import io.solidis.protocol.ErrorReply;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.ReturnType;

/** What scripts return, read as the caller asked for it. */
public final class ScriptReplies {

    private ScriptReplies() {}

    /** {@code T} is {@link Boolean}, {@link Long}, {@link String}, {@code byte[]} or {@link List}, by {@code type}. */
    @SuppressWarnings("unchecked")
    public static <T> ReplyDecoder<T> decoder(ReturnType type) {
        return (ReplyDecoder<T>)
                switch (type) {
                    case BOOLEAN -> Replies.BOOLEAN;
                    case INTEGER -> Replies.LONG;
                    case STATUS -> Replies.STRING;
                    case VALUE -> Replies.BYTES;
                    case MULTI -> (ReplyDecoder<Object>) ScriptReplies::multi;
                };
    }

    private static @Nullable Object multi(@Nullable Object reply) {
        return reply == null || reply instanceof List<?> ? element(reply) : Collections.singletonList(element(reply));
    }

    private static @Nullable Object element(@Nullable Object reply) {
        if (reply instanceof ErrorReply error) {
            throw new RedisSystemException(
                    "The script returned an error among its results: " + error.code(),
                    new InvalidDataAccessApiUsageException(error.message()));
        }
        if (reply instanceof List<?> items) {
            List<@Nullable Object> elements = new ArrayList<>(items.size());
            for (Object item : items) {
                elements.add(element(item));
            }
            return elements;
        }
        return GenericReplies.plain(reply);
    }
}
