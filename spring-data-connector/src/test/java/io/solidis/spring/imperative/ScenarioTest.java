package io.solidis.spring.imperative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.solidis.spring.connection.SolidisConnection;
import io.solidis.spring.execution.ExecutorSource;
import io.solidis.spring.execution.Immediate;
import io.solidis.spring.execution.Lease;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisPipelineException;

/** Every row in every mode and protocol: the same request, and the same result in its place. */
class ScenarioTest {

    /** A row with one of its replies. */
    record Scenario(ScenarioRow row, String protocol, String reply) {

        @Override
        public String toString() {
            return row + " (" + protocol + ")";
        }
    }

    static Stream<Scenario> scenarios() {
        return Groups.all().stream()
                .flatMap(row -> row.resp2().equals(row.resp3())
                        ? Stream.of(new Scenario(row, "RESP2 and RESP3", row.resp2()))
                        : Stream.of(new Scenario(row, "RESP2", row.resp2()), new Scenario(row, "RESP3", row.resp3())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void returnsItsResultAtOnce(Scenario scenario) {
        FakeExecutor executor = new FakeExecutor(scenario.reply());
        Object result = scenario.row().call().apply(connection(executor, true));
        assertThat(executor.requests).containsExactly(scenario.row().request());
        assertThat(scenario.row().isVoid() ? ScenarioRow.VOID : Shown.of(result))
                .isEqualTo(scenario.row().result());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void leavesItsResultInAPipeline(Scenario scenario) {
        FakeExecutor executor = new FakeExecutor(scenario.reply());
        RedisConnection connection = connection(executor, true);
        connection.openPipeline();
        assertThat(scenario.row().call().apply(connection)).isNull();
        List<Object> results = connection.closePipeline();
        assertThat(executor.requests).containsExactly(scenario.row().request());
        assertThat(Shown.of(results)).isEqualTo(expectedList(scenario.row()));
        assertThat(connection.isPipelined()).isFalse();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void leavesItsResultInATransaction(Scenario scenario) {
        FakeExecutor executor = new FakeExecutor(scenario.reply());
        RedisConnection connection = connection(executor, true);
        connection.multi();
        assertThat(scenario.row().call().apply(connection)).isNull();
        assertThat(executor.requests).as("sent before EXEC").isEmpty();
        List<Object> results = connection.exec();
        assertThat(executor.requests).containsExactly(scenario.row().request());
        assertThat(executor.transactions).isEqualTo(1);
        assertThat(Shown.of(results)).isEqualTo(expectedList(scenario.row()));
        assertThat(connection.isQueueing()).isFalse();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void leavesItsResultInATransactionInsideAPipelineAsOneNestedList(Scenario scenario) {
        FakeExecutor executor = new FakeExecutor(scenario.reply());
        RedisConnection connection = connection(executor, true);
        connection.openPipeline();
        connection.multi();
        assertThat(scenario.row().call().apply(connection)).isNull();
        assertThat(connection.exec()).isNull();
        assertThat(Shown.of(connection.closePipeline())).isEqualTo("[" + expectedList(scenario.row()) + "]");
        assertThat(executor.transactions).isEqualTo(1);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void leavesItsErrorInAPipelineEvenIfItReturnsNothing(Scenario scenario) {
        RedisConnection connection = connection(new FakeExecutor("-ERR no\r\n"), true);
        connection.openPipeline();
        scenario.row().call().apply(connection);
        assertThatExceptionOfType(RedisPipelineException.class)
                .isThrownBy(connection::closePipeline)
                .withCauseInstanceOf(RedisSystemException.class)
                .satisfies(e ->
                        assertThat(e.getPipelineResult()).singleElement().isInstanceOf(RedisSystemException.class));
        assertThat(connection.closePipeline())
                .as("a second close hides nothing")
                .isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void throwsItsErrorFromATransaction(Scenario scenario) {
        RedisConnection connection = connection(new FakeExecutor("-ERR no\r\n"), true);
        connection.multi();
        scenario.row().call().apply(connection);
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(connection::exec);
        assertThat(connection.isQueueing()).isFalse();
    }

    private static String expectedList(ScenarioRow row) {
        return row.isVoid() ? "[]" : "[" + row.result() + "]";
    }

    static RedisConnection connection(FakeExecutor executor, boolean convertResults) {
        return new SolidisConnection(new ExecutorSource(
                new Immediate(executor, convertResults), () -> new Lease(executor, () -> {}), (listener, events) -> {
                    throw new AssertionError("no subscriber is needed here");
                }));
    }
}
