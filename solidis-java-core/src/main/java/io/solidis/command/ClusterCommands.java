package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.ClusterFailoverMode;
import io.solidis.command.args.SlotState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands of the cluster group. They concern the one node that answers. */
public final class ClusterCommands {

    private static final CommandName ASKING = define("ASKING", Trait.SESSION);
    private static final CommandName CLUSTER_ADDSLOTS = define("CLUSTER ADDSLOTS");
    private static final CommandName CLUSTER_ADDSLOTSRANGE = define("CLUSTER ADDSLOTSRANGE");
    private static final CommandName CLUSTER_COUNTKEYSINSLOT = define("CLUSTER COUNTKEYSINSLOT");
    private static final CommandName CLUSTER_DELSLOTS = define("CLUSTER DELSLOTS");
    private static final CommandName CLUSTER_DELSLOTSRANGE = define("CLUSTER DELSLOTSRANGE");
    private static final CommandName CLUSTER_FAILOVER = define("CLUSTER FAILOVER");
    private static final CommandName CLUSTER_FLUSHSLOTS = define("CLUSTER FLUSHSLOTS");
    private static final CommandName CLUSTER_FORGET = define("CLUSTER FORGET");
    private static final CommandName CLUSTER_GETKEYSINSLOT = define("CLUSTER GETKEYSINSLOT");
    private static final CommandName CLUSTER_INFO = define("CLUSTER INFO");
    private static final CommandName CLUSTER_KEYSLOT = define("CLUSTER KEYSLOT");
    private static final CommandName CLUSTER_MEET = define("CLUSTER MEET");
    private static final CommandName CLUSTER_MYID = define("CLUSTER MYID");
    private static final CommandName CLUSTER_NODES = define("CLUSTER NODES");
    private static final CommandName CLUSTER_REPLICAS = define("CLUSTER REPLICAS");
    private static final CommandName CLUSTER_REPLICATE = define("CLUSTER REPLICATE");
    private static final CommandName CLUSTER_RESET = define("CLUSTER RESET");
    private static final CommandName CLUSTER_SAVECONFIG = define("CLUSTER SAVECONFIG");
    private static final CommandName CLUSTER_SETSLOT = define("CLUSTER SETSLOT");
    private static final CommandName CLUSTER_SHARDS = define("CLUSTER SHARDS");
    private static final CommandName CLUSTER_SLOTS = define("CLUSTER SLOTS");
    private static final CommandName READONLY = define("READONLY", Trait.SESSION);
    private static final CommandName READWRITE = define("READWRITE", Trait.SESSION);

    private ClusterCommands() {}

    /** {@code ASKING}: the next command may touch a slot that the node is importing. */
    public static Command<String> asking() {
        return Command.of(ASKING).reply(Replies.STATUS);
    }

    /** {@code CLUSTER ADDSLOTS}: the node takes slots that nobody has. */
    public static Command<String> clusterAddSlots(int... slots) {
        return slots(CLUSTER_ADDSLOTS, slots);
    }

    /** {@code CLUSTER ADDSLOTSRANGE}: the node takes the slots from the first to the last (Redis 7). */
    public static Command<String> clusterAddSlotsRange(int first, int last) {
        return slots(CLUSTER_ADDSLOTSRANGE, first, last);
    }

    /** {@code CLUSTER COUNTKEYSINSLOT}: how many keys of the slot the node has. */
    public static Command<Long> clusterCountKeysInSlot(int slot) {
        return Command.of(CLUSTER_COUNTKEYSINSLOT).add(slot).reply(Replies.LONG);
    }

    /** {@code CLUSTER DELSLOTS}: the node forgets who has these slots. */
    public static Command<String> clusterDelSlots(int... slots) {
        return slots(CLUSTER_DELSLOTS, slots);
    }

    /** {@code CLUSTER DELSLOTSRANGE}: the node forgets who has the slots from the first to the last (Redis 7). */
    public static Command<String> clusterDelSlotsRange(int first, int last) {
        return slots(CLUSTER_DELSLOTSRANGE, first, last);
    }

    /** {@code CLUSTER FAILOVER}: the replica that answers takes over; {@code null} in agreement with its primary. */
    public static Command<String> clusterFailover(@Nullable ClusterFailoverMode mode) {
        return Command.of(CLUSTER_FAILOVER).add(mode).reply(Replies.STATUS);
    }

    /** {@code CLUSTER FLUSHSLOTS}: the node, which must be empty, forgets all slots. */
    public static Command<String> clusterFlushSlots() {
        return Command.of(CLUSTER_FLUSHSLOTS).reply(Replies.STATUS);
    }

