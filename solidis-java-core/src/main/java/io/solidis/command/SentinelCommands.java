package io.solidis.command;

import static io.solidis.command.CommandName.define;

import java.util.List;
import java.util.Map;

/** The {@code SENTINEL} commands, for connections to a Sentinel. */
public final class SentinelCommands {

    private static final CommandName SENTINEL_CKQUORUM = define("SENTINEL CKQUORUM");
    private static final CommandName SENTINEL_FAILOVER = define("SENTINEL FAILOVER");
    private static final CommandName SENTINEL_GET_MASTER_ADDR = define("SENTINEL GET-MASTER-ADDR-BY-NAME");
    private static final CommandName SENTINEL_MASTER = define("SENTINEL MASTER");
    private static final CommandName SENTINEL_MASTERS = define("SENTINEL MASTERS");
    private static final CommandName SENTINEL_MONITOR = define("SENTINEL MONITOR");
    private static final CommandName SENTINEL_REMOVE = define("SENTINEL REMOVE");
    private static final CommandName SENTINEL_REPLICAS = define("SENTINEL REPLICAS");
    private static final CommandName SENTINEL_RESET = define("SENTINEL RESET");
    private static final CommandName SENTINEL_SENTINELS = define("SENTINEL SENTINELS");
    private static final CommandName SENTINEL_SET = define("SENTINEL SET");

    private static final ReplyDecoder<List<Map<String, String>>> INSTANCES = Replies.list(Replies.STRING_MAP);

    private SentinelCommands() {}

    /** {@code SENTINEL CKQUORUM}: whether enough Sentinels can be reached, as text or as an error. */
    public static Command<String> sentinelCkQuorum(String name) {
        return Command.of(SENTINEL_CKQUORUM).add(name).reply(Replies.STRING);
    }

    /** {@code SENTINEL FAILOVER}: begins a failover without asking other Sentinels. */
    public static Command<String> sentinelFailover(String name) {
        return Command.of(SENTINEL_FAILOVER).add(name).reply(Replies.STATUS);
    }

    /** {@code SENTINEL GET-MASTER-ADDR-BY-NAME}: host and port of the primary; {@code null} for an unknown name. */
    public static Command<List<String>> sentinelGetMasterAddrByName(String name) {
        return Command.of(SENTINEL_GET_MASTER_ADDR).add(name).reply(Replies.STRING_LIST);
    }

    /** {@code SENTINEL MASTER}: what is known of a primary. */
    public static Command<Map<String, String>> sentinelMaster(String name) {
        return Command.of(SENTINEL_MASTER).add(name).reply(Replies.STRING_MAP);
    }

    /** {@code SENTINEL MASTERS}: what is known of each primary. */
    public static Command<List<Map<String, String>>> sentinelMasters() {
        return Command.of(SENTINEL_MASTERS).reply(INSTANCES);
    }

    /** {@code SENTINEL MONITOR}: watches over a primary from now on. */
    public static Command<String> sentinelMonitor(String name, String host, int port, int quorum) {
        return Command.of(SENTINEL_MONITOR)
                .add(name)
                .add(host)
                .add(port)
                .add(quorum)
                .reply(Replies.STATUS);
    }

    /** {@code SENTINEL REMOVE}: no longer watches over a primary. */
    public static Command<String> sentinelRemove(String name) {
        return Command.of(SENTINEL_REMOVE).add(name).reply(Replies.STATUS);
    }

    /** {@code SENTINEL REPLICAS}: what is known of each replica of a primary. */
    public static Command<List<Map<String, String>>> sentinelReplicas(String name) {
        return Command.of(SENTINEL_REPLICAS).add(name).reply(INSTANCES);
    }

    /** {@code SENTINEL RESET}: forgets what is known of the primaries whose names match; how many. */
    public static Command<Long> sentinelReset(String pattern) {
        return Command.of(SENTINEL_RESET).add(pattern).reply(Replies.LONG);
    }

    /** {@code SENTINEL SENTINELS}: what is known of each other Sentinel of a primary. */
    public static Command<List<Map<String, String>>> sentinelSentinels(String name) {
        return Command.of(SENTINEL_SENTINELS).add(name).reply(INSTANCES);
    }

    /** {@code SENTINEL SET}: one setting of a primary, such as {@code down-after-milliseconds}. */
    public static Command<String> sentinelSet(String name, String option, String value) {
        return Command.of(SENTINEL_SET).add(name).add(option).add(value).reply(Replies.STATUS);
    }
}
