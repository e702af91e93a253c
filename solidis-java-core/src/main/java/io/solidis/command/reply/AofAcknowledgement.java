package io.solidis.command.reply;

/**
 * Who has written earlier commands to an append-only file.
 *
 * @param local 1 if this server has, 0 if not
 * @param replicas how many replicas have
 */
public record AofAcknowledgement(long local, long replicas) {}
