package io.solidis.spring.spec;

import io.solidis.command.Command;
import io.solidis.command.HashFieldExpiryCommands;
import io.solidis.command.KeyExpiryCommands;
import io.solidis.command.args.ExpireCondition;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ExpirationOptions;
import org.springframework.data.redis.core.types.Expiration;
import org.springframework.util.Assert;

/** The command among EXPIRE and its relatives that an expiration means. */
public final class ExpireSpecs {

    private ExpireSpecs() {}

    /** For a key. */
    public static Command<Boolean> key(byte[] key, Expiration expiration, ExpirationOptions options) {
        if (isPersist(expiration)) {
            return KeyExpiryCommands.persist(key);
        }
        @Nullable ExpireCondition condition = ExpirySpecs.condition(options.getCondition());
        long time = time(expiration);
        if (expiration.isUnixTimestamp()) {
            return expiration.isPrecise()
                    ? KeyExpiryCommands.pexpireat(key, time, condition)
                    : KeyExpiryCommands.expireat(key, time, condition);
        }
        return expiration.isPrecise()
                ? KeyExpiryCommands.pexpire(key, time, condition)
                : KeyExpiryCommands.expire(key, time, condition);
    }

    /** For fields of a hash. */
    public static Command<List<Long>> fields(
            byte[] key, Expiration expiration, ExpirationOptions options, byte[]... fields) {
        if (isPersist(expiration)) {
            return HashFieldExpiryCommands.hpersist(key, fields);
        }
        @Nullable ExpireCondition condition = ExpirySpecs.condition(options.getCondition());
        long time = time(expiration);
        if (expiration.isUnixTimestamp()) {
            return expiration.isPrecise()
                    ? HashFieldExpiryCommands.hpexpireat(key, time, condition, fields)
                    : HashFieldExpiryCommands.hexpireat(key, time, condition, fields);
        }
        return expiration.isPrecise()
                ? HashFieldExpiryCommands.hpexpire(key, time, condition, fields)
                : HashFieldExpiryCommands.hexpire(key, time, condition, fields);
    }

    private static boolean isPersist(Expiration expiration) {
        Assert.notNull(expiration, "Expiration must not be null");
        Assert.isTrue(!expiration.isKeepTtl(), "Expiration to apply must not be keepTtl");
        return expiration.isPersistent();
    }

    private static long time(Expiration expiration) {
        return expiration.getConverted(expiration.isPrecise() ? TimeUnit.MILLISECONDS : TimeUnit.SECONDS);
    }
}
