package io.solidis.pubsub;

/** What a subscription is to. */
public enum SubscriptionKind {
    /** One channel: {@code SUBSCRIBE}. */
    CHANNEL,
    /** All channels that match a glob pattern: {@code PSUBSCRIBE}. */
    PATTERN,
    /** A channel that lives in one shard of a cluster: {@code SSUBSCRIBE}. */
    SHARD
}
