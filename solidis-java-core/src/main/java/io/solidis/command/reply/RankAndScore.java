package io.solidis.command.reply;

/**
 * Where a member stands.
 *
 * @param rank position, from 0
 * @param score its score
 */
public record RankAndScore(long rank, double score) {}
