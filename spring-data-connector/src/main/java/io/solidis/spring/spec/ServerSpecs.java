package io.solidis.spring.spec;

import io.solidis.command.Command;
import io.solidis.command.ServerCommands;
import io.solidis.command.args.FlushMode;
import io.solidis.command.args.MigrateArgs;
import io.solidis.command.args.MigrateTarget;
import io.solidis.command.args.ShutdownArgs;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisNode;
import org.springframework.data.redis.connection.RedisServerCommands.FlushOption;
import org.springframework.data.redis.connection.RedisServerCommands.MigrateOption;
import org.springframework.data.redis.connection.RedisServerCommands.ShutdownOption;
import org.springframework.util.Assert;

/** Arguments of the server group. */
public final class ServerSpecs {

    /** What MIGRATE may take when the caller does not say, in milliseconds: as good as for ever, as Spring defines it. */
    public static final long MIGRATE_TIMEOUT = Long.MAX_VALUE;

    private ServerSpecs() {}

    /** Text that must not be missing. */
    public static String text(@Nullable String text, String what) {
        Assert.hasText(text, () -> what + " must not be null or empty");
        return text;
    }

    /** How to flush; {@code null} leaves that to the server. */
    public static @Nullable FlushMode flush(@Nullable FlushOption option) {
        return option == null ? null : FlushMode.valueOf(option.name());
    }

    /** SHUTDOWN; {@code null} saves if the server is configured to. */
    public static Command<String> shutdown(@Nullable ShutdownOption option) {
        return ServerCommands.shutdown(
                option == null ? null : option == ShutdownOption.SAVE ? ShutdownArgs.SAVE : ShutdownArgs.NOSAVE);
    }

    /** Where MIGRATE sends to. */
    public static MigrateTarget target(RedisNode node, int database, long timeoutMillis) {
        Assert.notNull(node, "Target node must not be null");
        return new MigrateTarget(node.getRequiredHost(), node.getRequiredPort(), database, timeoutMillis);
    }

    /** Options of MIGRATE. */
    public static MigrateArgs migrateArgs(@Nullable MigrateOption option) {
        return new MigrateArgs(option == MigrateOption.COPY, option == MigrateOption.REPLACE, null);
    }
}
