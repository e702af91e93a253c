package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.client.Surface;
import io.solidis.benchmarks.load.Load;
import java.util.Optional;
import java.util.Set;
import redis.clients.jedis.Jedis;

/** One row of the results. Adding one is one implementation and one line in {@link Workloads}. */
public interface Workload {

    /** Its name in the results, shared by rows that differ in their callers only. */
    String name();

    /** Threads that call at the same time, or calls outstanding at the same time. */
    int callers();

    /** Bytes of a value. */
    int payload();

    /** A client takes part if it has one of these. */
    Set<Surface> surfaces();

    /** What a row is, in words. */
    String description();

    /** Unique among all rows. */
    default String id() {
        return name() + "-" + callers();
    }

    /** Whether the callers are virtual threads, which needs Java 21. */
    default boolean isVirtual() {
        return false;
    }

    /** Whether {@code quick} leaves it out. */
    default boolean isFullOnly() {
        return false;
    }

    /** The test of the C tool that does the same at the same depth on one connection, if there is one. */
    default Optional<String> toolTest() {
        return Optional.empty();
    }

    /** Fills the server, from outside the measured JVM. */
    void prepare(Jedis admin);

    /**
     * Connects a client and makes its load, inside the measured JVM.
     *
     * @throws Exception if the client cannot be started
     */
    Load open(BenchmarkClient client, ServerAddress server) throws Exception;
}
