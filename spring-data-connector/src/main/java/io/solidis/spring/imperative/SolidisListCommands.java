package io.solidis.spring.imperative;

import io.solidis.command.ListBlockingCommands;
import io.solidis.command.ListCommands;
import io.solidis.spring.convert.SpringReplies;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.ListSpecs;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisListCommands;

/** Commands on lists. */
public final class SolidisListCommands extends CommandGroup implements RedisListCommands {

    public SolidisListCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Long rPush(byte[] key, byte[]... values) {
        return run(ListCommands.rpush(key, values));
    }

    @Override
    public @Nullable Long lPos(byte[] key, byte[] element) {
        return run(ListCommands.lpos(key, element, null));
    }

    @Override
    public @Nullable List<Long> lPos(byte[] key, byte[] element, @Nullable Integer rank, @Nullable Integer count) {
        return run(ListSpecs.indexes(key, element, rank, count));
    }

    @Override
    public @Nullable Long lPush(byte[] key, byte[]... values) {
        return run(ListCommands.lpush(key, values));
    }

    @Override
    public @Nullable Long rPushX(byte[] key, byte[] value) {
        return run(ListCommands.rpushx(key, value));
    }

    @Override
    public @Nullable Long lPushX(byte[] key, byte[] value) {
        return run(ListCommands.lpushx(key, value));
    }

    @Override
    public @Nullable Long lLen(byte[] key) {
        return run(ListCommands.llen(key));
    }

    @Override
    public @Nullable List<byte[]> lRange(byte[] key, long start, long end) {
        return run(ListCommands.lrange(key, start, end));
    }

    @Override
    public void lTrim(byte[] key, long start, long end) {
        runStatus(ListCommands.ltrim(key, start, end));
    }

    @Override
    public byte @Nullable [] lIndex(byte[] key, long index) {
        return run(ListCommands.lindex(key, index));
    }

    @Override
    public @Nullable Long lInsert(byte[] key, Position where, byte[] pivot, byte[] value) {
        return run(ListCommands.linsert(key, ListSpecs.position(where), pivot, value));
    }

    @Override
    public byte @Nullable [] lMove(byte[] sourceKey, byte[] destinationKey, Direction from, Direction to) {
        return run(ListCommands.lmove(sourceKey, destinationKey, ListSpecs.end(from), ListSpecs.end(to)));
    }

    @Override
    public byte @Nullable [] bLMove(
            byte[] sourceKey, byte[] destinationKey, Direction from, Direction to, double timeout) {
        return run(ListBlockingCommands.blmove(
                sourceKey, destinationKey, ListSpecs.end(from), ListSpecs.end(to), timeout));
    }

    @Override
    public void lSet(byte[] key, long index, byte[] value) {
        runStatus(ListCommands.lset(key, index, value));
    }

    @Override
    public @Nullable Long lRem(byte[] key, long count, byte[] value) {
        return run(ListCommands.lrem(key, count, value));
    }

    @Override
    public byte @Nullable [] lPop(byte[] key) {
        return run(ListCommands.lpop(key));
    }

    @Override
    public @Nullable List<byte[]> lPop(byte[] key, long count) {
        return run(ListCommands.lpop(key, count));
    }

    @Override
    public byte @Nullable [] rPop(byte[] key) {
        return run(ListCommands.rpop(key));
    }

    @Override
    public @Nullable List<byte[]> rPop(byte[] key, long count) {
        return run(ListCommands.rpop(key, count));
    }

    @Override
    public @Nullable List<byte[]> bLPop(int timeout, byte[]... keys) {
        return run(ListBlockingCommands.blpop(timeout, keys).map(SpringReplies::keyAndValue));
    }

    @Override
    public @Nullable List<byte[]> bRPop(int timeout, byte[]... keys) {
        return run(ListBlockingCommands.brpop(timeout, keys).map(SpringReplies::keyAndValue));
    }

    @Override
    public byte @Nullable [] rPopLPush(byte[] srcKey, byte[] dstKey) {
        return run(ListCommands.rpoplpush(srcKey, dstKey));
    }

    @Override
    public byte @Nullable [] bRPopLPush(int timeout, byte[] srcKey, byte[] dstKey) {
        return run(ListBlockingCommands.brpoplpush(srcKey, dstKey, timeout));
    }
}
