package io.solidis.spring.boot;

import io.solidis.spring.factory.SolidisClientConfiguration;
import io.solidis.spring.factory.SolidisConnectionFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.ssl.SslAutoConfiguration;
import org.springframework.boot.data.redis.autoconfigure.DataRedisAutoConfiguration;
import org.springframework.boot.data.redis.autoconfigure.DataRedisReactiveAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.data.redis.connection.RedisConfiguration;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;

/** Contexts with our auto-configuration and Spring Boot's own, and what to read from them. */
final class SolidisRunner {

    private SolidisRunner() {}

    static ApplicationContextRunner runner(String... properties) {
        return new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(
                        SolidisAutoConfiguration.class,
                        DataRedisAutoConfiguration.class,
                        DataRedisReactiveAutoConfiguration.class,
                        SslAutoConfiguration.class))
                .withPropertyValues(properties);
    }

    static SolidisClientConfiguration client(ApplicationContext context) {
        return context.getBean(SolidisConnectionFactory.class).getClientConfiguration();
    }

    static RedisConfiguration server(ApplicationContext context) {
        return context.getBean(SolidisConnectionFactory.class).getConfiguration();
    }

    static RedisStandaloneConfiguration standalone(ApplicationContext context) {
        return (RedisStandaloneConfiguration) server(context);
    }
}
