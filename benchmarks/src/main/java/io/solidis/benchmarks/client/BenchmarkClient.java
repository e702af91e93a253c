package io.solidis.benchmarks.client;

import java.time.Duration;
import java.util.Set;
import org.springframework.data.redis.connection.RedisConnectionFactory;

/** One client under test. Adding a client is one implementation and one line in {@link Clients}. */
public interface BenchmarkClient {

    /** The connect timeout of every client, so that none fails to start on a machine that is busy. */
    Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

    /** The name in results and on the command line. */
    String name();

    /** One sentence: how it is configured and why that is fair. */
    String configuration();

    /** What it can be measured through. */
    Set<Surface> surfaces();

    /**
     * A new factory that nobody has initialised yet; also a {@code ReactiveRedisConnectionFactory} when
     * {@link Surface#REACTIVE} is among the surfaces.
     *
     * @param server where to connect
     * @param callers how many threads will call at the same time
     */
    RedisConnectionFactory connectionFactory(ServerAddress server, int callers);

    /** Connects the client's own asynchronous API; only for {@link Surface#ASYNC}. */
    default AsyncStrings openAsync(ServerAddress server) {
        throw new UnsupportedOperationException(name() + " has no asynchronous API");
    }

    /** Connects the client's own pipeline; only for {@link Surface#PIPELINE}. */
    default PipelinedStrings openPipeline(ServerAddress server) {
        throw new UnsupportedOperationException(name() + " has no pipeline of its own here");
    }
}
