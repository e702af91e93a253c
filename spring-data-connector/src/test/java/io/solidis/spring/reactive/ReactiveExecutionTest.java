package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.array;
import static io.solidis.spring.reactive.Plain.buf;
import static io.solidis.spring.reactive.Plain.bulk;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.command.KeyCommands;
import io.solidis.command.StringCommands;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.data.redis.RedisConnectionFailureException;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import reactor.core.publisher.BaseSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.test.StepVerifier;
import reactor.test.publisher.TestPublisher;

class ReactiveExecutionTest {

    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final ScriptedExecutor executor = new ScriptedExecutor();
    private final ReactiveExecution execution = new ReactiveExecution(executor);

    @Test
    void cancellingGivesUpOnTheResultAndDropsWhatStillComes() {
        List<Object> seen = new ArrayList<>();
        var subscription = execution.run(get("k")).subscribe(seen::add, seen::add, () -> seen.add("end"));
        CompletableFuture<?> future = executor.underWay.get(0);

        subscription.dispose();

        assertThat(future).isCancelled();
        assertThat(seen).isEmpty();
    }

    @Test
    void cancellingBeforeAskingSendsNothing() {
        BaseSubscriber<byte[]> subscriber = new BaseSubscriber<>() {
            @Override
            protected void hookOnSubscribe(org.reactivestreams.Subscription subscription) {
                subscription.cancel();
                subscription.request(1);
            }
        };

        execution.run(get("k")).subscribe(subscriber);

        assertThat(executor.sent).isEmpty();
    }

    @Test
    void askingTwiceSendsOnce() {
        StepVerifier.create(execution.run(get("k")), 1)
                .thenRequest(1)
                .then(() -> executor.complete(bulk("v")))
                .expectNextCount(1)
                .expectComplete()
                .verify(LIMIT);

        assertThat(executor.sent).hasSize(1);
    }

    @Test
    void failuresReachTheSubscriberAsSprings() {
        assertThat(failureOf(new CommandTimeoutException("late", true))).isInstanceOf(QueryTimeoutException.class);
        assertThat(failureOf(new ConnectionException("gone", null)))
                .isInstanceOf(RedisConnectionFailureException.class);
        assertThat(failureOf(new IllegalStateException("odd"))).isInstanceOf(RedisSystemException.class);
        assertThat(failureOf(new AssertionError("broken"))).isInstanceOf(AssertionError.class);
    }

    @Test
    void aResultThatCannotBeConvertedFailsOnlyItsSubscriber() {
        executor.answer(bulk("v"));

        StepVerifier.create(execution.each(Mono.just("k"), this::get, (key, value) -> {
                    throw new IllegalArgumentException("cannot convert");
                }))
                .expectError(IllegalArgumentException.class)
                .verify(LIMIT);
    }

    @Test
    void writesOfAStreamWaitForOneAnotherAndStopAtTheFirstFailure() {
        List<Object> seen = new ArrayList<>();
        execution
                .each(Flux.just("a", "b", "c"), key -> StringCommands.incr(bulk(key)), (key, value) -> key + value)
                .subscribe(seen::add, seen::add);

        assertThat(executor.sent).containsExactly("INCR a");
        executor.complete(1L);
        assertThat(executor.sent).containsExactly("INCR a", "INCR b");
        executor.fail(new ConnectionException("gone", null));

        assertThat(executor.sent).containsExactly("INCR a", "INCR b");
        assertThat(seen).hasSize(2).first().isEqualTo("a1");
        assertThat(seen.get(1)).isInstanceOf(RedisConnectionFailureException.class);
    }

    @Test
    void readsOfAStreamOverlapAndKeepTheirOrder() {
        List<Object> seen = new ArrayList<>();
        execution
                .eachRead(Flux.just("a", "b", "c"), this::get, (key, value) -> key + new String(value))
                .subscribe(seen::add);
        assertThat(executor.sent).containsExactly("GET a", "GET b", "GET c");

        CompletableFuture<?> first = executor.underWay.remove(0);
        executor.complete(bulk("2"));
        executor.complete(bulk("3"));
        assertThat(seen).isEmpty();
        executor.underWay.add(first);
        executor.complete(bulk("1"));

        assertThat(seen).containsExactly("a1", "b2", "c3");
    }

