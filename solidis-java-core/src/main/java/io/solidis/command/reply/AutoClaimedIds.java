package io.solidis.command.reply;

import java.util.List;

/**
 * One step of taking over what others left pending.
 *
 * @param cursor where to go on; {@code 0-0} when everything has been looked at
 * @param ids what was claimed
 * @param deletedIds entries that are no longer in the stream and so no longer pending; empty before Redis 7
 */
public record AutoClaimedIds(String cursor, List<String> ids, List<String> deletedIds) {}
