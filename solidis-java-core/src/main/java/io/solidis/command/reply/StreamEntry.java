package io.solidis.command.reply;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a stream.
 *
 * @param fields in the order they were added, repeated names kept (arrays compare by identity); {@code null} for an entry
 *     that was deleted while it was pending
 */
public record StreamEntry(String id, @Nullable Map<byte[], byte[]> fields) {}
