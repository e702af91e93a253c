package io.solidis.spring.factory;

import io.solidis.options.Credentials;
import io.solidis.options.Endpoint;
import io.solidis.options.SolidisOptions;
import io.solidis.options.SolidisOptionsBuilder;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisConfiguration;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisPassword;
import org.springframework.data.redis.connection.RedisSocketConfiguration;

/** Spring's configuration as options of the client. */
final class ClientOptions {

    private static final String DEFAULT_HOST = "localhost";

    private ClientOptions() {}

    /**
     * Says why a configuration cannot be used, before anything is started.
     *
     * @throws IllegalStateException if it is of a kind that is not supported
     */
    static void check(RedisConfiguration configuration) {
        String kind = null;
        if (RedisConfiguration.isClusterConfiguration(configuration)) {
            kind = "Redis Cluster";
        } else if (RedisConfiguration.isSentinelConfiguration(configuration)) {
            kind = "Redis Sentinel";
        } else if (RedisConfiguration.isStaticMasterReplicaConfiguration(configuration)) {
            kind = "static master and replicas";
        }
        if (kind != null) {
            throw new IllegalStateException("SolidisConnectionFactory does not support " + kind
                    + " yet: configure a RedisStandaloneConfiguration or a RedisSocketConfiguration");
        }
    }

    static SolidisOptions of(RedisConfiguration server, SolidisClientConfiguration client) {
        SolidisOptionsBuilder options = SolidisOptions.builder()
                .endpoint(endpoint(server))
                .database(Objects.requireNonNullElse(RedisConfiguration.getDatabaseOrElse(server, () -> 0), 0))
                .commandTimeout(client.commandTimeout())
                .connectTimeout(client.connectTimeout())
                .tls(client.tls())
                .libraryName(framework());
        if (credentials(server) != null) {
            options.credentialsSupplier(() -> Objects.requireNonNull(credentials(server)));
        }
        if (client.clientName() != null) {
            options.clientName(client.clientName());
        }
        return client.options().apply(options).build();
    }

    private static Endpoint endpoint(RedisConfiguration server) {
        if (server instanceof RedisSocketConfiguration socket) {
            return Endpoint.unix(socket.getSocket());
        }
        return Endpoint.tcp(
                RedisConfiguration.getHostOrElse(server, () -> DEFAULT_HOST),
                RedisConfiguration.getPortOrElse(server, () -> Endpoint.DEFAULT_PORT));
    }

    /** Read at every connect, so that a password changed in Spring's configuration counts from the next one on. */
    private static @Nullable Credentials credentials(RedisConfiguration server) {
        String configured = RedisConfiguration.getUsernameOrElse(server, () -> "");
        String username = configured == null ? "" : configured;
        RedisPassword password = RedisConfiguration.getPasswordOrElse(server, RedisPassword::none);
        if (username.isEmpty() && !password.isPresent()) {
            return null;
        }
        return new Credentials(username, password.map(ClientOptions::utf8).orElseGet(() -> new byte[0]));
    }

    private static byte[] utf8(char[] text) {
        ByteBuffer encoded = StandardCharsets.UTF_8.encode(CharBuffer.wrap(text));
        byte[] bytes = new byte[encoded.remaining()];
        encoded.get(bytes);
        return bytes;
    }

    private static String framework() {
        String version = RedisConnection.class.getPackage().getImplementationVersion();
        return "spring-data-redis" + (version == null ? "" : "_v" + version);
    }
}
