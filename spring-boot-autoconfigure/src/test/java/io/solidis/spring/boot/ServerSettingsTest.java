package io.solidis.spring.boot;

import static io.solidis.spring.boot.SolidisRunner.runner;
import static io.solidis.spring.boot.SolidisRunner.server;
import static io.solidis.spring.boot.SolidisRunner.standalone;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.boot.data.redis.autoconfigure.DataRedisConnectionDetails;
import org.springframework.data.redis.connection.RedisClusterConfiguration;
import org.springframework.data.redis.connection.RedisPassword;
import org.springframework.data.redis.connection.RedisSentinelConfiguration;
import org.springframework.data.redis.connection.RedisSocketConfiguration;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;

/** Which server is used, from properties, a URL, connection details or a bean. */
class ServerSettingsTest {

    @Test
    void withoutPropertiesItIsThisMachine() {
        runner().run(context -> {
            RedisStandaloneConfiguration server = standalone(context);
            assertThat(server.getHostName()).isEqualTo("localhost");
            assertThat(server.getPort()).isEqualTo(6379);
            assertThat(server.getDatabase()).isZero();
            assertThat(server.getUsername()).isNull();
            assertThat(server.getPassword()).isEqualTo(RedisPassword.none());
        });
    }

    @Test
    void propertiesNameHostPortDatabaseAndCredentials() {
        runner(
                        "spring.data.redis.host=foo",
                        "spring.data.redis.port=7000",
                        "spring.data.redis.database=3",
                        "spring.data.redis.username=ann",
                        "spring.data.redis.password=secret")
                .run(context -> {
                    RedisStandaloneConfiguration server = standalone(context);
                    assertThat(server.getHostName()).isEqualTo("foo");
                    assertThat(server.getPort()).isEqualTo(7000);
                    assertThat(server.getDatabase()).isEqualTo(3);
                    assertThat(server.getUsername()).isEqualTo("ann");
                    assertThat(server.getPassword()).isEqualTo(RedisPassword.of("secret"));
                });
    }

    @Test
    void aUrlWinsOverEverythingElse() {
        runner(
                        "spring.data.redis.host=foo",
                        "spring.data.redis.port=7000",
                        "spring.data.redis.database=1",
                        "spring.data.redis.password=other",
                        "spring.data.redis.url=redis://ann:secret@example:33/4")
                .run(context -> {
                    RedisStandaloneConfiguration server = standalone(context);
                    assertThat(server.getHostName()).isEqualTo("example");
                    assertThat(server.getPort()).isEqualTo(33);
                    assertThat(server.getDatabase()).isEqualTo(4);
                    assertThat(server.getUsername()).isEqualTo("ann");
                    assertThat(server.getPassword()).isEqualTo(RedisPassword.of("secret"));
                });
    }

    @Test
    void aUrlWithoutPortAndDatabaseUsesTheDefaults() {
        runner("spring.data.redis.url=redis://example", "spring.data.redis.database=2", "spring.data.redis.port=7000")
                .run(context -> {
                    assertThat(standalone(context).getPort()).isEqualTo(6379);
                    assertThat(standalone(context).getDatabase()).isZero();
                });
    }

    @ParameterizedTest
    @CsvSource({
        "redis://secret@example,,secret",
        "redis://:secret@example,,secret",
        "redis://:pass:word@example,,pass:word",
        "redis://ann:pass:word@example,ann,pass:word",
        "redis://ann::pass:word@example,ann,:pass:word"
    })
    void credentialsInAUrl(String url, String username, String password) {
        runner("spring.data.redis.url=" + url).run(context -> {
            assertThat(standalone(context).getUsername()).isEqualTo(username);
            assertThat(standalone(context).getPassword()).isEqualTo(RedisPassword.of(password));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"redis-sentinel://a,b/mymaster", "redis-socket:///tmp/redis.sock", "http://example"})
    void aUrlOfAnotherKindFails(String url) {
        runner("spring.data.redis.url=" + url)
                .run(context -> assertThat(context).getFailure().rootCause().hasMessageContaining(url));
    }

    @Test
    void connectionDetailsWinOverProperties() {
        runner("spring.data.redis.host=foo", "spring.data.redis.password=other")
                .withBean(DataRedisConnectionDetails.class, () -> new Details(null))
                .run(context -> {
                    RedisStandaloneConfiguration server = standalone(context);
                    assertThat(server.getHostName()).isEqualTo("details");
                    assertThat(server.getPort()).isEqualTo(6666);
                    assertThat(server.getDatabase()).isEqualTo(5);
                    assertThat(server.getUsername()).isEqualTo("user-1");
                    assertThat(server.getPassword()).isEqualTo(RedisPassword.of("password-1"));
                });
    }

    @Test
    void aConfigurationBeanOfTheApplicationWinsOverAll() {
        RedisStandaloneConfiguration own = new RedisStandaloneConfiguration("own", 7001);
        runner("spring.data.redis.host=foo")
                .withBean(RedisStandaloneConfiguration.class, () -> own)
                .run(context -> assertThat(server(context)).isSameAs(own));
    }

    @Test
    void aBeanForAUnixDomainSocketIsUsed() {
        RedisSocketConfiguration own = new RedisSocketConfiguration("/run/redis.sock");
        runner("spring.data.redis.host=foo")
                .withBean(RedisSocketConfiguration.class, () -> own)
                .run(context -> assertThat(server(context)).isSameAs(own));
    }

    @ParameterizedTest
    @CsvSource({
        "sentinel.master=mymaster;spring.data.redis.sentinel.nodes=a:26379,sentinel.master",
        "cluster.nodes=a:1,cluster.nodes",
        "masterreplica.nodes=a:1,masterreplica.nodes"
    })
    void whatIsNotSupportedYetFailsAndNamesTheProperty(String properties, String named) {
        runner(("spring.data.redis." + properties).split(";"))
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .isInstanceOf(InvalidConfigurationPropertyValueException.class)
                        .hasMessageContaining("spring.data.redis." + named)
                        .hasMessageContaining("solidis.enabled=false"));
    }

    @Test
    void connectionDetailsForAClusterFailToo() {
        runner().withBean(
                        DataRedisConnectionDetails.class,
                        () -> new Details(List.of(new DataRedisConnectionDetails.Node("a", 1))))
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessageContaining("spring.data.redis.cluster.nodes"));
    }

    @Test
    void beansForSentinelOrClusterFailAndAreNamed() {
        runner().withBean(RedisSentinelConfiguration.class)
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessageContaining("RedisSentinelConfiguration"));
        runner().withBean(RedisClusterConfiguration.class)
                .run(context ->
                        assertThat(context).getFailure().rootCause().hasMessageContaining("RedisClusterConfiguration"));
    }

    /** What a container or a cloud would hand over. */
    private record Details(List<Node> clusterNodes) implements DataRedisConnectionDetails {

        @Override
        public String getUsername() {
            return "user-1";
        }

        @Override
        public String getPassword() {
            return "password-1";
        }

        @Override
        public Standalone getStandalone() {
            return Standalone.of("details", 6666, 5);
        }

        @Override
        public Cluster getCluster() {
            return clusterNodes == null ? null : () -> clusterNodes;
        }
    }
}
