package io.solidis.command;

import static io.solidis.command.CommandName.define;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Commands of the pub/sub group. Those that subscribe are answered by events, not by replies: only the client's own
 * subscriber may send them.
 */
public final class PubSubCommands {

    private static final CommandName PSUBSCRIBE = define("PSUBSCRIBE", Trait.SUBSCRIPTION);
    private static final CommandName PUBLISH = define("PUBLISH");
    private static final CommandName PUBSUB_CHANNELS = define("PUBSUB CHANNELS");
    private static final CommandName PUBSUB_NUMPAT = define("PUBSUB NUMPAT");
    private static final CommandName PUBSUB_NUMSUB = define("PUBSUB NUMSUB");
    private static final CommandName PUBSUB_SHARDCHANNELS = define("PUBSUB SHARDCHANNELS");
    private static final CommandName PUBSUB_SHARDNUMSUB = define("PUBSUB SHARDNUMSUB");
    private static final CommandName PUNSUBSCRIBE = define("PUNSUBSCRIBE", Trait.SUBSCRIPTION);
    private static final CommandName SPUBLISH = define("SPUBLISH");
    private static final CommandName SSUBSCRIBE = define("SSUBSCRIBE", Trait.SUBSCRIPTION);
    private static final CommandName SUBSCRIBE = define("SUBSCRIBE", Trait.SUBSCRIPTION);
    private static final CommandName SUNSUBSCRIBE = define("SUNSUBSCRIBE", Trait.SUBSCRIPTION);
    private static final CommandName UNSUBSCRIBE = define("UNSUBSCRIBE", Trait.SUBSCRIPTION);

    private static final ReplyDecoder<Map<byte[], Long>> COUNTS = Replies.map(Replies.BYTES, Replies.LONG);

    private PubSubCommands() {}

    /** {@code PSUBSCRIBE}: messages of all channels that match a pattern. */
    public static Command<Object> psubscribe(byte[]... patterns) {
        return Command.of(PSUBSCRIBE).addAll("patterns", patterns).reply(Replies.RAW);
    }

    /** {@code PUBLISH}: how many subscribers the answering server gave it to. */
    public static Command<Long> publish(byte[] channel, byte[] message) {
        return Command.of(PUBLISH)
                .add(channel, "channel")
                .add(message, "message")
                .reply(Replies.LONG);
    }

    /** {@code PUBSUB CHANNELS}: channels that have subscribers, all if {@code pattern} is {@code null}. */
    public static Command<List<byte[]>> pubsubChannels(byte @Nullable [] pattern) {
        return channels(PUBSUB_CHANNELS, pattern);
    }

    /** {@code PUBSUB NUMPAT}: how many patterns have subscribers. */
    public static Command<Long> pubsubNumPat() {
        return Command.of(PUBSUB_NUMPAT).reply(Replies.LONG);
    }

    /** {@code PUBSUB NUMSUB}: how many subscribers each channel has, patterns left out, in the order asked. */
    public static Command<Map<byte[], Long>> pubsubNumSub(byte[]... channels) {
        return optional(PUBSUB_NUMSUB, channels).reply(COUNTS);
    }

    /** {@code PUBSUB SHARDCHANNELS}: shard channels that have subscribers, all if {@code pattern} is {@code null}. */
    public static Command<List<byte[]>> pubsubShardChannels(byte @Nullable [] pattern) {
        return channels(PUBSUB_SHARDCHANNELS, pattern);
    }

    /** {@code PUBSUB SHARDNUMSUB}: how many subscribers each shard channel has, in the order asked. */
    public static Command<Map<byte[], Long>> pubsubShardNumSub(byte[]... channels) {
        return optional(PUBSUB_SHARDNUMSUB, channels).reply(COUNTS);
    }

    /** {@code PUNSUBSCRIBE}: from these patterns, or from all if none is named. */
    public static Command<Object> punsubscribe(byte[]... patterns) {
        return optional(PUNSUBSCRIBE, patterns).reply(Replies.RAW);
    }

    /** {@code SPUBLISH}: a message to a shard channel, which belongs to a slot as a key does (Redis 7). */
    public static Command<Long> spublish(byte[] channel, byte[] message) {
        return Command.of(SPUBLISH).key(channel).add(message, "message").reply(Replies.LONG);
    }

    /** {@code SSUBSCRIBE}: messages of shard channels, all of one slot (Redis 7). */
    public static Command<Object> ssubscribe(byte[]... channels) {
        return Command.of(SSUBSCRIBE).keys(channels).reply(Replies.RAW);
    }

    /** {@code SUBSCRIBE}: messages of channels. */
    public static Command<Object> subscribe(byte[]... channels) {
        return Command.of(SUBSCRIBE).addAll("channels", channels).reply(Replies.RAW);
    }

    /** {@code SUNSUBSCRIBE}: from these shard channels, or from all if none is named (Redis 7). */
    public static Command<Object> sunsubscribe(byte[]... channels) {
        return Command.of(SUNSUBSCRIBE).keys(0, channels).reply(Replies.RAW);
    }

    /** {@code UNSUBSCRIBE}: from these channels, or from all if none is named. */
    public static Command<Object> unsubscribe(byte[]... channels) {
        return optional(UNSUBSCRIBE, channels).reply(Replies.RAW);
    }

    private static Command<List<byte[]>> channels(CommandName name, byte @Nullable [] pattern) {
        CommandBuilder channels = Command.of(name);
        if (pattern != null) {
            channels.add(pattern, "pattern");
        }
        return channels.reply(Replies.BYTES_LIST);
    }

    private static CommandBuilder optional(CommandName name, byte[]... channels) {
        CommandBuilder command = Command.of(name);
        for (byte[] channel : channels) {
            command.add(channel, "channels");
        }
        return command;
    }
}
