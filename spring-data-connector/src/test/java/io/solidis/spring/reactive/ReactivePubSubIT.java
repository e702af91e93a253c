package io.solidis.spring.reactive;

import static io.solidis.spring.reactive.Plain.buf;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.spring.factory.SolidisConnectionFactory;
import io.solidis.test.RedisServer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.connection.ReactiveRedisConnection;
import org.springframework.data.redis.connection.ReactiveSubscription;
import org.springframework.data.redis.connection.ReactiveSubscription.PatternMessage;
import org.springframework.data.redis.connection.SubscriptionListener;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.redis.listener.ChannelTopic;
import org.springframework.data.redis.listener.PatternTopic;
import org.springframework.data.redis.listener.ReactiveRedisMessageListenerContainer;
import reactor.core.publisher.Flux;
import reactor.test.StepVerifier;

class ReactivePubSubIT {

    private static final Duration LIMIT = Duration.ofSeconds(10);

    private static RedisServer server;
    private static SolidisConnectionFactory factory;
    private static ReactiveStringRedisTemplate template;

    private ReactiveRedisConnection connection;

    @BeforeAll
    static void start() {
        server = RedisServer.start();
        factory = new SolidisConnectionFactory(server.host(), server.port());
        factory.afterPropertiesSet();
        template = new ReactiveStringRedisTemplate(factory);
    }

    @AfterAll
    static void stop() {
        factory.destroy();
        server.close();
    }

    @BeforeEach
    void connect() {
        connection = factory.getReactiveConnection();
    }

    @AfterEach
    void close() {
        connection.closeLater().block(LIMIT);
    }

    @Test
    void messagesOfChannelsAndPatternsReachTheirReceiver() {
        ReactiveSubscription subscription = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        subscription
                .subscribe(buf("news"))
                .and(subscription.pSubscribe(buf("n*")))
                .block(LIMIT);

        StepVerifier.create(subscription.receive().take(2).collectList())
                .then(() -> publish("news", "hi"))
                .assertNext(messages -> {
                    assertThat(messages)
                            .allMatch(message -> text(message.getMessage()).equals("hi"));
                    assertThat(messages)
                            .allMatch(message -> text(message.getChannel()).equals("news"));
                    assertThat(messages)
                            .filteredOn(PatternMessage.class::isInstance)
                            .hasSize(1);
                })
                .expectComplete()
                .verify(LIMIT);
        assertThat(subscription.getChannels()).containsExactly(buf("news"));
        assertThat(subscription.getPatterns()).containsExactly(buf("n*"));
    }

    @Test
    void aChannelStaysSubscribedUntilItsLastHolderLeaves() {
        ReactiveSubscription first = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        ReactiveSubscription second = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        first.subscribe(buf("shared")).block(LIMIT);
        first.subscribe(buf("shared")).block(LIMIT);
        second.subscribe(buf("shared")).block(LIMIT);

        first.unsubscribe().block(LIMIT);
        StepVerifier.create(second.receive().next())
                .then(() -> publish("shared", "still"))
                .expectNextCount(1)
                .expectComplete()
                .verify(LIMIT);
        second.unsubscribe().block(LIMIT);

        assertThat(publish("shared", "nobody")).isZero();
        assertThat(first.getChannels()).isEmpty();
    }

    @Test
    void aSubscriptionHearsOnlyItsOwnChannels() {
        ReactiveSubscription first = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        ReactiveSubscription second = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        first.subscribe(buf("a")).block(LIMIT);
        second.subscribe(buf("b")).block(LIMIT);

        StepVerifier.create(first.receive()
                        .map(message -> text(message.getChannel()))
                        .take(1))
                .then(() -> {
                    publish("b", "x");
                    publish("a", "x");
                })
                .expectNext("a")
                .expectComplete()
                .verify(LIMIT);
    }

    @Test
    void messagesWaitForAReceiverWithoutDemand() {
        ReactiveSubscription subscription = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        subscription.subscribe(buf("busy")).block(LIMIT);

        StepVerifier.create(subscription.receive().map(message -> text(message.getMessage())), 0)
                .then(() -> Flux.range(0, 1000)
                        .concatMap(i -> template.convertAndSend("busy", "" + i))
                        .blockLast(LIMIT))
                .thenRequest(1000)
                .expectNext("0")
                .expectNextCount(998)
                .expectNext("999")
                .thenCancel()
                .verify(LIMIT);
    }

