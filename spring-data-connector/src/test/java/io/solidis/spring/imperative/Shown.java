package io.solidis.spring.imperative;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.data.geo.GeoResults;
import org.springframework.data.redis.connection.ValueEncoding;
import org.springframework.data.redis.connection.stream.MapRecord;
import org.springframework.data.redis.connection.stream.PendingMessages;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoConsumers;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoGroups;
import org.springframework.data.redis.connection.stream.StreamInfo.XInfoStream;
import org.springframework.data.redis.connection.zset.Tuple;
import org.springframework.data.redis.core.types.RedisClientInfo;

/** Results as text that tells bytes from text and sets from lists. */
final class Shown {

    private Shown() {}

    static String of(@Nullable Object value) {
        if (value instanceof byte[] bytes) {
            return "'" + new String(bytes, StandardCharsets.UTF_8) + "'";
        }
        if (value instanceof String text) {
            return '"' + text + '"';
        }
        if (value instanceof Tuple tuple) {
            return of(tuple.getValue()) + "@" + tuple.getScore();
        }
        if (value instanceof List<?> items) {
            return items.stream().map(Shown::of).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Set<?> items) {
            return items.stream().map(Shown::of).collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof Properties properties) {
            return new TreeMap<>(properties).toString();
        }
        if (value instanceof Map<?, ?> map) {
            return of(map.entrySet());
        }
        if (value instanceof Map.Entry<?, ?> entry) {
            return of(entry.getKey()) + "=" + of(entry.getValue());
        }
        return spring(value);
    }

    private static String spring(@Nullable Object value) {
        if (value instanceof ValueEncoding encoding && encoding.raw() != null) {
            return encoding.raw();
        }
        if (value instanceof MapRecord<?, ?, ?> entry) {
            return of(entry.getStream()) + " " + entry.getId() + " " + of(entry.getValue());
        }
        if (value instanceof GeoResults<?> results) {
            return results.getContent().stream()
                    .map(each -> geo(each.getContent()) + " " + each.getDistance())
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof PendingMessages messages) {
            return messages.stream()
                    .map(each -> each.getId() + " " + each.getConsumer() + " " + each.getElapsedTimeSinceLastDelivery()
                            + " " + each.getTotalDeliveryCount())
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof XInfoStream info) {
            return info.streamLength() + " "
                    + info.getFirstEntry().keySet().iterator().next();
        }
        if (value instanceof XInfoGroups groups) {
            return groups.size() + " groups: " + groups.get(0).groupName();
        }
        if (value instanceof XInfoConsumers consumers) {
            return consumers.size() + " consumers of " + consumers.get(0).groupName() + ": "
                    + consumers.get(0).consumerName();
        }
        return value instanceof RedisClientInfo client ? "client " + client.getAddressPort() : String.valueOf(value);
    }

    private static String geo(Object location) {
        var place = (org.springframework.data.redis.domain.geo.GeoLocation<?>) location;
        return of(place.getName()) + " " + place.getPoint();
    }
}
