package io.solidis.pubsub;

import static io.solidis.test.Words.bytes;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.connection.ConnectionState;
import io.solidis.connection.LoopThreads;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.RedisReplyException;
import io.solidis.options.ReconnectOptions;
import io.solidis.options.SolidisOptions;
import io.solidis.options.SolidisOptionsBuilder;
import io.solidis.test.Gate;
import io.solidis.test.ScriptedRedis;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class SubscriberTest {
    private final ScriptedRedis server = ScriptedRedis.start();
    private final LoopThreads threads = new LoopThreads(1);
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final Recorder recorder = new Recorder();
    private Subscriber subscriber;

    @BeforeEach
    void subscribe() {
        subscriber = subscriber(options());
    }

    @AfterEach
    void close() {
        subscriber.close();
        threads.close();
        executor.shutdownNow();
        server.close();
    }

    @Test
    void subscribingIsDoneWhenEveryChannelIsConfirmedAndTheListenerWasTold() {
        var step = server.expect("SUBSCRIBE", "a", "b").reply(push("subscribe", "a", 1));
        CompletableFuture<Void> subscribed = subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"), bytes("b"));
        recorder.await("+CHANNEL a 1");
        assertThat(subscribed).isNotDone();
        step.reply(push("subscribe", "b", 2));
        assertThat(outcome(subscribed)).isNull();
        recorder.await("+CHANNEL b 2");
    }

    @Test
    void messagesBetweenConfirmationsReachTheListenerInOrder() {
        server.expect("PSUBSCRIBE", "x*", "y*")
                .reply(push("psubscribe", "x*", 1) + ">4\r\n$8\r\npmessage\r\n$2\r\nx*\r\n$2\r\nx1\r\n$2\r\nhi\r\n"
                        + push("psubscribe", "y*", 2));
        assertThat(outcome(subscriber.subscribe(SubscriptionKind.PATTERN, bytes("x*"), bytes("y*"))))
                .isNull();
        recorder.await("+PATTERN y* 2");
        assertThat(recorder.events()).containsExactly("+PATTERN x* 1", "x* x1=hi", "+PATTERN y* 2");
    }

    @Test
    void resp2ArraysAreEventsAndAnswerSubscriptions() {
        server.refuseHello();
        server.expect("SUBSCRIBE", "a").reply("*3\r\n$9\r\nsubscribe\r\n$1\r\na\r\n:1\r\n");
        assertThat(outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"))))
                .isNull();
        server.push("*3\r\n$7\r\nmessage\r\n$1\r\na\r\n$2\r\nhi\r\n");
        recorder.await("a=hi");
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void refusalEndsASubscriptionToManyChannelsAtOnceAndTheNextOneGetsItsOwnAnswer() {
        server.expect("SUBSCRIBE", "a", "b").reply("-NOPERM no access to channels\r\n");
        server.expect("SUBSCRIBE", "c").reply(push("subscribe", "c", 1));
        CompletableFuture<Void> refused = subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"), bytes("b"));
        CompletableFuture<Void> accepted = subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("c"));
        assertThat(outcome(refused)).isInstanceOf(RedisReplyException.class);
        assertThat(outcome(accepted)).isNull();
    }

    @Test
    void endingAllSubscriptionsOfAKindIsDoneWithTheLastConfirmation() {
        server.expect("SUBSCRIBE", "a", "b").reply(push("subscribe", "a", 1) + push("subscribe", "b", 2));
        server.expect("PSUBSCRIBE", "x*").reply(push("psubscribe", "x*", 3));
        var step = server.expect("UNSUBSCRIBE").reply(push("unsubscribe", "a", 2));
        outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"), bytes("b")));
        outcome(subscriber.subscribe(SubscriptionKind.PATTERN, bytes("x*")));
        CompletableFuture<Void> ended = subscriber.unsubscribe(SubscriptionKind.CHANNEL);
        recorder.await("-CHANNEL a 2");
        assertThat(ended).isNotDone();
        step.reply(push("unsubscribe", "b", 1));
        assertThat(outcome(ended)).isNull();
        server.expect("UNSUBSCRIBE").reply(">3\r\n$11\r\nunsubscribe\r\n_\r\n:1\r\n");
        assertThat(outcome(subscriber.unsubscribe(SubscriptionKind.CHANNEL))).isNull();
    }

    @Test
    void everySubscriptionIsRestoredByACommandOfItsOwnAndTheListenerIsToldWhenItIsOver() {
        server.expect("SUBSCRIBE", "a", "b").reply(push("subscribe", "a", 1) + push("subscribe", "b", 2));
        server.expect("PSUBSCRIBE", "x*").reply(push("psubscribe", "x*", 3));
        server.expect("SSUBSCRIBE", "s").reply(push("ssubscribe", "s", 1));
        outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"), bytes("b")));
        outcome(subscriber.subscribe(SubscriptionKind.PATTERN, bytes("x*")));
        outcome(subscriber.subscribe(SubscriptionKind.SHARD, bytes("s")));
        Gate last = Gate.closed();
        server.expect("SUBSCRIBE", "a").reply(push("subscribe", "a", 1));
        server.expect("SUBSCRIBE", "b").reply(push("subscribe", "b", 2));
        server.expect("PSUBSCRIBE", "x*").reply(push("psubscribe", "x*", 3));
        server.expect("SSUBSCRIBE", "s").waitFor(last).reply(push("ssubscribe", "s", 1));
        server.dropConnections();
        server.awaitCommands(7);
        recorder.await("interrupted");
        assertThat(recorder.events()).doesNotContain("restored");
        last.open();
        recorder.await("restored");
        server.assertScriptDone();
        server.push(">3\r\n$7\r\nmessage\r\n$1\r\na\r\n$2\r\nhi\r\n");
        recorder.await("a=hi");
    }

    @Test
    void refusedRestoreIsReportedAndTheOthersAreRestored() {
        server.expect("SUBSCRIBE", "a", "b").reply(push("subscribe", "a", 1) + push("subscribe", "b", 2));
        outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"), bytes("b")));
        server.expect("SUBSCRIBE", "a").reply("-NOPERM no access to channel\r\n");
        server.expect("SUBSCRIBE", "b").reply(push("subscribe", "b", 1));
        server.dropConnections();
        recorder.await("notRestored CHANNEL a [SUBSCRIBE] NOPERM no access to channel");
        recorder.await("restored");
        server.expect("SUBSCRIBE", "b").reply(push("subscribe", "b", 1));
        server.dropConnections();
        server.awaitCommands(4);
        server.assertScriptDone();
    }

    @Test
    void subscriptionsSurviveAServerThatDoesNotAnswerTheirRestoring() {
        subscriber.close();
        subscriber = subscriber(options().commandTimeout(Duration.ofMillis(500)));
        server.expect("SUBSCRIBE", "a").reply(push("subscribe", "a", 1));
        assertThat(outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"))))
                .isNull();
        server.expect("SUBSCRIBE", "a");
        server.expect("SUBSCRIBE", "a").reply(push("subscribe", "a", 1));
        server.dropConnections();
        recorder.await("restored");
        assertThat(server.connectionCount()).isGreaterThanOrEqualTo(3);
        assertThat(recorder.events()).noneMatch(event -> event.startsWith("notRestored"));
    }

    @Test
    void channelNamesThatAreNoTextAreRestoredByteForByte() {
        byte[] name = {(byte) 0xFF, 0, '\r', '\n', (byte) 0xFE};
        String latin = "\u00FF\0\r\n\u00FE";
        byte[] confirmation = (">3\r\n$9\r\nsubscribe\r\n$5\r\n" + latin + "\r\n:1\r\n").getBytes(ISO_8859_1);
        server.expect(List.of(bytes("SUBSCRIBE"), name)).reply(confirmation);
        server.expect(List.of(bytes("SUBSCRIBE"), name)).reply(confirmation);
        outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, name));
        server.dropConnections();
        recorder.await("restored");
        server.assertScriptDone();
    }

    @Test
    void slowListenerStopsReadingSoThatMessagesWaitAtTheServer() {
        Gate gate = Gate.closed();
        Recorder slow = new Recorder() {
            @Override
            public void message(byte @Nullable [] pattern, byte[] channel, byte[] payload) {
                try {
                    gate.pass();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                super.message(pattern, channel, new byte[] {payload[0]});
            }
        };
        subscriber.close();
        subscriber = new Subscriber(options().build(), threads, slow, executor);
        server.expect("SUBSCRIBE", "a").reply(push("subscribe", "a", 1));
        outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a")));
        int messages = 400;
        for (int i = 0; i < messages; i++) {
            String payload = (i == messages - 1 ? "z" : "m") + "x".repeat(99_999);
            server.push(">3\r\n$7\r\nmessage\r\n$1\r\na\r\n$100000\r\n" + payload + "\r\n");
        }
        assertThat(slow.events()).doesNotContain("a=z");
        gate.open();
        slow.await("a=z");
        assertThat(slow.events()).hasSize(messages + 1);
        assertThat(server.connectionCount()).isEqualTo(1);
    }

    @Test
    void silentServerIsNoticedByPingAlsoInResp2() {
        subscriber.close();
        server.refuseHello();
        subscriber = subscriber(options().keepAlive(Duration.ofMillis(50)).connectTimeout(Duration.ofMillis(300)));
        server.answer("SUBSCRIBE", "*3\r\n$9\r\nsubscribe\r\n$1\r\na\r\n:1\r\n");
        outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a")));
        server.answer("PING", "*2\r\n$4\r\npong\r\n$0\r\n\r\n");
        int before = server.receivedWithHandshakes().size();
        Awaitility.await().until(() -> server.receivedWithHandshakes().size() >= before + 3);
        assertThat(server.connectionCount()).isEqualTo(1);
        server.goSilent();
        recorder.await("interrupted");
        server.speakAgain();
        recorder.await("restored");
    }

    @Test
    void subscriberKeepsTryingUntilTheServerIsBack() {
        server.expect("SUBSCRIBE", "a").reply(push("subscribe", "a", 1));
        outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a")));
        server.refuseConnections();
        server.dropConnections();
        recorder.await("interrupted");
        server.expect("SUBSCRIBE", "a").reply(push("subscribe", "a", 1));
        server.acceptConnections();
        recorder.await("restored");
        assertThat(recorder.events().stream().filter("interrupted"::equals)).hasSize(1);
    }

    @Test
    void unansweredSubscriptionFailsInTime() {
        subscriber.close();
        subscriber = subscriber(options().commandTimeout(Duration.ofMillis(100)));
        server.expect("SUBSCRIBE", "a");
        assertThat(outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"))))
                .isInstanceOf(CommandTimeoutException.class);
    }

    @Test
    void closingEndsTheConnectionAndFailsWhatIsUnderWay() {
        server.expect("SUBSCRIBE", "a");
        CompletableFuture<Void> subscribed = subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"));
        server.awaitCommands(1);
        subscriber.close();
        assertThat(outcome(subscribed)).isInstanceOf(ConnectionException.class);
        server.awaitNoConnection();
        assertThat(subscriber.state()).isEqualTo(ConnectionState.CLOSED);
        assertThat(outcome(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("b"))))
                .isInstanceOf(ConnectionException.class);
        threads.close();
        subscriber.close();
    }

    private SolidisOptionsBuilder options() {
        return SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .connectTimeout(Duration.ofSeconds(10))
                .reconnect(new ReconnectOptions(Duration.ofMillis(10), Duration.ofMillis(100)));
    }

    private Subscriber subscriber(SolidisOptionsBuilder options) {
        return new Subscriber(options.build(), threads, recorder, executor);
    }

    private static String push(String kind, String target, int count) {
        return ">3\r\n$" + kind.length() + "\r\n" + kind + "\r\n$" + target.length() + "\r\n" + target + "\r\n:" + count
                + "\r\n";
    }

    private static @Nullable Object outcome(CompletableFuture<?> future) {
        try {
            return future.get(10, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            return e.getCause();
        } catch (InterruptedException | TimeoutException e) {
            throw new AssertionError(e);
        }
    }
}
