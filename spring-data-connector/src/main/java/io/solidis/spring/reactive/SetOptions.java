package io.solidis.spring.reactive;

import io.solidis.command.args.SetArgs;
import io.solidis.command.args.WriteExpiry;
import io.solidis.spring.spec.ConditionSpecs;
import io.solidis.spring.spec.ExpirySpecs;
import io.solidis.spring.spec.SetSpecs;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.ReactiveStringCommands.SetCommand;
import org.springframework.data.redis.connection.SetCondition;
import org.springframework.data.redis.core.types.Expiration;
import org.springframework.util.Assert;
import org.springframework.util.ClassUtils;

/** What a SET of Spring's asks for beside key and value, in the types of the version that is there. */
final class SetOptions {

    private static final boolean HAS_CONDITIONS = ClassUtils.isPresent(
            "org.springframework.data.redis.connection.SetCondition", SetOptions.class.getClassLoader());

    private SetOptions() {}

    /** {@code null} if nothing is asked. */
    static @Nullable SetArgs of(SetCommand command) {
        Expiration expiration = command.getExpiration().orElseGet(Expiration::persistent);
        return HAS_CONDITIONS
                ? ConditionSpecs.args(command.getCondition().orElseGet(SetCondition::upsert), expiration)
                : asIn40(command, expiration);
    }

    /** The time of a SET that is only about the time. */
    static Expiration time(SetCommand command) {
        Expiration expiration = command.getExpiration().orElse(null);
        @Nullable WriteExpiry expiry = ExpirySpecs.write(expiration);
        Assert.isTrue(
                expiration != null && expiry != null && !expiration.isKeepTtl() && !expiration.isUnixTimestamp(),
                "Expiration must be a span of time");
        return expiration;
    }

    @SuppressWarnings("deprecation")
    private static @Nullable SetArgs asIn40(SetCommand command, Expiration expiration) {
        return SetSpecs.args(expiration, command.getOption().orElse(null));
    }
}
