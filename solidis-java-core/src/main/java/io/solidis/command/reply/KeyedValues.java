package io.solidis.command.reply;

import java.util.List;

/**
 * Elements and the list they were taken from.
 *
 * @param key the list
 * @param values the elements, at least one
 */
public record KeyedValues(byte[] key, List<byte[]> values) {}
