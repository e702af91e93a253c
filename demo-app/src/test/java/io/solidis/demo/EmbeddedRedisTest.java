package io.solidis.demo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.data.redis.autoconfigure.DataRedisConnectionDetails;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import redis.embedded.RedisServer;

/** Whether the demo starts a server of its own. */
class EmbeddedRedisTest {

    private final ApplicationContextRunner runner =
            new ApplicationContextRunner().withUserConfiguration(EmbeddedRedis.class);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "url=redis://example",
                "host=example",
                "port=7000",
                "sentinel.nodes=a:1",
                "cluster.nodes=a:1",
                "masterreplica.nodes=a:1"
            })
    void staysAwayWhenAServerIsNamed(String property) {
        runner.withPropertyValues("spring.data.redis." + property)
                .run(context -> assertThat(context)
                        .doesNotHaveBean(RedisServer.class)
                        .doesNotHaveBean(DataRedisConnectionDetails.class));
    }

    @Test
    void runsWhileTheContextDoesAndSaysWhere() {
        RedisServer[] started = new RedisServer[1];
        runner.withPropertyValues("spring.data.redis.timeout=2s").run(context -> {
            started[0] = context.getBean(RedisServer.class);
            assertThat(started[0].isActive()).isTrue();
            assertThat(context.getBean(DataRedisConnectionDetails.class)
                            .getStandalone()
                            .getPort())
                    .isEqualTo(started[0].ports().get(0));
        });
        assertThat(started[0].isActive()).isFalse();
    }
}
