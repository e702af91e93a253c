package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.CommandFilter;
import io.solidis.command.reply.SlowLogEntry;
import java.util.List;
import java.util.Objects;

/** Commands of the server group with which a server tells about its commands, memory, latency and slow log. */
public final class DiagnosticCommands {

    private static final CommandName COMMAND = define("COMMAND");
    private static final CommandName COMMAND_COUNT = define("COMMAND COUNT");
    private static final CommandName COMMAND_DOCS = define("COMMAND DOCS");
    private static final CommandName COMMAND_GETKEYS = define("COMMAND GETKEYS");
    private static final CommandName COMMAND_GETKEYSANDFLAGS = define("COMMAND GETKEYSANDFLAGS");
    private static final CommandName COMMAND_INFO = define("COMMAND INFO");
    private static final CommandName COMMAND_LIST = define("COMMAND LIST");
    private static final CommandName LATENCY_DOCTOR = define("LATENCY DOCTOR");
    private static final CommandName LATENCY_GRAPH = define("LATENCY GRAPH");
    private static final CommandName LATENCY_HISTOGRAM = define("LATENCY HISTOGRAM");
    private static final CommandName LATENCY_HISTORY = define("LATENCY HISTORY");
    private static final CommandName LATENCY_LATEST = define("LATENCY LATEST");
    private static final CommandName LATENCY_RESET = define("LATENCY RESET");
    private static final CommandName MEMORY_DOCTOR = define("MEMORY DOCTOR");
    private static final CommandName MEMORY_MALLOC_STATS = define("MEMORY MALLOC-STATS");
    private static final CommandName MEMORY_PURGE = define("MEMORY PURGE");
    private static final CommandName MEMORY_STATS = define("MEMORY STATS");
    private static final CommandName MEMORY_USAGE = define("MEMORY USAGE", Trait.READ);
    private static final CommandName SLOWLOG_GET = define("SLOWLOG GET");
    private static final CommandName SLOWLOG_LEN = define("SLOWLOG LEN");
    private static final CommandName SLOWLOG_RESET = define("SLOWLOG RESET");

    private static final ReplyDecoder<SlowLogEntry> SLOW_LOG_ENTRY = reply -> {
        List<?> parts = (List<?>) Objects.requireNonNull(reply);
        return new SlowLogEntry(
                Numbers.parseLong(parts.get(0)),
                Numbers.parseLong(parts.get(1)),
                Numbers.parseLong(parts.get(2)),
                Objects.requireNonNull(Replies.BYTES_LIST.decode(parts.get(3))),
                parts.size() > 4 ? Replies.STRING.decode(parts.get(4)) : null,
                parts.size() > 5 ? Replies.STRING.decode(parts.get(5)) : null);
    };

    private DiagnosticCommands() {}

    /** {@code COMMAND}: every command of the server, as it describes them. */
    public static Command<List<Object>> command() {
        return Command.of(COMMAND).reply(Replies.RAW_LIST);
    }

    /** {@code COMMAND COUNT}: how many commands the server has. */
    public static Command<Long> commandCount() {
        return Command.of(COMMAND_COUNT).reply(Replies.LONG);
    }

    /** {@code COMMAND DOCS}: name, flat description, name, description; of all commands if none is named (Redis 7). */
    public static Command<List<Object>> commandDocs(String... names) {
        return named(COMMAND_DOCS, names).reply(Replies.RAW_LIST);
    }

    /** {@code COMMAND GETKEYS}: the keys in a whole command, its name included. */
    public static Command<List<byte[]>> commandGetKeys(byte[]... command) {
        return Command.of(COMMAND_GETKEYS).addAll("command", command).reply(Replies.BYTES_LIST);
    }

    /** {@code COMMAND GETKEYSANDFLAGS}: pairs of a key and how the command uses it (Redis 7). */
    public static Command<List<Object>> commandGetKeysAndFlags(byte[]... command) {
        return Command.of(COMMAND_GETKEYSANDFLAGS).addAll("command", command).reply(Replies.RAW_LIST);
    }

    /** {@code COMMAND INFO}: the commands as the server describes them, {@code null} for those it lacks. */
    public static Command<List<Object>> commandInfo(String... names) {
        return named(COMMAND_INFO, names).reply(Replies.RAW_LIST);
    }

    /** {@code COMMAND LIST}: the names of all commands (Redis 7). */
    public static Command<List<String>> commandList() {
        return Command.of(COMMAND_LIST).reply(Replies.STRING_LIST);
    }

