package io.solidis.spring.spec;

import io.solidis.command.args.KeyCondition;
import io.solidis.command.args.SetArgs;
import io.solidis.command.args.ValueCondition;
import io.solidis.command.args.WriteExpiry;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.CompareCondition;
import org.springframework.data.redis.connection.CompareCondition.ComparisonFunction;
import org.springframework.data.redis.connection.CompareCondition.ComparisonOperator;
import org.springframework.data.redis.connection.SetCondition;
import org.springframework.data.redis.core.types.Expiration;
import org.springframework.util.Assert;

/** Conditions on keys and their values; kept apart since Spring Data Redis 4.0 lacks these types. */
public final class ConditionSpecs {

    private ConditionSpecs() {}

    /** Options of SET; {@code null} if nothing is asked. */
    public static @Nullable SetArgs args(SetCondition condition, Expiration expiration) {
        Assert.notNull(condition, "Condition must not be null");
        Assert.notNull(expiration, "Expiration must not be null");
        io.solidis.command.args.@Nullable SetCondition when = when(condition);
        @Nullable WriteExpiry expiry = ExpirySpecs.write(expiration);
        return when == null && expiry == null ? null : new SetArgs(when, expiry);
    }

    /** A condition on the present value. */
    public static ValueCondition value(CompareCondition condition) {
        Assert.notNull(condition, "CompareCondition must not be null");
        boolean equal = condition.getOperator() == ComparisonOperator.EQUALS;
        if (condition.getComparison() == ComparisonFunction.DIGEST) {
            String digest = condition.getValue().toString();
            return equal ? ValueCondition.ifDigestEqual(digest) : ValueCondition.ifDigestNotEqual(digest);
        }
        byte[] value = condition.getValue().asBytes();
        return equal ? ValueCondition.ifEqual(value) : ValueCondition.ifNotEqual(value);
    }

    private static io.solidis.command.args.@Nullable SetCondition when(SetCondition condition) {
        CompareCondition compare = condition.getCompareCondition();
        if (compare != null) {
            return value(compare);
        }
        return switch (condition.getKeyCondition()) {
            case UPSERT -> null;
            case IF_ABSENT -> KeyCondition.NX;
            case IF_PRESENT -> KeyCondition.XX;
        };
    }
}
