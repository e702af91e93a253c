package io.solidis.spring.imperative;

import io.solidis.command.HyperLogLogCommands;
import io.solidis.command.Replies;
import io.solidis.spring.execution.ConnectionSession;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisHyperLogLogCommands;

/** Commands on HyperLogLogs. */
public final class SolidisHyperLogLogCommands extends CommandGroup implements RedisHyperLogLogCommands {

    public SolidisHyperLogLogCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public @Nullable Long pfAdd(byte[] key, byte[]... values) {
        return run(HyperLogLogCommands.pfadd(key, values).as(Replies.LONG));
    }

    @Override
    public @Nullable Long pfCount(byte[]... keys) {
        return run(HyperLogLogCommands.pfcount(keys));
    }

    @Override
    public void pfMerge(byte[] destinationKey, byte[]... sourceKeys) {
        runStatus(HyperLogLogCommands.pfmerge(destinationKey, sourceKeys));
    }
}
