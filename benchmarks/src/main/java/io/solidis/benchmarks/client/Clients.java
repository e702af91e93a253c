package io.solidis.benchmarks.client;

import java.util.List;

/** Every client that is compared. */
public final class Clients {

    /** The name of the client the others are compared with. */
    public static final String OURS = "solidis";

    private static final List<BenchmarkClient> ALL = List.of(
            new SolidisBenchmarkClient(),
            new LettuceBenchmarkClient(),
            new JedisBenchmarkClient(),
            new RedissonBenchmarkClient());

    private Clients() {}

    /** All clients, ours first. */
    public static List<BenchmarkClient> all() {
        return ALL;
    }

    /** The client with this name. */
    public static BenchmarkClient named(String name) {
        return ALL.stream()
                .filter(client -> client.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No client is called " + name + "; there are "
                        + ALL.stream().map(BenchmarkClient::name).toList()));
    }
}
