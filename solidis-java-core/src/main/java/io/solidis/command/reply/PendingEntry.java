package io.solidis.command.reply;

/**
 * An entry that a consumer has not acknowledged yet.
 *
 * @param idleMillis time since it was last delivered
 * @param deliveries how often it was delivered
 */
public record PendingEntry(String id, String consumer, long idleMillis, long deliveries) {}