    @Test
    void cancellingEndsStreamsAfterTheListenerWasTold() {
        List<String> told = new CopyOnWriteArrayList<>();
        ReactiveSubscription subscription = subscription(new SubscriptionListener() {
            @Override
            public void onChannelSubscribed(byte[] channel, long count) {
                told.add("+" + new String(channel));
            }

            @Override
            public void onChannelUnsubscribed(byte[] channel, long count) {
                told.add("-" + new String(channel));
            }
        });
        subscription.subscribe(buf("a"), buf("b")).block(LIMIT);
        assertThat(told).containsExactly("+a", "+b");

        StepVerifier.create(subscription.receive())
                .then(() -> {
                    subscription.cancel().block(LIMIT);
                    assertThat(told).containsExactlyInAnyOrder("+a", "+b", "-a", "-b");
                })
                .expectError(CancellationException.class)
                .verify(LIMIT);
        assertThat(subscription.getChannels()).isEmpty();
    }

    @Test
    void closingTheConnectionEndsItsStreamsAndItsSocket() {
        ReactiveSubscription subscription = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        subscription.subscribe(buf("a")).block(LIMIT);

        StepVerifier.create(subscription.receive())
                .then(() -> connection.closeLater().block(LIMIT))
                .expectError(CancellationException.class)
                .verify(LIMIT);
        Awaitility.await().atMost(LIMIT).until(() -> publish("a", "x") == 0);
        StepVerifier.create(subscription.subscribe(buf("b")))
                .expectErrorMessage("Connection is closed: take a new one from the connection factory")
                .verify(LIMIT);
        StepVerifier.create(connection.pubSubCommands().createSubscription())
                .expectError()
                .verify(LIMIT);
        connection.closeLater().block(LIMIT);
    }

    @Test
    void aLostSocketIsReplacedAndItsSubscriptionsWithIt() {
        ReactiveSubscription subscription = subscription(SubscriptionListener.NO_OP_SUBSCRIPTION_LISTENER);
        subscription.subscribe(buf("a")).block(LIMIT);
        List<String> heard = new CopyOnWriteArrayList<>();
        var receiving = subscription
                .receive()
                .map(message -> text(message.getMessage()))
                .subscribe(heard::add);

        template.execute(c -> c.serverCommands().getClientList())
                .filter(client -> "1".equals(client.get("sub")))
                .map(client -> Integer.parseInt(client.getAddressPort().replaceAll(".*:", "")))
                .concatMap(port -> template.execute(c -> c.serverCommands().killClient("127.0.0.1", port)))
                .blockLast(LIMIT);
        Awaitility.await().atMost(LIMIT).until(() -> {
            publish("a", "again");
            return heard.contains("again");
        });
        receiving.dispose();
    }

    @Test
    void theListenerContainerOfSpringWorks() {
        ReactiveRedisMessageListenerContainer container = new ReactiveRedisMessageListenerContainer(factory);
        try {
            Flux<String> channel =
                    container.receiveLater(ChannelTopic.of("c1")).block(LIMIT).map(message -> message.getMessage());
            StepVerifier.create(channel.take(1))
                    .then(() -> publish("c1", "one"))
                    .expectNext("one")
                    .expectComplete()
                    .verify(LIMIT);
            Flux<String> pattern =
                    container.receiveLater(PatternTopic.of("p*")).block(LIMIT).map(message -> message.getMessage());
            StepVerifier.create(pattern.take(1))
                    .then(() -> publish("p1", "two"))
                    .expectNext("two")
                    .expectComplete()
                    .verify(LIMIT);
        } finally {
            container.destroyLater().block(LIMIT);
        }
    }

    private ReactiveSubscription subscription(SubscriptionListener listener) {
        return connection.pubSubCommands().createSubscription(listener).block(LIMIT);
    }

    private static long publish(String channel, String message) {
        return template.convertAndSend(channel, message).block(LIMIT);
    }

    private static String text(ByteBuffer buffer) {
        return StandardCharsets.UTF_8.decode(buffer).toString();
    }
}
