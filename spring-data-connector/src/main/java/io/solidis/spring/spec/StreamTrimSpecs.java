package io.solidis.spring.spec;

import io.solidis.command.Command;
import io.solidis.command.StreamCommands;
import io.solidis.command.args.DeletionPolicy;
import io.solidis.command.args.XAddArgs;
import io.solidis.command.args.XTrimArgs;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisStreamCommands.MaxLenTrimStrategy;
import org.springframework.data.redis.connection.RedisStreamCommands.MinIdTrimStrategy;
import org.springframework.data.redis.connection.RedisStreamCommands.StreamDeletionPolicy;
import org.springframework.data.redis.connection.RedisStreamCommands.TrimOperator;
import org.springframework.data.redis.connection.RedisStreamCommands.TrimOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.TrimStrategy;
import org.springframework.data.redis.connection.RedisStreamCommands.XAddOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XDelOptions;
import org.springframework.data.redis.connection.RedisStreamCommands.XTrimOptions;
import org.springframework.util.Assert;

/** How entries go from streams; kept apart since Spring Data Redis 4.0 lacks these types. */
public final class StreamTrimSpecs {

    private StreamTrimSpecs() {}

    /** XADD with what the options trim. */
    static XAddArgs trimmed(XAddArgs args, XAddOptions options) {
        TrimOptions trim = options.getTrimOptions();
        if (trim == null) {
            return args;
        }
        @Nullable DeletionPolicy policy = policy(trim);
        XAddArgs trimmed = args.trimmed(args(trim));
        return policy == null ? trimmed : trimmed.policy(policy);
    }

    /** XTRIM. */
    public static Command<Long> trim(byte[] key, XTrimOptions options) {
        Assert.notNull(options, "XTrimOptions must not be null");
        return StreamCommands.xtrim(key, args(options.getTrimOptions()), policy(options.getTrimOptions()));
    }

    /** What becomes of references to what is removed. */
    public static DeletionPolicy policy(XDelOptions options) {
        Assert.notNull(options, "Options must not be null");
        return policy(options.getDeletionPolicy());
    }

    private static @Nullable DeletionPolicy policy(TrimOptions trim) {
        StreamDeletionPolicy policy = trim.getDeletionPolicy();
        return policy == null ? null : policy(policy);
    }

    private static DeletionPolicy policy(StreamDeletionPolicy policy) {
        return switch (policy) {
            case KEEP_REFERENCES -> DeletionPolicy.KEEPREF;
            case DELETE_REFERENCES -> DeletionPolicy.DELREF;
            case ACKNOWLEDGED -> DeletionPolicy.ACKED;
        };
    }

    private static XTrimArgs args(TrimOptions trim) {
        return new XTrimArgs(
                trim.getTrimStrategy() instanceof MinIdTrimStrategy
                        ? XTrimArgs.Strategy.MINID
                        : XTrimArgs.Strategy.MAXLEN,
                threshold(trim.getTrimStrategy()),
                trim.getTrimOperator() == TrimOperator.APPROXIMATE,
                trim.getLimit());
    }

    private static String threshold(TrimStrategy strategy) {
        if (strategy instanceof MaxLenTrimStrategy length) {
            return Long.toString(length.threshold());
        }
        if (strategy instanceof MinIdTrimStrategy lowest) {
            return lowest.threshold().getValue();
        }
        throw new IllegalArgumentException("Unknown strategy to trim a stream: " + strategy.getClass());
    }
}
