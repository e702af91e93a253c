package io.solidis.spring.imperative;

import io.solidis.command.HashCommands;
import io.solidis.command.HashFieldExpiryCommands;
import io.solidis.spring.convert.SpringReplies;
import io.solidis.spring.convert.Times;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.ExpirySpecs;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ExpirationOptions;
import org.springframework.data.redis.connection.RedisHashCommands;
import org.springframework.data.redis.core.Cursor;
import org.springframework.data.redis.core.ScanOptions;
import org.springframework.data.redis.core.types.Expiration;

/** Commands on hashes and their fields. */
public final class SolidisHashCommands extends CommandGroup implements RedisHashCommands {

    public SolidisHashCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Boolean hSet(byte[] key, byte[] field, byte[] value) {
        return run(HashCommands.hset(key, field, value));
    }

    @Override
    public @Nullable Boolean hSetNX(byte[] key, byte[] field, byte[] value) {
        return run(HashCommands.hsetnx(key, field, value));
    }

    @Override
    public byte @Nullable [] hGet(byte[] key, byte[] field) {
        return run(HashCommands.hget(key, field));
    }

    @Override
    public @Nullable List<byte[]> hMGet(byte[] key, byte[]... fields) {
        return run(HashCommands.hmget(key, fields));
    }

    @Override
    public void hMSet(byte[] key, Map<byte[], byte[]> hashes) {
        runStatus(HashCommands.hmset(key, hashes));
    }

    @Override
    public @Nullable Long hIncrBy(byte[] key, byte[] field, long delta) {
        return run(HashCommands.hincrby(key, field, delta));
    }

    @Override
    public @Nullable Double hIncrBy(byte[] key, byte[] field, double delta) {
        return run(HashCommands.hincrbyfloat(key, field, delta));
    }

    @Override
    public @Nullable Boolean hExists(byte[] key, byte[] field) {
        return run(HashCommands.hexists(key, field));
    }

    @Override
    public @Nullable Long hDel(byte[] key, byte[]... fields) {
        return run(HashCommands.hdel(key, fields));
    }

    @Override
    public @Nullable Long hLen(byte[] key) {
        return run(HashCommands.hlen(key));
    }

    @Override
    public @Nullable Set<byte[]> hKeys(byte[] key) {
        return run(HashCommands.hkeys(key).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable List<byte[]> hVals(byte[] key) {
        return run(HashCommands.hvals(key));
    }

    @Override
    public @Nullable Map<byte[], byte[]> hGetAll(byte[] key) {
        return run(HashCommands.hgetall(key));
    }

    @Override
    public byte @Nullable [] hRandField(byte[] key) {
        return run(HashCommands.hrandfield(key));
    }

    @Override
    public Map.@Nullable Entry<byte[], byte[]> hRandFieldWithValues(byte[] key) {
        return run(HashCommands.hrandfieldWithValues(key, 1).map(SpringReplies::firstEntry));
    }

    @Override
    public @Nullable List<byte[]> hRandField(byte[] key, long count) {
        return run(HashCommands.hrandfield(key, count));
    }

    @Override
    public @Nullable List<Map.Entry<byte[], byte[]>> hRandFieldWithValues(byte[] key, long count) {
        return run(HashCommands.hrandfieldWithValues(key, count));
    }

    @Override
    public Cursor<Map.Entry<byte[], byte[]>> hScan(byte[] key, ScanOptions options) {
        return scan("HSCAN", options, (cursor, args) -> HashCommands.hscan(key, cursor, args));
    }

    @Override
    public @Nullable Long hStrLen(byte[] key, byte[] field) {
        return run(HashCommands.hstrlen(key, field));
    }

    @Override
    public @Nullable List<Long> hExpire(
            byte[] key, long seconds, ExpirationOptions.Condition condition, byte[]... fields) {
        return run(HashFieldExpiryCommands.hexpire(key, seconds, ExpirySpecs.condition(condition), fields));
    }

    @Override
    public @Nullable List<Long> hpExpire(
            byte[] key, long millis, ExpirationOptions.Condition condition, byte[]... fields) {
        return run(HashFieldExpiryCommands.hpexpire(key, millis, ExpirySpecs.condition(condition), fields));
    }

    @Override
    public @Nullable List<Long> hExpireAt(
            byte[] key, long unixTime, ExpirationOptions.Condition condition, byte[]... fields) {
        return run(HashFieldExpiryCommands.hexpireat(key, unixTime, ExpirySpecs.condition(condition), fields));
    }

    @Override
    public @Nullable List<Long> hpExpireAt(
            byte[] key, long unixTimeInMillis, ExpirationOptions.Condition condition, byte[]... fields) {
        return run(HashFieldExpiryCommands.hpexpireat(key, unixTimeInMillis, ExpirySpecs.condition(condition), fields));
    }

    @Override
    public @Nullable List<Long> hPersist(byte[] key, byte[]... fields) {
        return run(HashFieldExpiryCommands.hpersist(key, fields));
    }

    @Override
    public @Nullable List<Long> hTtl(byte[] key, byte[]... fields) {
        return run(HashFieldExpiryCommands.httl(key, fields));
    }

    @Override
    public @Nullable List<Long> hTtl(byte[] key, TimeUnit timeUnit, byte[]... fields) {
        return run(HashFieldExpiryCommands.httl(key, fields).map(Times.eachFromSeconds(timeUnit)));
    }

    @Override
    public @Nullable List<Long> hpTtl(byte[] key, byte[]... fields) {
        return run(HashFieldExpiryCommands.hpttl(key, fields));
    }

    @Override
    public @Nullable List<byte[]> hGetDel(byte[] key, byte[]... fields) {
        return run(HashCommands.hgetdel(key, fields));
    }

    @Override
    public @Nullable List<byte[]> hGetEx(byte[] key, Expiration expiration, byte[]... fields) {
        return run(HashCommands.hgetex(key, ExpirySpecs.read(expiration), fields));
    }

    @Override
    public @Nullable Boolean hSetEx(
            byte[] key, Map<byte[], byte[]> hashes, HashFieldSetOption condition, Expiration expiration) {
        return run(HashCommands.hsetex(key, ExpirySpecs.fields(condition, expiration), hashes));
    }
}
