package io.solidis.pubsub;

import static io.solidis.test.Words.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.SolidisClient;
import io.solidis.command.PubSubCommands;
import io.solidis.options.Protocol;
import io.solidis.options.SolidisOptions;
import io.solidis.test.RedisServer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class SubscriberIT {
    private static RedisServer server;
    private static final ExecutorService EXECUTOR = Executors.newCachedThreadPool();

    @BeforeAll
    static void start() {
        server = RedisServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
        EXECUTOR.shutdownNow();
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void deliversChannelsPatternsAndShardChannels(Protocol protocol) {
        Recorder recorder = new Recorder();
        try (SolidisClient client = client(protocol);
                Subscriber subscriber = client.subscriber(recorder, EXECUTOR)) {
            done(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a"), bytes("b")));
            done(subscriber.subscribe(SubscriptionKind.PATTERN, bytes("a*")));
            done(subscriber.subscribe(SubscriptionKind.SHARD, bytes("s")));
            assertThat(client.call(PubSubCommands.publish(bytes("a"), bytes("1"))))
                    .isEqualTo(2);
            assertThat(client.call(PubSubCommands.spublish(bytes("s"), bytes("2"))))
                    .isEqualTo(1);
            recorder.await("a=1");
            recorder.await("a* a=1");
            recorder.await("s=2");
            done(subscriber.unsubscribe(SubscriptionKind.CHANNEL, bytes("a")));
            done(subscriber.unsubscribe(SubscriptionKind.CHANNEL));
            done(subscriber.unsubscribe(SubscriptionKind.CHANNEL));
            done(subscriber.unsubscribe(SubscriptionKind.SHARD));
            assertThat(client.call(PubSubCommands.publish(bytes("b"), bytes("3"))))
                    .isZero();
            done(subscriber.unsubscribe(SubscriptionKind.PATTERN));
            assertThat(client.call(PubSubCommands.publish(bytes("a"), bytes("4"))))
                    .isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void subscriptionsComeBackAfterAKillAndARestart(Protocol protocol) {
        Recorder recorder = new Recorder();
        try (SolidisClient client = client(protocol);
                Subscriber subscriber = client.subscriber(recorder, EXECUTOR)) {
            done(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a")));
            done(subscriber.subscribe(SubscriptionKind.PATTERN, bytes("p*")));
            server.command("CLIENT", "KILL", "TYPE", "pubsub");
            recorder.await("restored");
            client.call(PubSubCommands.publish(bytes("a"), bytes("after the kill")));
            recorder.await("a=after the kill");
            client.call(PubSubCommands.publish(bytes("p1"), bytes("too")));
            recorder.await("p* p1=too");
            server.restart();
            Awaitility.await()
                    .until(() -> recorder.events().stream()
                                    .filter("restored"::equals)
                                    .count()
                            == 2);
            Awaitility.await()
                    .ignoreExceptions()
                    .until(
                            () -> client.call(PubSubCommands.publish(bytes("a"), bytes("after the restart"))),
                            count -> count == 1);
            recorder.await("a=after the restart");
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void slowListenerGetsEveryMessageInOrder(Protocol protocol) {
        StringBuilder wrong = new StringBuilder();
        int messages = 3000;
        CompletableFuture<Integer> last = new CompletableFuture<>();
        PubSubListener slow = new PubSubListener() {
            private int next;

            @Override
            public void message(byte @Nullable [] pattern, byte[] channel, byte[] payload) {
                int number = Integer.parseInt(new String(payload, 0, 8));
                if (number != next++) {
                    wrong.append(number).append(' ');
                }
                if (number == messages - 1) {
                    last.complete(number);
                }
            }
        };
        try (SolidisClient client = client(protocol);
                Subscriber subscriber = client.subscriber(slow, task -> EXECUTOR.execute(task))) {
            done(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a")));
            String filling = "x".repeat(5000);
            for (int i = 0; i < messages; i++) {
                client.execute(PubSubCommands.publish(bytes("a"), bytes(String.format("%08d", i) + filling)));
            }
            assertThat(last).succeedsWithin(Duration.ofSeconds(20));
            assertThat(wrong).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Protocol.class)
    void closingTheClientClosesItsSubscribers(Protocol protocol) {
        Recorder recorder = new Recorder();
        SolidisClient client = client(protocol);
        Subscriber subscriber = client.subscriber(recorder, EXECUTOR);
        done(subscriber.subscribe(SubscriptionKind.CHANNEL, bytes("a")));
        client.close();
        Awaitility.await()
                .until(() -> !String.valueOf(server.command("CLIENT", "LIST")).contains("name=solidis"));
        subscriber.close();
    }

    private static SolidisClient client(Protocol protocol) {
        return SolidisClient.create(SolidisOptions.builder()
                .endpoint(server.host(), server.port())
                .connectTimeout(Duration.ofSeconds(10))
                .protocol(protocol)
                .build());
    }

    private static void done(CompletableFuture<Void> future) {
        assertThat(future).succeedsWithin(Duration.ofSeconds(10));
    }
}
