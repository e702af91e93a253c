package io.solidis.spring.boot;

import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.boot.data.redis.autoconfigure.DataRedisConnectionDetails;
import org.springframework.data.redis.connection.RedisClusterConfiguration;
import org.springframework.data.redis.connection.RedisConfiguration;
import org.springframework.data.redis.connection.RedisPassword;
import org.springframework.data.redis.connection.RedisSentinelConfiguration;
import org.springframework.data.redis.connection.RedisSocketConfiguration;
import org.springframework.data.redis.connection.RedisStandaloneConfiguration;
import org.springframework.data.redis.connection.RedisStaticMasterReplicaConfiguration;
import org.springframework.util.StringUtils;

/**
 * Which server to connect to: a configuration bean of the application, or else what the connection details say. They come
 * from the properties, Docker Compose, Testcontainers or a bean of the application, so the properties are not read here.
 */
final class ServerSettings {

    private static final int DEFAULT_PORT = 6379;
    private static final String STANDALONE_ONLY = "Solidis connects to standalone servers only. Remove it, or set "
            + "solidis.enabled=false and add io.lettuce:lettuce-core to use another client";

    private final DataRedisConnectionDetails details;
    private final BeanFactory beans;

    ServerSettings(DataRedisConnectionDetails details, BeanFactory beans) {
        this.details = details;
        this.beans = beans;
    }

    /**
     * The configuration to use.
     *
     * @throws InvalidConfigurationPropertyValueException if the details name sentinels, a cluster or replicas
     * @throws IllegalStateException if a bean of the application does
     */
    RedisConfiguration configuration() {
        refuseBean(RedisSentinelConfiguration.class);
        refuse("sentinel.master", details.getSentinel());
        refuseBean(RedisClusterConfiguration.class);
        refuse("cluster.nodes", details.getCluster());
        refuseBean(RedisStaticMasterReplicaConfiguration.class);
        refuse("masterreplica.nodes", details.getMasterReplica());
        RedisConfiguration bean = bean(RedisStandaloneConfiguration.class);
        if (bean == null) {
            bean = bean(RedisSocketConfiguration.class);
        }
        return bean != null ? bean : standalone();
    }

    private @Nullable RedisConfiguration bean(Class<? extends RedisConfiguration> type) {
        return beans.getBeanProvider(type).getIfAvailable();
    }

    private RedisStandaloneConfiguration standalone() {
        DataRedisConnectionDetails.Standalone server = details.getStandalone();
        if (server == null) {
            throw new IllegalStateException(
                    "The DataRedisConnectionDetails bean names no server: " + details.getClass());
        }
        RedisStandaloneConfiguration configuration = new RedisStandaloneConfiguration();
        configuration.setHostName(server.getHost());
        // A URL without a port arrives as -1
        configuration.setPort(server.getPort() < 0 ? DEFAULT_PORT : server.getPort());
        configuration.setDatabase(server.getDatabase());
        // A URL like redis://:password@host arrives with an empty user, which is no user
        if (StringUtils.hasLength(details.getUsername())) {
            configuration.setUsername(details.getUsername());
        }
        configuration.setPassword(RedisPassword.of(details.getPassword()));
        return configuration;
    }

    private static void refuse(String property, @Nullable Object topology) {
        if (topology != null) {
            throw new InvalidConfigurationPropertyValueException(
                    "spring.data.redis." + property, describe(topology), STANDALONE_ONLY);
        }
    }

    private void refuseBean(Class<? extends RedisConfiguration> type) {
        if (bean(type) != null) {
            throw new IllegalStateException(
                    "There is a bean of type " + type.getSimpleName() + ", but " + STANDALONE_ONLY);
        }
    }

    private static Object describe(Object topology) {
        if (topology instanceof DataRedisConnectionDetails.Sentinel sentinel) {
            return sentinel.getMaster();
        }
        if (topology instanceof DataRedisConnectionDetails.Cluster cluster) {
            return cluster.getNodes();
        }
        return topology instanceof DataRedisConnectionDetails.MasterReplica replicas ? replicas.getNodes() : topology;
    }
}
