package io.solidis.spring.imperative;

import java.util.function.Function;
import org.springframework.data.redis.connection.RedisConnection;

/**
 * One method of Spring's: the call, the request it must send, the server's reply in both protocols and the result.
 *
 * @param request the words of the request, separated by spaces
 * @param result as {@link Shown} writes it; {@link #VOID} for methods that return nothing
 * @param needs41 whether the call needs what Spring Data Redis 4.0 lacks
 */
record ScenarioRow(
        String request,
        String resp2,
        String resp3,
        String result,
        Function<RedisConnection, Object> call,
        boolean needs41) {

    static final String VOID = "void";

    boolean isVoid() {
        return result.equals(VOID);
    }

    @Override
    public String toString() {
        return request;
    }
}
