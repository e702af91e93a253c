package io.solidis.spring.imperative;

import io.solidis.command.BitmapCommands;
import io.solidis.command.StringCommands;
import io.solidis.command.args.BitRange;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.BitSpecs;
import io.solidis.spring.spec.ConditionSpecs;
import io.solidis.spring.spec.ExpirySpecs;
import io.solidis.spring.spec.SetSpecs;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Range;
import org.springframework.data.redis.connection.BitFieldSubCommands;
import org.springframework.data.redis.connection.RedisStringCommands;
import org.springframework.data.redis.connection.SetCondition;
import org.springframework.data.redis.core.types.Expiration;

/** Commands on strings and bitmaps. */
public final class SolidisStringCommands extends CommandGroup implements RedisStringCommands {

    public SolidisStringCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public byte @Nullable [] get(byte[] key) {
        return run(StringCommands.get(key));
    }

    @Override
    public byte @Nullable [] getDel(byte[] key) {
        return run(StringCommands.getdel(key));
    }

    @Override
    public byte @Nullable [] getEx(byte[] key, Expiration expiration) {
        return run(ExpirySpecs.getAndExpire(key, expiration));
    }

    @Override
    public byte @Nullable [] getSet(byte[] key, byte[] value) {
        return run(StringCommands.getset(key, value));
    }

    @Override
    public @Nullable List<byte[]> mGet(byte[]... keys) {
        return run(StringCommands.mget(keys));
    }

    @Override
    public @Nullable Boolean set(byte[] key, byte[] value) {
        return run(StringCommands.set(key, value));
    }

    @Override
    public @Nullable Boolean set(byte[] key, byte[] value, SetCondition condition, Expiration expiration) {
        return run(StringCommands.set(key, value, ConditionSpecs.args(condition, expiration)));
    }

    /** The form that Spring Data Redis 4.0 uses; later versions keep it as a default that 4.0 does not have. */
    @Override
    @Deprecated
    @SuppressWarnings({"deprecation", "removal", "InlineMeSuggester"})
    public @Nullable Boolean set(byte[] key, byte[] value, Expiration expiration, SetOption option) {
        return run(StringCommands.set(key, value, SetSpecs.args(expiration, option)));
    }

    @Override
    public byte @Nullable [] setGet(byte[] key, byte[] value, SetCondition condition, Expiration expiration) {
        return run(StringCommands.setGet(key, value, ConditionSpecs.args(condition, expiration)));
    }

    /** The form that Spring Data Redis 4.0 uses; later versions keep it as a default that 4.0 does not have. */
    @Override
    @Deprecated
    @SuppressWarnings({"deprecation", "removal", "InlineMeSuggester"})
    public byte @Nullable [] setGet(byte[] key, byte[] value, Expiration expiration, SetOption option) {
        return run(StringCommands.setGet(key, value, SetSpecs.args(expiration, option)));
    }

    @Override
    public @Nullable Boolean setNX(byte[] key, byte[] value) {
        return run(StringCommands.setnx(key, value));
    }

    @Override
    public @Nullable Boolean setEx(byte[] key, long seconds, byte[] value) {
        return run(StringCommands.setex(key, seconds, value));
    }

    @Override
    public @Nullable Boolean pSetEx(byte[] key, long milliseconds, byte[] value) {
        return run(StringCommands.psetex(key, milliseconds, value));
    }

    @Override
    public @Nullable Boolean mSet(Map<byte[], byte[]> tuple) {
        return run(StringCommands.mset(tuple));
    }

    @Override
    public @Nullable Boolean mSetNX(Map<byte[], byte[]> tuple) {
        return run(StringCommands.msetnx(tuple));
    }

    @Override
    public @Nullable Long incr(byte[] key) {
        return run(StringCommands.incr(key));
    }

    @Override
    public @Nullable Long incrBy(byte[] key, long value) {
        return run(StringCommands.incrby(key, value));
    }

    @Override
    public @Nullable Double incrBy(byte[] key, double value) {
        return run(StringCommands.incrbyfloat(key, value));
    }

    @Override
    public @Nullable Long decr(byte[] key) {
        return run(StringCommands.decr(key));
    }

    @Override
    public @Nullable Long decrBy(byte[] key, long value) {
        return run(StringCommands.decrby(key, value));
    }

    @Override
    public @Nullable Long append(byte[] key, byte[] value) {
        return run(StringCommands.append(key, value));
    }

    @Override
    public byte @Nullable [] getRange(byte[] key, long start, long end) {
        return run(StringCommands.getrange(key, start, end));
    }

    @Override
    public void setRange(byte[] key, byte[] value, long offset) {
        runStatus(StringCommands.setrange(key, offset, value));
    }

    @Override
    public @Nullable Boolean getBit(byte[] key, long offset) {
        return run(BitmapCommands.getbit(key, offset));
    }

    @Override
    public @Nullable Boolean setBit(byte[] key, long offset, boolean value) {
        return run(BitmapCommands.setbit(key, offset, value));
    }

    @Override
    public @Nullable Long bitCount(byte[] key) {
        return run(BitmapCommands.bitcount(key));
    }

    @Override
    public @Nullable Long bitCount(byte[] key, long start, long end) {
        return run(BitmapCommands.bitcount(key, BitRange.bytes(start, end)));
    }

    @Override
    public @Nullable List<Long> bitField(byte[] key, BitFieldSubCommands subCommands) {
        return run(BitmapCommands.bitfield(key, BitSpecs.fields(subCommands)));
    }

    @Override
    public @Nullable Long bitOp(BitOperation op, byte[] destination, byte[]... keys) {
        return run(BitmapCommands.bitop(BitSpecs.operation(op, keys), destination, keys));
    }

    @Override
    public @Nullable Long bitPos(byte[] key, boolean bit, Range<Long> range) {
        return run(BitSpecs.position(key, bit, range));
    }

    @Override
    public @Nullable Long strLen(byte[] key) {
        return run(StringCommands.strlen(key));
    }
}
