package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.FlushMode;
import io.solidis.command.args.ShutdownArgs;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Commands of the server group: data, persistence, configuration, replication, modules. They concern the one server that
 * answers. For what a server tells about itself see {@link DiagnosticCommands}, for users {@link AclCommands}.
 */
public final class ServerCommands {

    private static final CommandName BGREWRITEAOF = define("BGREWRITEAOF");
    private static final CommandName BGSAVE = define("BGSAVE");
    private static final CommandName CONFIG_GET = define("CONFIG GET");
    private static final CommandName CONFIG_RESETSTAT = define("CONFIG RESETSTAT");
    private static final CommandName CONFIG_REWRITE = define("CONFIG REWRITE");
    private static final CommandName CONFIG_SET = define("CONFIG SET");
    private static final CommandName DBSIZE = define("DBSIZE");
    private static final CommandName FAILOVER = define("FAILOVER");
    private static final CommandName FLUSHALL = define("FLUSHALL");
    private static final CommandName FLUSHDB = define("FLUSHDB");
    private static final CommandName INFO = define("INFO");
    private static final CommandName LASTSAVE = define("LASTSAVE");
    private static final CommandName MODULE_LIST = define("MODULE LIST");
    private static final CommandName MODULE_LOAD = define("MODULE LOAD");
    private static final CommandName MODULE_UNLOAD = define("MODULE UNLOAD");
    private static final CommandName REPLICAOF = define("REPLICAOF");
    private static final CommandName ROLE = define("ROLE");
    private static final CommandName SAVE = define("SAVE");
    private static final CommandName SHUTDOWN = define("SHUTDOWN");
    private static final CommandName SWAPDB = define("SWAPDB");
    private static final CommandName TIME = define("TIME");

    private ServerCommands() {}

    /** {@code BGREWRITEAOF}: rewrites the append-only file in the background. */
    public static Command<String> bgrewriteaof() {
        return Command.of(BGREWRITEAOF).reply(Replies.STATUS);
    }

    /** {@code BGSAVE}: saves in the background; fails while another save runs. */
    public static Command<String> bgsave() {
        return Command.of(BGSAVE).reply(Replies.STATUS);
    }

    /** {@code BGSAVE SCHEDULE}: saves in the background, later if the append-only file is being rewritten. */
    public static Command<String> bgsaveSchedule() {
        return Command.of(BGSAVE).add(Keyword.SCHEDULE).reply(Replies.STATUS);
    }

    /** {@code CONFIG GET}: parameters whose names match, several patterns since Redis 7. */
    public static Command<Map<String, String>> configGet(String... patterns) {
        return words(Command.of(CONFIG_GET), "patterns", patterns).reply(Replies.STRING_MAP);
    }

    /** {@code CONFIG RESETSTAT}: statistics start over. */
    public static Command<String> configResetStat() {
        return Command.of(CONFIG_RESETSTAT).reply(Replies.STATUS);
    }

    /** {@code CONFIG REWRITE}: writes the configuration file. */
    public static Command<String> configRewrite() {
        return Command.of(CONFIG_REWRITE).reply(Replies.STATUS);
    }

    /** {@code CONFIG SET} of one parameter. */
    public static Command<String> configSet(String name, String value) {
        return Command.of(CONFIG_SET).add(name).add(value).reply(Replies.STATUS);
    }

    /** {@code CONFIG SET} of several parameters, all or none (Redis 7). */
    public static Command<String> configSet(Map<String, String> parameters) {
        CommandBuilder configSet = Command.of(CONFIG_SET);
        parameters.forEach((name, value) -> configSet.add(name).add(value));
        return configSet.reply(Replies.STATUS);
    }

    /** {@code DBSIZE}: the number of keys in the database. */
    public static Command<Long> dbsize() {
        return Command.of(DBSIZE).reply(Replies.LONG);
    }

    /** {@code FAILOVER}: a replica takes over in agreement; the reply comes when it has begun (Redis 6.2). */
    public static Command<String> failover() {
        return Command.of(FAILOVER).reply(Replies.STATUS);
    }

    /**
     * {@code FAILOVER TO}: this replica takes over (Redis 6.2).
     *
     * @param force whether to go on although the replica did not catch up in time; needs {@code timeoutMillis}
     * @param timeoutMillis how long it may take to catch up, or {@code null} for any time
     */
    public static Command<String> failover(String host, int port, boolean force, @Nullable Long timeoutMillis) {
        CommandBuilder failover = Command.of(FAILOVER).add(Keyword.TO).add(host).add(port);
        if (force) {
            failover.add(Keyword.FORCE);
        }
        if (timeoutMillis != null) {
            failover.add(Keyword.TIMEOUT).add(timeoutMillis);
        }
        return failover.reply(Replies.STATUS);
    }

