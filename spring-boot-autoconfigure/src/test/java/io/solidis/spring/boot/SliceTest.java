package io.solidis.spring.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.spring.factory.SolidisConnectionFactory;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.data.redis.test.autoconfigure.DataRedisTest;
import org.springframework.data.redis.connection.RedisConnectionFactory;

/** {@code @DataRedisTest} takes its auto-configurations from a fixed list; ours has to be on it. */
@DataRedisTest
class SliceTest {

    @Autowired
    private RedisConnectionFactory factory;

    @Test
    void theSliceUsesSolidis() {
        assertThat(factory).isInstanceOf(SolidisConnectionFactory.class);
    }

    @SpringBootConfiguration
    @EnableAutoConfiguration
    static class Application {}
}
