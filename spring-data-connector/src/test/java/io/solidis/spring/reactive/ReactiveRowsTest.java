package io.solidis.spring.reactive;

import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.command.Trait;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.data.redis.connection.ReactiveRedisConnection;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import reactor.core.publisher.Flux;
import reactor.test.StepVerifier;

class ReactiveRowsTest {

    private final ScriptedExecutor executor = new ScriptedExecutor();
    private final ReactiveRedisConnection connection = connection(executor);

    static List<ReactiveRow> rows() {
        List<ReactiveRow> rows = new ArrayList<>(KeyRows.keys());
        rows.addAll(KeyRows.server());
        rows.addAll(StringRows.strings());
        rows.addAll(StringRows.numbers());
        rows.addAll(StringRows.scripts());
        rows.addAll(CollectionRows.lists());
        rows.addAll(CollectionRows.sets());
        rows.addAll(HashRows.hashes());
        rows.addAll(SortedSetRows.sortedSets());
        rows.addAll(StreamRows.streams());
        rows.addAll(StreamRows.places());
        rows.addAll(StreamRows.others());
        return rows;
    }

    static List<ReactiveRow> streams() {
        return rows().stream().filter(row -> row.stream() != null).toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void sendsTheRequestAndHandsOnTheResult(ReactiveRow row) {
        executor.answer(row.reply());

        assertThat(Plain.results(row.call().apply(connection))).isEqualTo(row.result());
        assertThat(executor.sent).containsExactly(row.request());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void sendsNothingBeforeAResultIsAskedFor(ReactiveRow row) {
        StepVerifier.create(row.call().apply(connection), 0)
                .expectSubscription()
                .thenCancel()
                .verify();

        assertThat(executor.sent).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void sendsTheSameAgainToTheNextSubscriber(ReactiveRow row) {
        executor.answer(row.reply(), row.reply());
        var call = row.call().apply(connection);

        assertThat(Plain.results(call)).isEqualTo(row.result());
        assertThat(Plain.results(call)).isEqualTo(row.result());
        assertThat(executor.sent).containsExactly(row.request(), row.request());
    }

    @ParameterizedTest
    @MethodSource("streams")
    void onlyCommandsThatReadOverlap(ReactiveRow row) {
        List<Object> responses = new ArrayList<>();
        Flux.from(row.stream().callTwice(connection)).subscribe(responses::add);

        if (responses.isEmpty()) {
            boolean read = executor.names.get(0).is(Trait.READ);
            assertThat(executor.sent).hasSize(read ? 2 : 1);
        } else {
            // The results are streams of their own, which nobody has subscribed to.
            assertThat(responses).hasSize(2).allMatch(response -> response instanceof CommandResponse);
            assertThat(executor.sent).isEmpty();
        }
    }

    @Test
    void everyMethodOfSpringsInterfacesHasARow() {
        CallRecorder recorder = new CallRecorder();
        for (ReactiveRow row : rows()) {
            row.call().apply(recorder.around(connection(new ScriptedExecutor())));
        }

        Set<String> missing = Arrays.stream(ReactiveRedisConnection.class.getMethods())
                .filter(method -> method.getReturnType().getSimpleName().endsWith("Commands"))
                .flatMap(method -> Arrays.stream(method.getReturnType().getMethods()))
                .filter(method -> Modifier.isAbstract(method.getModifiers()) && !recorder.called.contains(method))
                .map(Method::toString)
                .filter(method -> !ELSEWHERE.contains(method.replaceAll(".*\\.(\\w+)\\(.*", "$1")))
                .collect(Collectors.toSet());
        assertThat(missing).isEmpty();
    }

    /** They need more than an executor and have tests against a server. */
    private static final Set<String> ELSEWHERE =
            Set.of("setClientName", "createSubscription", "subscribe", "pSubscribe");

    private static ReactiveRedisConnection connection(ScriptedExecutor executor) {
        return new SolidisReactiveConnection(ReactiveSource.of(
                executor,
                () -> {
                    throw new AssertionError("no exclusive connection is needed");
                },
                (listener, listenerExecutor) -> {
                    throw new AssertionError("no subscriber is needed");
                }));
    }
}
