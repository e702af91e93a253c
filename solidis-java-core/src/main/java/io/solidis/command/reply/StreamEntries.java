package io.solidis.command.reply;

import java.util.List;

/** Entries read from one stream. */
public record StreamEntries(byte[] key, List<StreamEntry> entries) {}
