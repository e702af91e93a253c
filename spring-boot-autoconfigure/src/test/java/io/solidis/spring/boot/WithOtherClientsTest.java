package io.solidis.spring.boot;

import static io.solidis.spring.boot.SolidisRunner.runner;
import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.spring.factory.SolidisConnectionFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.connection.jedis.JedisConnectionFactory;
import org.springframework.data.redis.connection.lettuce.LettuceConnectionFactory;

/** The way back to Lettuce and Jedis. Runs with both on the class path, as does {@link SelectionTest} a second time. */
@Tag("with-other-clients")
class WithOtherClientsTest {

    @Test
    void lettuceOrJedisOnTheClassPathAloneChangeNothing() {
        runner().run(context -> {
            assertThat(context).hasBean("lettuceClientResources");
            assertThat(context.getBean(RedisConnectionFactory.class)).isInstanceOf(SolidisConnectionFactory.class);
        });
    }

    @Test
    void lettuceThatIsAskedForIsUsed() {
        isInstead("spring.data.redis.client-type=lettuce", LettuceConnectionFactory.class);
        isInstead("spring.data.redis.client-type=LETTUCE", LettuceConnectionFactory.class);
    }

    @Test
    void jedisThatIsAskedForIsUsed() {
        isInstead("spring.data.redis.client-type=jedis", JedisConnectionFactory.class);
    }

    @Test
    void turnedOffItLeavesTheChoiceToSpringBoot() {
        isInstead("solidis.enabled=false", LettuceConnectionFactory.class);
    }

    private static void isInstead(String property, Class<? extends RedisConnectionFactory> expected) {
        runner(property).run(context -> {
            assertThat(context).hasNotFailed().doesNotHaveBean(SolidisConnectionFactory.class);
            assertThat(context.getBean(RedisConnectionFactory.class)).isInstanceOf(expected);
        });
    }
}
