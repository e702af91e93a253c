package io.solidis.benchmarks.workload;

import java.util.List;

/** Every row of the results, in their order. */
public final class Workloads {

    private static final int SMALL = 64;
    private static final int KIB = 1_024;

    private static final List<Workload> ALL = List.of(
            new TemplateGet(1, SMALL, false),
            new TemplateGet(8, SMALL, false),
            new TemplateGet(64, SMALL, false),
            new TemplateGet(1_000, SMALL, true),
            new TemplateSet(1, SMALL, false),
            new TemplateSet(8, SMALL, false),
            new TemplateSet(64, SMALL, false),
            new TemplateSet(1_000, SMALL, true),
            new TemplatePipelined(1_000, SMALL),
            new ReactiveGet(256, SMALL),
            new CoreGet(1, KIB, true),
            new CoreGet(16, KIB, true),
            new CoreGet(100, KIB, true),
            new CoreGet(256, KIB, true),
            new CoreGet(10_000, KIB, false),
            new CoreSet(1, KIB, true),
            new CoreSet(16, KIB, true),
            new CoreSet(100, KIB, true),
            new CoreSet(256, KIB, true),
            new CoreSet(10_000, KIB, false));

    private Workloads() {}

    /** All workloads. */
    public static List<Workload> all() {
        return ALL;
    }

    /** The workload with this {@link Workload#id}. */
    public static Workload withId(String id) {
        return ALL.stream()
                .filter(workload -> workload.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No workload is called " + id + "; there are "
                        + ALL.stream().map(Workload::id).toList()));
    }
}
