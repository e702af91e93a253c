package io.solidis.spring.execution;

import io.solidis.command.Command;
import io.solidis.command.ReplyDecoder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.redis.RedisSystemException;

/** What collected commands leave behind in the results of their pipeline or transaction. */
final class Results {

    /** Stands for the result of a status command, which has no place among the results; an error still has. */
    private static final Object NONE = new Object();

    private static final ReplyDecoder<Object> DECODE_NONE = reply -> NONE;

    private Results() {}

    /** The same request, its success left out of the results. */
    static Command<?> withoutResult(Command<?> command) {
        return command.as(DECODE_NONE);
    }

    static void add(List<@Nullable Object> results, @Nullable Object result) {
        if (result != NONE) {
            results.add(result);
        }
    }

    /** Results in order; the first error is thrown, since Spring's transactions have no place for errors. */
    static List<@Nullable Object> ofTransaction(List<@Nullable Object> items) {
        List<@Nullable Object> results = new ArrayList<>(items.size());
        for (Object item : items) {
            if (item instanceof Exception failure) {
                throw ExceptionTranslator.translate(failure);
            }
            add(results, item);
        }
        return results;
    }

    static RedisSystemException noTransaction(String command) {
        return new RedisSystemException(command + " without MULTI: no transaction is open on this connection", null);
    }

    static InvalidDataAccessApiUsageException notImmediate(String operation, String mode) {
        return new InvalidDataAccessApiUsageException(
                operation + " needs its reply at once and cannot be used in a " + mode);
    }
}