    /** {@code COMMAND LIST FILTERBY}: the names of some commands (Redis 7). */
    public static Command<List<String>> commandList(CommandFilter filter, String value) {
        return Command.of(COMMAND_LIST)
                .add(Keyword.FILTERBY)
                .add(filter)
                .add(value)
                .reply(Replies.STRING_LIST);
    }

    /** {@code LATENCY DOCTOR}: advice as text. */
    public static Command<String> latencyDoctor() {
        return Command.of(LATENCY_DOCTOR).reply(Replies.STRING);
    }

    /** {@code LATENCY GRAPH}: the history of an event drawn as text. */
    public static Command<String> latencyGraph(String event) {
        return Command.of(LATENCY_GRAPH).add(event).reply(Replies.STRING);
    }

    /** {@code LATENCY HISTOGRAM}: command, flat histogram, and so on; of all commands if none is named (Redis 7). */
    public static Command<List<Object>> latencyHistogram(String... commands) {
        return named(LATENCY_HISTOGRAM, commands).reply(Replies.RAW_LIST);
    }

    /** {@code LATENCY HISTORY}: pairs of Unix seconds and milliseconds. */
    public static Command<List<List<Long>>> latencyHistory(String event) {
        return Command.of(LATENCY_HISTORY).add(event).reply(Replies.list(Replies.LONG_LIST));
    }

    /** {@code LATENCY LATEST}: for each event its name, Unix seconds, last and highest milliseconds. */
    public static Command<List<Object>> latencyLatest() {
        return Command.of(LATENCY_LATEST).reply(Replies.RAW_LIST);
    }

    /** {@code LATENCY RESET}: forgets these events, or all if none is named; how many. */
    public static Command<Long> latencyReset(String... events) {
        return named(LATENCY_RESET, events).reply(Replies.LONG);
    }

    /** {@code MEMORY DOCTOR}: advice as text. */
    public static Command<String> memoryDoctor() {
        return Command.of(MEMORY_DOCTOR).reply(Replies.STRING);
    }

    /** {@code MEMORY MALLOC-STATS}: the allocator's report as text. */
    public static Command<String> memoryMallocStats() {
        return Command.of(MEMORY_MALLOC_STATS).reply(Replies.STRING);
    }

    /** {@code MEMORY PURGE}: gives free memory back to the system. */
    public static Command<String> memoryPurge() {
        return Command.of(MEMORY_PURGE).reply(Replies.STATUS);
    }

    /** {@code MEMORY STATS}: a flat name and value list. */
    public static Command<List<Object>> memoryStats() {
        return Command.of(MEMORY_STATS).reply(Replies.RAW_LIST);
    }

    /** {@code MEMORY USAGE}: bytes a key takes, estimated from some samples; {@code null} if there is none. */
    public static Command<Long> memoryUsage(byte[] key) {
        return Command.of(MEMORY_USAGE).key(key).reply(Replies.LONG);
    }

    /** {@code MEMORY USAGE SAMPLES}: bytes a key takes, estimated from so many elements, or from all if 0. */
    public static Command<Long> memoryUsage(byte[] key, long samples) {
        return Command.of(MEMORY_USAGE)
                .key(key)
                .add(Keyword.SAMPLES)
                .add(samples)
                .reply(Replies.LONG);
    }

    /** {@code SLOWLOG GET}: the latest entries, as many as the server gives without being asked for a number. */
    public static Command<List<SlowLogEntry>> slowlogGet() {
        return Command.of(SLOWLOG_GET).reply(Replies.list(SLOW_LOG_ENTRY));
    }

    /** {@code SLOWLOG GET} with a count: up to so many of the latest entries; -1 for all (Redis 7). */
    public static Command<List<SlowLogEntry>> slowlogGet(long count) {
        return Command.of(SLOWLOG_GET).add(count).reply(Replies.list(SLOW_LOG_ENTRY));
    }

    /** {@code SLOWLOG LEN}: the number of entries. */
    public static Command<Long> slowlogLen() {
        return Command.of(SLOWLOG_LEN).reply(Replies.LONG);
    }

    /** {@code SLOWLOG RESET}: forgets all entries. */
    public static Command<String> slowlogReset() {
        return Command.of(SLOWLOG_RESET).reply(Replies.STATUS);
    }

    private static CommandBuilder named(CommandName command, String... names) {
        CommandBuilder builder = Command.of(command);
        for (String name : names) {
            builder.add(name);
        }
        return builder;
    }
}
