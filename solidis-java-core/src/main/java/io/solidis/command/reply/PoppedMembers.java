package io.solidis.command.reply;

import java.util.List;

/**
 * What was taken from the first sorted set that had something.
 *
 * @param key that sorted set
 * @param members what was taken, at least one
 */
public record PoppedMembers(byte[] key, List<ScoredMember> members) {}
