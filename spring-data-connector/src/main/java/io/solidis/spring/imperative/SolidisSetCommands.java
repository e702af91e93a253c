package io.solidis.spring.imperative;

import io.solidis.command.SetCommands;
import io.solidis.spring.convert.SpringReplies;
import io.solidis.spring.execution.ConnectionSession;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisSetCommands;
import org.springframework.data.redis.core.Cursor;
import org.springframework.data.redis.core.ScanOptions;

/** Commands on sets. */
public final class SolidisSetCommands extends CommandGroup implements RedisSetCommands {

    public SolidisSetCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Long sAdd(byte[] key, byte[]... values) {
        return run(SetCommands.sadd(key, values));
    }

    @Override
    public @Nullable Long sRem(byte[] key, byte[]... values) {
        return run(SetCommands.srem(key, values));
    }

    @Override
    public byte @Nullable [] sPop(byte[] key) {
        return run(SetCommands.spop(key));
    }

    @Override
    public @Nullable List<byte[]> sPop(byte[] key, long count) {
        return run(SetCommands.spop(key, count));
    }

    @Override
    public @Nullable Boolean sMove(byte[] srcKey, byte[] destKey, byte[] value) {
        return run(SetCommands.smove(srcKey, destKey, value));
    }

    @Override
    public @Nullable Long sCard(byte[] key) {
        return run(SetCommands.scard(key));
    }

    @Override
    public @Nullable Boolean sIsMember(byte[] key, byte[] value) {
        return run(SetCommands.sismember(key, value));
    }

    @Override
    public @Nullable List<Boolean> sMIsMember(byte[] key, byte[]... values) {
        return run(SetCommands.smismember(key, values));
    }

    @Override
    public @Nullable Set<byte[]> sDiff(byte[]... keys) {
        return run(SetCommands.sdiff(keys).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Long sDiffStore(byte[] destKey, byte[]... keys) {
        return run(SetCommands.sdiffstore(destKey, keys));
    }

    @Override
    public @Nullable Set<byte[]> sInter(byte[]... keys) {
        return run(SetCommands.sinter(keys).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Long sInterStore(byte[] destKey, byte[]... keys) {
        return run(SetCommands.sinterstore(destKey, keys));
    }

    @Override
    public @Nullable Long sInterCard(byte[]... keys) {
        return run(SetCommands.sintercard(keys));
    }

    @Override
    public @Nullable Set<byte[]> sUnion(byte[]... keys) {
        return run(SetCommands.sunion(keys).as(SpringReplies.BYTES_SET));
    }

    @Override
    public @Nullable Long sUnionStore(byte[] destKey, byte[]... keys) {
        return run(SetCommands.sunionstore(destKey, keys));
    }

    @Override
    public @Nullable Set<byte[]> sMembers(byte[] key) {
        return run(SetCommands.smembers(key).as(SpringReplies.BYTES_SET));
    }

    @Override
    public byte @Nullable [] sRandMember(byte[] key) {
        return run(SetCommands.srandmember(key));
    }

    @Override
    public @Nullable List<byte[]> sRandMember(byte[] key, long count) {
        return run(SetCommands.srandmember(key, count));
    }

    @Override
    public Cursor<byte[]> sScan(byte[] key, ScanOptions options) {
        return scan("SSCAN", options, (cursor, args) -> SetCommands.sscan(key, cursor, args));
    }
}
