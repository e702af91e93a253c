package io.solidis.spring.connection;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import io.solidis.spring.factory.SolidisConnectionFactory;
import io.solidis.spring.factory.TestFactory;
import io.solidis.test.RedisServer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.RedisConnectionFailureException;
import org.springframework.data.redis.connection.Message;
import org.springframework.data.redis.connection.MessageListener;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisInvalidSubscriptionException;
import org.springframework.data.redis.connection.RedisSubscribedConnectionException;
import org.springframework.data.redis.connection.Subscription;
import org.springframework.data.redis.connection.SubscriptionListener;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.listener.ChannelTopic;
import org.springframework.data.redis.listener.PatternTopic;
import org.springframework.data.redis.listener.RedisMessageListenerContainer;

/** Subscriptions by hand and through Spring's listener container. */
class PubSubIT {

    private static final byte[] CHANNEL = "ch".getBytes(UTF_8);
    private static final byte[] OTHER = "other".getBytes(UTF_8);
    private static final byte[] PATTERN = "p*".getBytes(UTF_8);

    private static RedisServer server;
    private static SolidisConnectionFactory factory;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
        factory = TestFactory.of(server);
    }

    @AfterAll
    static void stop() {
        factory.destroy();
        server.close();
    }

    /** Notes everything it is told, and on which thread. */
    private static final class Events implements MessageListener, SubscriptionListener {

        final List<String> seen = new CopyOnWriteArrayList<>();
        final List<Thread> threads = new CopyOnWriteArrayList<>();

        @Override
        public void onMessage(Message message, byte @Nullable [] pattern) {
            note((pattern == null ? "" : new String(pattern, UTF_8) + " ") + new String(message.getChannel(), UTF_8)
                    + "=" + new String(message.getBody(), UTF_8));
        }

        @Override
        public void onChannelSubscribed(byte[] channel, long count) {
            note("+" + new String(channel, UTF_8) + " " + count);
        }

        @Override
        public void onChannelUnsubscribed(byte[] channel, long count) {
            note("-" + new String(channel, UTF_8) + " " + count);
        }

        @Override
        public void onPatternSubscribed(byte[] pattern, long count) {
            note("+" + new String(pattern, UTF_8) + " " + count);
        }

        @Override
        public void onPatternUnsubscribed(byte[] pattern, long count) {
            note("-" + new String(pattern, UTF_8) + " " + count);
        }

        private void note(String event) {
            threads.add(Thread.currentThread());
            seen.add(event);
        }
    }

    @Test
    void subscribeBlocksItsCallerAndRunsEverythingOnItUntilTheLastUnsubscribeWasConfirmed() {
        Events events = new Events();
        RedisConnection connection = factory.getConnection();
        CompletableFuture<Thread> caller = CompletableFuture.supplyAsync(() -> {
            connection.subscribe(events, CHANNEL);
            return Thread.currentThread();
        });
        await().until(() -> events.seen.contains("+ch 1"));
        Subscription subscription = connection.getSubscription();
        assertThat(connection.isSubscribed()).isTrue();
        assertThatExceptionOfType(RedisSubscribedConnectionException.class)
                .isThrownBy(() -> connection.subscribe(events, OTHER));
        subscription.pSubscribe(PATTERN);
        await().until(() -> events.seen.contains("+p* 2"));
        publish("ch", "1");
        publish("pq", "2");
        await().until(() -> events.seen.contains("p* pq=2"));
        assertThat(caller).isNotDone();
        subscription.unsubscribe(CHANNEL);
        await().until(() -> events.seen.contains("-ch 1"));
        assertThat(subscription.isAlive()).isTrue();
        subscription.pUnsubscribe();
        assertThat(caller)
                .succeedsWithin(Duration.ofSeconds(5))
                .satisfies(thread -> assertThat(events.threads).containsOnly(thread));
        assertThat(events.seen).containsExactly("+ch 1", "+p* 2", "ch=1", "p* pq=2", "-ch 1", "-p* 0");
        assertThat(connection.isSubscribed()).isFalse();
        assertThatExceptionOfType(RedisInvalidSubscriptionException.class)
                .isThrownBy(() -> subscription.subscribe(OTHER));
        connection.close();
    }

    @Test
    void closingTheConnectionEndsTheSubscription() {
        Events events = new Events();
        RedisConnection connection = factory.getConnection();
        CompletableFuture<Void> done = CompletableFuture.runAsync(() -> connection.pSubscribe(events, PATTERN));
        await().until(() -> events.seen.contains("+p* 1"));
        connection.close();
        assertThat(done).succeedsWithin(Duration.ofSeconds(5));
        assertThat(connection.isClosed()).isTrue();
        assertThat(events.seen).last().isEqualTo("-p* 0");
    }

    @Test
    void withoutAServerSubscribeFailsSoThatContainersTryAgain() {
        SolidisConnectionFactory nowhere = new SolidisConnectionFactory("127.0.0.1", io.solidis.test.Ports.free());
        nowhere.afterPropertiesSet();
        try (RedisConnection connection = nowhere.getConnection()) {
            assertThatExceptionOfType(RedisConnectionFailureException.class)
                    .isThrownBy(() -> connection.subscribe(new Events(), CHANNEL));
            assertThat(connection.isSubscribed()).isFalse();
        } finally {
            nowhere.destroy();
        }
    }

    @Test
    void theListenerContainerStartsChangesAndSurvivesALostConnection() throws Exception {
        Events events = new Events();
        RedisMessageListenerContainer container = new RedisMessageListenerContainer();
        container.setConnectionFactory(factory);
        container.setRecoveryInterval(50);
        container.addMessageListener(events, List.of(new ChannelTopic("one"), new PatternTopic("p*")));
        container.afterPropertiesSet();
        container.start();
        try {
            publish("one", "1");
            publish("px", "2");
            // the container passes the channel on where there is no pattern
            await().until(() -> events.seen.containsAll(List.of("one one=1", "p* px=2")));

            container.addMessageListener(events, new ChannelTopic("three"));
            container.addMessageListener(events, new ChannelTopic("three"));
            publish("three", "3");
            await().until(() -> events.seen.contains("three three=3"));
            container.removeMessageListener(events, new ChannelTopic("one"));
            await().untilAsserted(() -> assertThat(publish("one", "x")).isZero());

            server.command("CLIENT", "KILL", "TYPE", "pubsub");
            await().atMost(Duration.ofSeconds(10))
                    .untilAsserted(() -> assertThat(publish("three", "back")).isEqualTo(1));
            await().atMost(Duration.ofSeconds(10))
                    .untilAsserted(() -> assertThat(publish("py", "back")).isEqualTo(1));
            await().until(() -> events.seen.containsAll(List.of("three three=back", "p* py=back")));
        } finally {
            container.destroy();
        }
        await().untilAsserted(
                        () -> assertThat(server.command("PUBSUB", "NUMPAT")).isEqualTo(0L));
    }

    private static Long publish(String channel, String message) {
        return new StringRedisTemplate(factory).convertAndSend(channel, message);
    }
}
