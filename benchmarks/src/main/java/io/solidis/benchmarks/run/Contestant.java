package io.solidis.benchmarks.run;

import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.workload.Workload;
import java.io.IOException;
import java.util.Optional;

/** Whoever can be measured: a client in a JVM of its own, or the C tool. */
public interface Contestant {

    /** The name in the results. */
    String name();

    /** How it is configured and why that is fair. */
    String configuration();

    /** Whether it can do this workload at all. */
    boolean takesPartIn(Workload workload);

    /** Why it cannot run here, or empty when it can. */
    Optional<String> unavailable(Workload workload);

    /**
     * Measures it once against a server that has been prepared.
     *
     * @throws IOException if its process cannot be run
     * @throws InterruptedException if the waiting thread is interrupted
     * @throws IllegalStateException if a command fails or a checked reply is wrong
     */
    Sample run(Workload workload, ServerAddress server, SampleTime time) throws IOException, InterruptedException;
}
