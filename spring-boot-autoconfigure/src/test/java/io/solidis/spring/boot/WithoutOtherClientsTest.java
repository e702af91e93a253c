package io.solidis.spring.boot;

import static io.solidis.spring.boot.SolidisRunner.runner;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.spring.factory.SolidisConnectionFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.util.ClassUtils;

/** An application that has Solidis only: neither Lettuce nor Jedis can be loaded. */
@Tag("without-other-clients")
class WithoutOtherClientsTest {

    @ParameterizedTest
    @ValueSource(strings = {"io.lettuce.core.RedisClient", "redis.clients.jedis.Jedis"})
    void theClassPathHoldsNoOtherClient(String type) {
        assertThat(ClassUtils.isPresent(type, null)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"spring.data.redis.client-type=lettuce", "spring.data.redis.client-type=jedis", "unrelated="})
    void solidisIsUsedWhateverClientTheOldConfigurationNames(String property) {
        runner(property)
                .run(context -> assertThat(context.getBean(RedisConnectionFactory.class))
                        .isInstanceOf(SolidisConnectionFactory.class));
    }

    @Test
    void turnedOffThereIsNoFactoryAndNoFailure() {
        runner("solidis.enabled=false")
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(RedisConnectionFactory.class));
    }
}
