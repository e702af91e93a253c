package io.solidis.benchmarks.run;

import java.util.List;
import java.util.Map;

/**
 * Everything a run has found.
 *
 * @param rows one per workload
 * @param configurations how each client was configured, by its name
 * @param environment lines about the machine and the versions
 * @param failed whether a sample failed, in contrast to being unavailable here
 */
public record Results(List<Row> rows, Map<String, String> configurations, List<String> environment, boolean failed) {}
