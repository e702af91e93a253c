package io.solidis.spring.boot;

import io.solidis.spring.factory.SolidisConnectionFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.data.redis.autoconfigure.DataRedisAutoConfiguration;
import org.springframework.boot.data.redis.autoconfigure.DataRedisConnectionDetails;
import org.springframework.boot.data.redis.autoconfigure.DataRedisProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.Fallback;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.RedisOperations;

/**
 * Auto-configuration of {@link SolidisConnectionFactory} from {@code spring.data.redis.*} and {@code solidis.*}.
 *
 * <p>It runs before Spring Boot's own Redis auto-configuration, whose Lettuce and Jedis factories then find a
 * {@link RedisConnectionFactory} and step back, while its templates, repositories, health and cache use ours. A factory
 * that the application declares wins over all of them.
 *
 * <p>There is one bean for every kind of server; which kind is decided inside the bean method, so that an application
 * processed ahead of time can still be pointed at another kind when it starts.
 */
@AutoConfiguration(before = DataRedisAutoConfiguration.class)
@ConditionalOnClass({SolidisConnectionFactory.class, RedisOperations.class, DataRedisAutoConfiguration.class})
@Conditional(OnSolidisRedis.class)
@EnableConfigurationProperties({SolidisProperties.class, DataRedisProperties.class})
public final class SolidisAutoConfiguration {

    private static final Logger LOG = LoggerFactory.getLogger(SolidisAutoConfiguration.class);

    SolidisAutoConfiguration() {}

    /**
     * The factory, imperative and reactive in one; both roles need the concrete return type. It is a fallback so that an
     * application's own reactive factory, for which nothing steps back, is preferred where a reactive one is injected.
     */
    @Bean
    @Fallback
    @ConditionalOnMissingBean(RedisConnectionFactory.class)
    SolidisConnectionFactory redisConnectionFactory(
            DataRedisProperties properties,
            ObjectProvider<DataRedisConnectionDetails> connectionDetails,
            ObjectProvider<SolidisClientConfigurationBuilderCustomizer> customizers,
            BeanFactory beans) {
        if (properties.getClientType() != null) {
            LOG.info("spring.data.redis.client-type={} has no effect, Solidis is used", properties.getClientType());
        }
        DataRedisConnectionDetails details = connectionDetails.getIfAvailable();
        if (details == null) {
            throw new IllegalStateException("There is no DataRedisConnectionDetails bean to take the server from: let "
                    + "DataRedisAutoConfiguration take part, or declare such a bean");
        }
        return new SolidisConnectionFactory(
                new ServerSettings(details, beans).configuration(),
                new ClientSettings(properties, details).configuration(customizers.orderedStream()));
    }
}
