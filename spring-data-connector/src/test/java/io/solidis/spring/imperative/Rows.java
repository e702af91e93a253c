package io.solidis.spring.imperative;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.springframework.data.redis.connection.RedisConnection;

/** Puts the rows of one group together. */
final class Rows {

    private final List<ScenarioRow> rows = new ArrayList<>();

    /** A method whose reply looks the same in both protocols. */
    Rows add(String request, String resp, String result, Function<RedisConnection, Object> call) {
        return add(request, resp, resp, result, call);
    }

    Rows add(String request, String resp2, String resp3, String result, Function<RedisConnection, Object> call) {
        rows.add(new ScenarioRow(request, resp2, resp3, result, call, false));
        return this;
    }

    /** A method that returns nothing. */
    Rows status(String request, String resp, Consumer<RedisConnection> call) {
        return add(request, resp, ScenarioRow.VOID, connection -> {
            call.accept(connection);
            return null;
        });
    }

    /** Marks the row before: its call needs what Spring Data Redis 4.0 lacks. */
    Rows since41() {
        ScenarioRow last = rows.remove(rows.size() - 1);
        rows.add(new ScenarioRow(last.request(), last.resp2(), last.resp3(), last.result(), last.call(), true));
        return this;
    }

    List<ScenarioRow> rows() {
        return rows;
    }

    static byte[] b(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
