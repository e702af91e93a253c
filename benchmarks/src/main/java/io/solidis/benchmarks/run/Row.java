package io.solidis.benchmarks.run;

import io.solidis.benchmarks.workload.Workload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All samples of one workload, by client and round, and why some are missing. */
public final class Row {

    private final Workload workload;
    private final Map<String, Map<Integer, Sample>> samples = new LinkedHashMap<>();
    private final Map<String, String> missing = new LinkedHashMap<>();

    /** A row without samples, whose clients will be shown in this order. */
    public Row(Workload workload, List<String> clients) {
        this.workload = workload;
        clients.forEach(client -> samples.put(client, new TreeMap<>()));
    }

    /** What was done. */
    public Workload workload() {
        return workload;
    }

    /** Adds a sample. */
    public void add(String client, int round, Sample sample) {
        samples.computeIfAbsent(client, name -> new TreeMap<>()).put(round, sample);
    }

    /** Says why a client has no sample, or one too few. */
    public void missing(String client, String reason) {
        missing.put(client, reason);
    }

    /** The clients with at least one sample. */
    public List<String> clients() {
        List<String> measured = new ArrayList<>(samples.keySet());
        measured.removeIf(client -> samples(client).isEmpty());
        return measured;
    }

    /** A client's samples by round. */
    public Map<Integer, Sample> samples(String client) {
        return samples.getOrDefault(client, Map.of());
    }

    /** Reasons by client. */
    public Map<String, String> missing() {
        return missing;
    }
}
