package io.solidis.spring.factory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.solidis.options.SolidisOptions;
import io.solidis.options.TlsOptions;
import io.solidis.test.Ports;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.redis.RedisConnectionFailureException;
import org.springframework.data.redis.connection.RedisClusterConfiguration;
import org.springframework.data.redis.connection.RedisConfiguration;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisSentinelConfiguration;
import org.springframework.data.redis.connection.RedisSocketConfiguration;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.RedisStaticMasterReplicaConfiguration;

/** The life of a factory, without any server. */
class SolidisConnectionFactoryTest {

    @Test
    void saysHowToStartWhenItIsUsedBefore() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory();
        assertThatIllegalStateException().isThrownBy(factory::getConnection).withMessageContaining("start()");
        assertThatIllegalStateException().isThrownBy(factory::getReactiveConnection);
        assertThat(factory.isRunning()).isFalse();
    }

    @Test
    void startsWithoutAServerAndFailsTheCallWithinTheConnectTimeout() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory(
                new RedisStandaloneConfiguration("127.0.0.1", Ports.free()),
                SolidisClientConfiguration.builder()
                        .connectTimeout(Duration.ofMillis(300))
                        .build());
        factory.afterPropertiesSet();
        assertThat(factory.isRunning()).isTrue();
        try (RedisConnection connection = factory.getConnection()) {
            assertThatExceptionOfType(RedisConnectionFailureException.class).isThrownBy(connection::ping);
        } finally {
            factory.destroy();
        }
    }

    @Test
    void mayBeStoppedAndStartedAgainAnyNumberOfTimes() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory();
        for (int i = 0; i < 3; i++) {
            factory.start();
            factory.start();
            assertThat(factory.isRunning()).isTrue();
            factory.getConnection().close();
            factory.stop();
            factory.stop();
            assertThat(factory.isRunning()).isFalse();
            assertThatIllegalStateException()
                    .isThrownBy(factory::getConnection)
                    .withMessageContaining("has been stopped");
        }
    }

    @Test
    void isOverOnceDestroyed() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory();
        factory.afterPropertiesSet();
        factory.destroy();
        factory.stop();
        factory.destroy();
        assertThatIllegalStateException()
                .isThrownBy(factory::getConnection)
                .withMessageContaining("has been destroyed");
        assertThatIllegalStateException().isThrownBy(factory::start).withMessageContaining("has been destroyed");
    }

    @Test
    void waitsForStartWhenEarlyStartupIsOff() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory();
        factory.setEarlyStartup(false);
        factory.afterPropertiesSet();
        assertThat(factory.isRunning()).isFalse();
    }

    @Test
    void eagerInitializationFailsWithoutAServer() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory(
                new RedisStandaloneConfiguration("127.0.0.1", Ports.free()),
                SolidisClientConfiguration.builder()
                        .connectTimeout(Duration.ofMillis(300))
                        .build());
        factory.setEagerInitialization(true);
        assertThatExceptionOfType(RedisConnectionFailureException.class).isThrownBy(factory::afterPropertiesSet);
        factory.destroy();
    }

    @Test
    void refusesTopologiesThatItDoesNotKnowBeforeAnythingIsStarted() {
        List<RedisConfiguration> unsupported = List.of(
                new RedisClusterConfiguration(List.of("127.0.0.1:1")),
                new RedisSentinelConfiguration().master("m").sentinel("127.0.0.1", 1),
                new RedisStaticMasterReplicaConfiguration("127.0.0.1"));
        for (RedisConfiguration configuration : unsupported) {
            SolidisConnectionFactory factory =
                    new SolidisConnectionFactory(configuration, SolidisClientConfiguration.defaultConfiguration());
            assertThatIllegalStateException()
                    .isThrownBy(factory::afterPropertiesSet)
                    .withMessageContaining("RedisStandaloneConfiguration");
            assertThat(factory.isRunning()).isFalse();
        }
    }

    @Test
    void saysThatThereIsNoClusterAndNoSentinel() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory();
        factory.afterPropertiesSet();
        assertThatExceptionOfType(InvalidDataAccessApiUsageException.class).isThrownBy(factory::getClusterConnection);
        assertThatExceptionOfType(InvalidDataAccessApiUsageException.class)
                .isThrownBy(factory::getReactiveClusterConnection);
        assertThatExceptionOfType(InvalidDataAccessApiUsageException.class).isThrownBy(factory::getSentinelConnection);
        assertThatExceptionOfType(InvalidDataAccessApiUsageException.class)
                .isThrownBy(() -> factory.getConnection().getSentinelConnection());
        factory.destroy();
    }

    @Test
    void translatesOnlyFailuresOfItsOwn() {
        SolidisConnectionFactory factory = new SolidisConnectionFactory();
        assertThat(factory.translateExceptionIfPossible(new IllegalStateException()))
                .isNull();
        assertThat(factory.translateExceptionIfPossible(new io.solidis.error.ConnectionException("x", null)))
                .isInstanceOf(RedisConnectionFailureException.class);
    }

    @Test
    void takesOverEverythingTheConfigurationsSay() {
        RedisStandaloneConfiguration server = new RedisStandaloneConfiguration("redis.example", 7000);
        server.setDatabase(4);
        server.setUsername("bob");
        server.setPassword("sécret");
        SolidisOptions options = ClientOptions.of(
                server,
                SolidisClientConfiguration.builder()
                        .commandTimeout(Duration.ofSeconds(7))
                        .connectTimeout(Duration.ofSeconds(3))
                        .clientName("shop")
                        .useTls()
                        .options(more -> more.keepAlive(Duration.ofSeconds(9)))
                        .build());
        assertThat(options.endpoint()).hasToString("redis.example:7000");
        assertThat(options.session().database()).isEqualTo(4);
        assertThat(options.session().clientName()).isEqualTo("shop");
        assertThat(options.session().libraryName()).startsWith("spring-data-redis");
        assertThat(options.timeouts().command()).isEqualTo(Duration.ofSeconds(7));
        assertThat(options.timeouts().connect()).isEqualTo(Duration.ofSeconds(3));
        assertThat(options.timeouts().keepAlive()).isEqualTo(Duration.ofSeconds(9));
        assertThat(Objects.requireNonNull(options.tls()).get()).isEqualTo(TlsOptions.DEFAULT);
        var credentials = Objects.requireNonNull(options.session().credentials());
        assertThat(credentials.get().username()).isEqualTo("bob");
        assertThat(credentials.get().password()).isEqualTo("sécret".getBytes(StandardCharsets.UTF_8));
        server.setPassword("new");
        assertThat(credentials.get().password())
                .as("after the password changed")
                .isEqualTo("new".getBytes());
    }

    @Test
    void needsNothingButAServer() {
        SolidisOptions options =
                ClientOptions.of(new RedisStandaloneConfiguration(), SolidisClientConfiguration.defaultConfiguration());
        assertThat(options.endpoint()).hasToString("localhost:6379");
        assertThat(options.session().credentials()).isNull();
        assertThat(options.tls()).isNull();
        SolidisOptions socket = ClientOptions.of(
                new RedisSocketConfiguration("/tmp/redis.sock"), SolidisClientConfiguration.defaultConfiguration());
        assertThat(socket.endpoint()).hasToString("unix:/tmp/redis.sock");
    }
}
