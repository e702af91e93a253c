package io.solidis.command.args;

/**
 * Where to read a stream from.
 *
 * @param key the stream
 * @param id entries after this one; {@code $} only those still to come, {@code +} the last one (Redis 7.4), and for groups
 *     {@code >} those that nobody in the group got yet
 */
public record StreamOffset(byte[] key, String id) {}
