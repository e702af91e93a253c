package io.solidis.spring.imperative;

import io.solidis.command.KeyCommands;
import io.solidis.command.KeyExpiryCommands;
import io.solidis.command.Replies;
import io.solidis.command.SortCommands;
import io.solidis.command.StringCommands;
import io.solidis.spring.convert.KeyReplies;
import io.solidis.spring.convert.SpringReplies;
import io.solidis.spring.convert.Times;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.ConditionSpecs;
import io.solidis.spring.spec.ExpireSpecs;
import io.solidis.spring.spec.ExpirySpecs;
import io.solidis.spring.spec.KeySpecs;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.CompareCondition;
import org.springframework.data.redis.connection.DataType;
import org.springframework.data.redis.connection.ExpirationOptions;
import org.springframework.data.redis.connection.RedisKeyCommands;
import org.springframework.data.redis.connection.SortParameters;
import org.springframework.data.redis.connection.ValueEncoding;
import org.springframework.data.redis.core.Cursor;
import org.springframework.data.redis.core.ScanOptions;
import org.springframework.data.redis.core.types.Expiration;

/** Commands on keys of any type. */
public final class SolidisKeyCommands extends CommandGroup implements RedisKeyCommands {

    public SolidisKeyCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Boolean copy(byte[] sourceKey, byte[] targetKey, boolean replace) {
        return run(KeyCommands.copy(sourceKey, targetKey, KeySpecs.copy(replace)));
    }

    @Override
    public @Nullable String digest(byte[] key) {
        return run(StringCommands.digest(key));
    }

    @Override
    public @Nullable Boolean exists(byte[] key) {
        return run(KeyCommands.exists(key).as(Replies.BOOLEAN));
    }

    @Override
    public @Nullable Long exists(byte[]... keys) {
        return run(KeyCommands.exists(keys));
    }

    @Override
    public @Nullable Long del(byte[]... keys) {
        return run(KeyCommands.del(keys));
    }

    @Override
    public @Nullable Boolean delex(byte[] key, CompareCondition condition) {
        return run(StringCommands.delex(key, ConditionSpecs.value(condition)));
    }

    @Override
    public @Nullable Long unlink(byte[]... keys) {
        return run(KeyCommands.unlink(keys));
    }

    @Override
    public @Nullable DataType type(byte[] key) {
        return run(KeyCommands.type(key).map(KeyReplies::type));
    }

    @Override
    public @Nullable Long touch(byte[]... keys) {
        return run(KeyCommands.touch(keys));
    }

    @Override
    public @Nullable Set<byte[]> keys(byte[] pattern) {
        return run(KeyCommands.keys(pattern).as(SpringReplies.BYTES_SET));
    }

    @Override
    public Cursor<byte[]> scan(ScanOptions options) {
        return scan("SCAN", options, KeyCommands::scan);
    }

    @Override
    public byte @Nullable [] randomKey() {
        return run(KeyCommands.randomkey());
    }

    @Override
    public void rename(byte[] oldKey, byte[] newKey) {
        runStatus(KeyCommands.rename(oldKey, newKey));
    }

    @Override
    public @Nullable Boolean renameNX(byte[] oldKey, byte[] newKey) {
        return run(KeyCommands.renamenx(oldKey, newKey));
    }

    @Override
    public @Nullable Boolean expire(byte[] key, long seconds, ExpirationOptions.Condition condition) {
        return run(KeyExpiryCommands.expire(key, seconds, ExpirySpecs.condition(condition)));
    }

    @Override
    public @Nullable Boolean pExpire(byte[] key, long millis, ExpirationOptions.Condition condition) {
        return run(KeyExpiryCommands.pexpire(key, millis, ExpirySpecs.condition(condition)));
    }

    @Override
    public @Nullable Boolean expireAt(byte[] key, long unixTime, ExpirationOptions.Condition condition) {
        return run(KeyExpiryCommands.expireat(key, unixTime, ExpirySpecs.condition(condition)));
    }

    @Override
    public @Nullable Boolean pExpireAt(byte[] key, long unixTimeInMillis, ExpirationOptions.Condition condition) {
        return run(KeyExpiryCommands.pexpireat(key, unixTimeInMillis, ExpirySpecs.condition(condition)));
    }

    /** {@inheritDoc} To the millisecond, where Spring's own default takes milliseconds for seconds. */
    @Override
    public @Nullable Boolean applyExpiration(byte[] key, Expiration expiration, ExpirationOptions options) {
        return run(ExpireSpecs.key(key, expiration, options));
    }

    @Override
    public @Nullable Boolean persist(byte[] key) {
        return run(KeyExpiryCommands.persist(key));
    }

    @Override
    public @Nullable Boolean move(byte[] key, int dbIndex) {
        return run(KeyCommands.move(key, dbIndex));
    }

    @Override
    public @Nullable Long ttl(byte[] key) {
        return run(KeyExpiryCommands.ttl(key));
    }

    @Override
    public @Nullable Long ttl(byte[] key, TimeUnit timeUnit) {
        return run(KeyExpiryCommands.ttl(key).map(Times.fromSeconds(timeUnit)));
    }

    @Override
    public @Nullable Long pTtl(byte[] key) {
        return run(KeyExpiryCommands.pttl(key));
    }

    @Override
    public @Nullable Long pTtl(byte[] key, TimeUnit timeUnit) {
        return run(KeyExpiryCommands.pttl(key).map(Times.fromMillis(timeUnit)));
    }

    @Override
    public @Nullable List<byte[]> sort(byte[] key, SortParameters params) {
        return run(SortCommands.sort(key, KeySpecs.sort(params)));
    }

    @Override
    public @Nullable Long sort(byte[] key, SortParameters params, byte[] storeKey) {
        return run(SortCommands.sortStore(key, storeKey, KeySpecs.sort(params)));
    }

    @Override
    public byte @Nullable [] dump(byte[] key) {
        return run(KeyCommands.dump(key));
    }

    @Override
    public void restore(byte[] key, long ttlInMillis, byte[] serializedValue, boolean replace) {
        runStatus(KeyCommands.restore(key, ttlInMillis, serializedValue, KeySpecs.restore(replace)));
    }

    @Override
    public @Nullable ValueEncoding encodingOf(byte[] key) {
        return run(KeyCommands.objectEncoding(key).map(ValueEncoding::of));
    }

    @Override
    public @Nullable Duration idletime(byte[] key) {
        return run(KeyCommands.objectIdletime(key).map(Times::seconds));
    }

    @Override
    public @Nullable Long refcount(byte[] key) {
        return run(KeyCommands.objectRefcount(key));
    }
}