    @Test
    void aFailedReadComesAfterTheResultsBeforeIt() {
        List<Object> seen = new ArrayList<>();
        execution
                .eachRead(Flux.just("a", "b", "c"), this::get, (key, value) -> key + new String(value))
                .subscribe(seen::add, seen::add);

        CompletableFuture<?> first = executor.underWay.remove(0);
        executor.fail(new CommandTimeoutException("late", true));
        assertThat(seen).isEmpty();
        executor.underWay.add(0, first);
        executor.complete(bulk("1"));

        assertThat(seen).hasSize(2).first().isEqualTo("a1");
        assertThat(seen.get(1)).isInstanceOf(QueryTimeoutException.class);
        assertThat(executor.underWay).as("the read that nobody waits for").allMatch(CompletableFuture::isCancelled);
    }

    @Test
    void aReadThatCannotBeBuiltComesAfterTheResultsBeforeIt() {
        executor.answer(bulk("1"));

        StepVerifier.create(execution.eachRead(
                        Flux.just("a", "", "c"),
                        key -> key.isEmpty() ? refuse() : get(key),
                        (key, value) -> key + new String(value)))
                .expectNext("a1")
                .expectErrorMessage("no key")
                .verify(LIMIT);
    }

    @Test
    void readsRunAheadOfResultsOnlySoFar() {
        TestPublisher<String> keys = TestPublisher.create();
        execution.eachRead(keys, this::get, (key, value) -> key).subscribe();
        for (int i = 0; i < ReactiveExecution.READS_AHEAD; i++) {
            keys.next("k" + i);
        }

        keys.assertMaxRequested(ReactiveExecution.READS_AHEAD);
        assertThat(executor.sent).hasSize(ReactiveExecution.READS_AHEAD);
    }

    @Test
    void aFailedSourceEndsTheStream() {
        StepVerifier.create(
                        execution.each(Flux.error(new IllegalStateException("source")), this::get, (key, value) -> key))
                .expectErrorMessage("source")
                .verify(LIMIT);
    }

    @Test
    void aScanGoesOnOverEmptyPagesAndFetchesThemAsTheyAreAskedFor() {
        executor.answer(
                array("5", array("a", "b")), array("6", array()), array("7", array("c")), array("0", array("d")));
        Flux<String> scan = execution.scan(cursor -> KeyCommands.scan(cursor, null), String::new);

        StepVerifier.create(scan, 0)
                .then(() -> assertThat(executor.sent).hasSizeLessThan(2))
                .thenRequest(1)
                .expectNext("a")
                .then(() -> assertThat(executor.sent).hasSizeLessThan(4))
                .thenRequest(10)
                .expectNext("b", "c", "d")
                .expectComplete()
                .verify(LIMIT);
        assertThat(executor.sent).containsExactly("SCAN 0", "SCAN 5", "SCAN 6", "SCAN 7");
    }

    @Test
    void buffersOfTheCallerStayAsTheyAre() {
        executor.answer(bulk("v"), bulk("v"), bulk("v"), bulk("v"));
        ByteBuffer part = buf("xkeyx").position(1).limit(4);
        ByteBuffer direct = ByteBuffer.allocateDirect(3).put(bulk("key")).flip();
        SolidisReactiveStringCommands strings = new SolidisReactiveStringCommands(execution);

        for (ByteBuffer key : List.of(
                part,
                direct,
                buf("key").asReadOnlyBuffer(),
                buf("xkey").position(1).slice())) {
            int position = key.position();
            StepVerifier.create(strings.get(Mono.just(new KeyCommand(key))))
                    .expectNextCount(1)
                    .verifyComplete();
            assertThat(key.position()).isEqualTo(position);
            assertThat(key.remaining()).isEqualTo(3);
        }

        assertThat(executor.sent).containsOnly("GET key").hasSize(4);
    }

    private io.solidis.command.Command<byte[]> get(String key) {
        return StringCommands.get(bulk(key));
    }

    private static io.solidis.command.Command<byte[]> refuse() {
        throw new IllegalArgumentException("no key");
    }

    private Throwable failureOf(Throwable cause) {
        List<Throwable> failures = new ArrayList<>();
        execution.run(get("k")).subscribe(value -> {}, failures::add);
        executor.fail(cause);
        assertThat(failures).hasSize(1);
        return failures.get(0);
    }
}
