package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.ServerAddress;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.data.redis.connection.ReactiveRedisConnectionFactory;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.serializer.RedisSerializationContext;
import org.springframework.data.redis.serializer.RedisSerializer;

/**
 * A client's connection factory, started as a container would do it, and the same templates over it for every client.
 */
final class SpringClient implements AutoCloseable {

    private final RedisConnectionFactory factory;

    SpringClient(BenchmarkClient client, ServerAddress server, int callers) throws Exception {
        factory = client.connectionFactory(server, callers);
        if (factory instanceof InitializingBean bean) {
            bean.afterPropertiesSet();
        }
    }

    RedisTemplate<String, byte[]> template() {
        var template = new RedisTemplate<String, byte[]>();
        template.setConnectionFactory(factory);
        template.setKeySerializer(RedisSerializer.string());
        template.setValueSerializer(RedisSerializer.byteArray());
        template.setHashKeySerializer(RedisSerializer.string());
        template.setHashValueSerializer(RedisSerializer.byteArray());
        template.afterPropertiesSet();
        return template;
    }

    ReactiveRedisTemplate<String, byte[]> reactiveTemplate() {
        RedisSerializationContext<String, byte[]> context =
                RedisSerializationContext.<String, byte[]>newSerializationContext(RedisSerializer.byteArray())
                        .key(RedisSerializer.string())
                        .build();
        return new ReactiveRedisTemplate<>((ReactiveRedisConnectionFactory) factory, context);
    }

    @Override
    public void close() {
        try {
            if (factory instanceof DisposableBean bean) {
                bean.destroy();
            }
        } catch (Exception e) {
            throw new IllegalStateException("The connection factory could not be closed", e);
        }
    }
}
