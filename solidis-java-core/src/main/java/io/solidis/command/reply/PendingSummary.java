package io.solidis.command.reply;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a group has not acknowledged yet.
 *
 * @param count entries in all
 * @param minId the lowest id, {@code null} if there are none
 * @param maxId the highest id, {@code null} if there are none
 * @param consumers how many each consumer has, those without left out
 */
public record PendingSummary(
        long count, @Nullable String minId, @Nullable String maxId, Map<String, Long> consumers) {}
