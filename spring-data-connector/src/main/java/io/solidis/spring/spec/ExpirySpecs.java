package io.solidis.spring.spec;

import io.solidis.command.Command;
import io.solidis.command.StringCommands;
import io.solidis.command.args.ExpireCondition;
import io.solidis.command.args.Expiry;
import io.solidis.command.args.FieldCondition;
import io.solidis.command.args.HsetexArgs;
import io.solidis.command.args.ReadExpiry;
import io.solidis.command.args.WriteExpiry;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ExpirationOptions;
import org.springframework.data.redis.connection.RedisHashCommands.HashFieldSetOption;
import org.springframework.data.redis.core.types.Expiration;
import org.springframework.util.Assert;

/** When keys and fields expire. */
public final class ExpirySpecs {

    private ExpirySpecs() {}

    /** The expiry that a write sets; {@code null} for none. */
    public static @Nullable WriteExpiry write(@Nullable Expiration expiration) {
        if (expiration == null) {
            return null;
        }
        if (expiration.isKeepTtl()) {
            return Expiry.keep();
        }
        return expiration.isPersistent() ? null : time(expiration);
    }

    /** The expiry that a read sets; {@code null} leaves it as it is, persistent removes it. */
    public static @Nullable ReadExpiry read(@Nullable Expiration expiration) {
        if (expiration == null || expiration.isKeepTtl()) {
            return null;
        }
        return expiration.isPersistent() ? Expiry.persist() : time(expiration);
    }

    /** GETEX; plain GET where the expiry stays as it is. */
    public static Command<byte[]> getAndExpire(byte[] key, Expiration expiration) {
        Assert.notNull(expiration, "Expiration must not be null");
        @Nullable ReadExpiry expiry = read(expiration);
        return expiry == null ? StringCommands.get(key) : StringCommands.getex(key, expiry);
    }

    /** {@code null} if it always applies. */
    public static @Nullable ExpireCondition condition(ExpirationOptions.Condition condition) {
        Assert.notNull(condition, "Condition must not be null");
        return switch (condition) {
            case ALWAYS -> null;
            case NX -> ExpireCondition.NX;
            case XX -> ExpireCondition.XX;
            case GT -> ExpireCondition.GT;
            case LT -> ExpireCondition.LT;
        };
    }

    /** Options of HSETEX. */
    public static HsetexArgs fields(HashFieldSetOption option, @Nullable Expiration expiration) {
        Assert.notNull(option, "Condition must not be null");
        @Nullable
        FieldCondition condition = switch (option) {
            case UPSERT -> null;
            case IF_NONE_EXIST -> FieldCondition.FNX;
            case IF_ALL_EXIST -> FieldCondition.FXX;
        };
        return new HsetexArgs(condition, write(expiration));
    }

    private static Expiry time(Expiration expiration) {
        boolean millis = expiration.isPrecise();
        long time = expiration.getConverted(millis ? TimeUnit.MILLISECONDS : TimeUnit.SECONDS);
        if (expiration.isUnixTimestamp()) {
            return millis ? Expiry.atMillis(time) : Expiry.atSeconds(time);
        }
        return millis ? Expiry.millis(time) : Expiry.seconds(time);
    }
}
