package io.solidis.spring.spec;

import io.solidis.command.args.KeyCondition;
import io.solidis.command.args.SetArgs;
import io.solidis.command.args.WriteExpiry;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisStringCommands;
import org.springframework.data.redis.core.types.Expiration;

/** Options of SET in the types that every version of Spring Data Redis has; see also {@link ConditionSpecs}. */
public final class SetSpecs {

    private SetSpecs() {}

    /** {@code null} if nothing is asked. */
    @SuppressWarnings("deprecation")
    public static @Nullable SetArgs args(
            @Nullable Expiration expiration, RedisStringCommands.@Nullable SetOption option) {
        @Nullable
        KeyCondition condition = option == null
                ? null
                : switch (option) {
                    case UPSERT -> null;
                    case SET_IF_ABSENT -> KeyCondition.NX;
                    case SET_IF_PRESENT -> KeyCondition.XX;
                };
        @Nullable WriteExpiry expiry = ExpirySpecs.write(expiration);
        return condition == null && expiry == null ? null : new SetArgs(condition, expiry);
    }
}
