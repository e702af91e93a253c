package io.solidis.spring.imperative;

import io.solidis.command.Command;
import io.solidis.command.args.ScanArgs;
import io.solidis.command.reply.ScanPage;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.ScanSpecs;
import java.util.List;
import java.util.function.BiFunction;
import org.springframework.data.redis.core.ScanCursor;
import org.springframework.data.redis.core.ScanIteration;
import org.springframework.data.redis.core.ScanOptions;

/**
 * Goes through what a command of the SCAN family finds, one page at a time. Closing it closes the connection: templates
 * hand theirs over to the cursor. A failing step closes it as well.
 */
final class CommandCursor<T> extends ScanCursor<T> {

    private final ConnectionSession connection;
    private final String name;
    private final BiFunction<String, ScanArgs, Command<ScanPage<T>>> step;

    CommandCursor(
            ConnectionSession connection,
            String name,
            ScanOptions options,
            BiFunction<String, ScanArgs, Command<ScanPage<T>>> step) {
        super(CursorId.initial(), options);
        this.connection = connection;
        this.name = name;
        this.step = step;
    }

    @Override
    protected ScanIteration<T> doScan(CursorId cursorId, ScanOptions options) {
        connection.requireImmediate(name);
        ScanPage<T> page = connection.run(step.apply(cursorId.getCursorId(), ScanSpecs.args(options)));
        return page == null
                ? new ScanIteration<>(CursorId.initial(), List.of())
                : new ScanIteration<>(CursorId.of(page.cursor()), page.items());
    }

    @Override
    protected void doClose() {
        connection.close();
    }
}