    /** {@code CLUSTER FORGET}: the node drops another from its table. */
    public static Command<String> clusterForget(String nodeId) {
        return Command.of(CLUSTER_FORGET).add(nodeId).reply(Replies.STATUS);
    }

    /** {@code CLUSTER GETKEYSINSLOT}: up to so many keys of the slot. */
    public static Command<List<byte[]>> clusterGetKeysInSlot(int slot, long count) {
        return Command.of(CLUSTER_GETKEYSINSLOT).add(slot).add(count).reply(Replies.BYTES_LIST);
    }

    /** {@code CLUSTER INFO}: {@code name:value} lines. */
    public static Command<String> clusterInfo() {
        return Command.of(CLUSTER_INFO).reply(Replies.STRING);
    }

    /** {@code CLUSTER KEYSLOT}: the slot of a key; any node knows. */
    public static Command<Long> clusterKeySlot(byte[] key) {
        return Command.of(CLUSTER_KEYSLOT).add(key, "key").reply(Replies.LONG);
    }

    /** {@code CLUSTER MEET}: the node joins another. */
    public static Command<String> clusterMeet(String host, int port) {
        return Command.of(CLUSTER_MEET).add(host).add(port).reply(Replies.STATUS);
    }

    /** {@code CLUSTER MYID}: the id of the node. */
    public static Command<String> clusterMyId() {
        return Command.of(CLUSTER_MYID).reply(Replies.STRING);
    }

    /** {@code CLUSTER NODES}: a line for each node. */
    public static Command<String> clusterNodes() {
        return Command.of(CLUSTER_NODES).reply(Replies.STRING);
    }

    /** {@code CLUSTER REPLICAS}: a line of {@code CLUSTER NODES} for each replica of a primary. */
    public static Command<List<String>> clusterReplicas(String nodeId) {
        return Command.of(CLUSTER_REPLICAS).add(nodeId).reply(Replies.STRING_LIST);
    }

    /** {@code CLUSTER REPLICATE}: the node becomes a replica of this primary. */
    public static Command<String> clusterReplicate(String nodeId) {
        return Command.of(CLUSTER_REPLICATE).add(nodeId).reply(Replies.STATUS);
    }

    /** {@code CLUSTER RESET}: the node leaves the cluster, with {@code hard} under a new id. */
    public static Command<String> clusterReset(boolean hard) {
        return Command.of(CLUSTER_RESET).add(hard ? Keyword.HARD : Keyword.SOFT).reply(Replies.STATUS);
    }

    /** {@code CLUSTER SAVECONFIG}: the node writes its file. */
    public static Command<String> clusterSaveConfig() {
        return Command.of(CLUSTER_SAVECONFIG).reply(Replies.STATUS);
    }

    /** {@code CLUSTER SETSLOT}: binds a slot to another node. */
    public static Command<String> clusterSetSlot(int slot, SlotState state, String nodeId) {
        return Command.of(CLUSTER_SETSLOT).add(slot).add(state).add(nodeId).reply(Replies.STATUS);
    }

    /** {@code CLUSTER SETSLOT STABLE}: the slot is neither coming nor leaving. */
    public static Command<String> clusterSetSlotStable(int slot) {
        return Command.of(CLUSTER_SETSLOT).add(slot).add(Keyword.STABLE).reply(Replies.STATUS);
    }

    /** {@code CLUSTER SHARDS}: for each shard a flat name and value list (Redis 7). */
    public static Command<List<Object>> clusterShards() {
        return Command.of(CLUSTER_SHARDS).reply(Replies.RAW_LIST);
    }

    /** {@code CLUSTER SLOTS}: for each range its first and last slot, then its nodes, the primary first. */
    public static Command<List<Object>> clusterSlots() {
        return Command.of(CLUSTER_SLOTS).reply(Replies.RAW_LIST);
    }

    /** {@code READONLY}: this connection may read from the replica that it leads to. */
    public static Command<String> readonly() {
        return Command.of(READONLY).reply(Replies.STATUS);
    }

    /** {@code READWRITE}: undoes {@link #readonly()}. */
    public static Command<String> readwrite() {
        return Command.of(READWRITE).reply(Replies.STATUS);
    }

    private static Command<String> slots(CommandName name, int... slots) {
        if (slots.length == 0) {
            throw new IllegalArgumentException(name + ": slots must hold at least 1 element");
        }
        CommandBuilder command = Command.of(name);
        for (int slot : slots) {
            command.add(slot);
        }
        return command.reply(Replies.STATUS);
    }
}