    /** {@code FAILOVER ABORT}: ends a failover under way (Redis 6.2). */
    public static Command<String> failoverAbort() {
        return Command.of(FAILOVER).add(Keyword.ABORT).reply(Replies.STATUS);
    }

    /** {@code FLUSHALL}: removes every key of every database; {@code null} leaves the way to the server. */
    public static Command<String> flushall(@Nullable FlushMode mode) {
        return Command.of(FLUSHALL).add(mode).reply(Replies.STATUS);
    }

    /** {@code FLUSHDB}: removes every key of the database; {@code null} leaves the way to the server. */
    public static Command<String> flushdb(@Nullable FlushMode mode) {
        return Command.of(FLUSHDB).add(mode).reply(Replies.STATUS);
    }

    /** {@code INFO}: {@code name:value} lines; without sections the usual ones, several sections since Redis 7. */
    public static Command<String> info(String... sections) {
        CommandBuilder info = Command.of(INFO);
        for (String section : sections) {
            info.add(section);
        }
        return info.reply(Replies.STRING);
    }

    /** {@code LASTSAVE}: when the last save ended, in Unix seconds. */
    public static Command<Long> lastsave() {
        return Command.of(LASTSAVE).reply(Replies.LONG);
    }

    /** {@code MODULE LIST}: one flat name and value list for each loaded module. */
    public static Command<List<Object>> moduleList() {
        return Command.of(MODULE_LIST).reply(Replies.RAW_LIST);
    }

    /** {@code MODULE LOAD}: loads a module from a file of the server. */
    public static Command<String> moduleLoad(String path, byte[]... args) {
        CommandBuilder moduleLoad = Command.of(MODULE_LOAD).add(path);
        for (byte[] arg : args) {
            moduleLoad.add(arg, "args");
        }
        return moduleLoad.reply(Replies.STATUS);
    }

    /** {@code MODULE UNLOAD}. */
    public static Command<String> moduleUnload(String name) {
        return Command.of(MODULE_UNLOAD).add(name).reply(Replies.STATUS);
    }

    /** {@code REPLICAOF}: the server drops its data and follows this one. */
    public static Command<String> replicaof(String host, int port) {
        return Command.of(REPLICAOF).add(host).add(port).reply(Replies.STATUS);
    }

    /** {@code REPLICAOF NO ONE}: the server stops following and accepts writes. */
    public static Command<String> replicaofNoOne() {
        return Command.of(REPLICAOF).add(Keyword.NO).add(Keyword.ONE).reply(Replies.STATUS);
    }

    /** {@code ROLE}: {@code master}, {@code slave} or {@code sentinel}, then what belongs to it. */
    public static Command<List<Object>> role() {
        return Command.of(ROLE).reply(Replies.RAW_LIST);
    }

    /** {@code SAVE}: saves before it answers; nobody else is served meanwhile. */
    public static Command<String> save() {
        return Command.of(SAVE).reply(Replies.STATUS);
    }

    /** {@code SHUTDOWN}: answered by the end of the connection; a reply is an error. */
    public static Command<String> shutdown(@Nullable ShutdownArgs args) {
        return Command.of(SHUTDOWN).add(args).reply(Replies.STATUS);
    }

    /** {@code SHUTDOWN ABORT}: ends a shutdown that still waits for replicas (Redis 7). */
    public static Command<String> shutdownAbort() {
        return Command.of(SHUTDOWN).add(Keyword.ABORT).reply(Replies.STATUS);
    }

    /** {@code SWAPDB}: everybody who selected one database sees the other. */
    public static Command<String> swapdb(int first, int second) {
        return Command.of(SWAPDB).add(first).add(second).reply(Replies.STATUS);
    }

    /** {@code TIME}: the server's clock: Unix seconds, then the microseconds of the current one. */
    public static Command<List<Long>> time() {
        return Command.of(TIME).reply(Replies.LONG_LIST);
    }

    /** Adds texts, at least one. */
    static CommandBuilder words(CommandBuilder command, String what, String... words) {
        if (words.length == 0) {
            throw new IllegalArgumentException(command.name + ": " + what + " must hold at least 1 element");
        }
        for (String word : words) {
            command.add(word);
        }
        return command;
    }
}
