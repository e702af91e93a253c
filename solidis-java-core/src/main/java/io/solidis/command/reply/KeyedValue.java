package io.solidis.command.reply;

/**
 * An element and the list it was taken from.
 *
 * @param key the list
 * @param value the element
 */
public record KeyedValue(byte[] key, byte[] value) {}
