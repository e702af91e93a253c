package io.solidis.spring.imperative;

import io.solidis.command.Command;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.ScanPage;
import io.solidis.spring.execution.ConnectionSession;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.core.Cursor;
import org.springframework.data.redis.core.ScanOptions;

/** What all groups need: the connection they run their commands on. */
abstract class CommandGroup {

    final ConnectionSession connection;

    CommandGroup(ConnectionSession connection) {
        this.connection = connection;
    }

    final <R> @Nullable R run(Command<R> command) {
        return connection.run(command);
    }

    final void runStatus(Command<?> command) {
        connection.runStatus(command);
    }

    final <T> Cursor<T> scan(
            String name, @Nullable ScanOptions options, BiFunction<String, ScanArgs, Command<ScanPage<T>>> step) {
        connection.requireImmediate(name);
        return new CommandCursor<>(connection, name, options == null ? ScanOptions.NONE : options, step).open();
    }
}
