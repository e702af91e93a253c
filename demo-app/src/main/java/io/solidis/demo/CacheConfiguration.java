package io.solidis.demo;

import org.springframework.boot.cache.autoconfigure.RedisCacheManagerBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.serializer.JacksonJsonRedisSerializer;
import org.springframework.data.redis.serializer.RedisSerializationContext.SerializationPair;
import tools.jackson.databind.json.JsonMapper;

/** Stores products as plain JSON; how long they live is {@code spring.cache.redis.time-to-live}. */
@Configuration(proxyBeanMethods = false)
class CacheConfiguration {

    @Bean
    RedisCacheManagerBuilderCustomizer productsAsJson(JsonMapper json) {
        var products = SerializationPair.fromSerializer(new JacksonJsonRedisSerializer<>(json, Product.class));
        return builder -> builder.withCacheConfiguration(
                Catalogue.CACHE, builder.cacheDefaults().serializeValuesWith(products));
    }
}
