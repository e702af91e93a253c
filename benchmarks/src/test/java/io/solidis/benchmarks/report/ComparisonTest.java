package io.solidis.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.solidis.benchmarks.run.Row;
import io.solidis.benchmarks.run.Sample;
import io.solidis.benchmarks.workload.Workloads;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    private final Row row = new Row(
            Workloads.withId("core-async-get-10000"), List.of("solidis", "lettuce", "jedis", "redis-benchmark"));

    @Test
    void ratiosArePairedByRoundSoThatASlowRoundOfBothChangesNothing() {
        add("solidis", 200, 20, 300);
        add("lettuce", 100, 10, 150);

        Comparison comparison = Comparison.withBestRival(row).orElseThrow();

        assertThat(comparison.ratio()).isCloseTo(2, within(1e-9));
        assertThat(comparison).hasToString("2.00x lettuce [2.00, 2.00]");
    }

    @Test
    void theBestRivalIsTheFastestJavaClientAndTheToolIsComparedApart() {
        add("solidis", 300);
        add("lettuce", 100);
        add("jedis", 150);
        add("redis-benchmark", 400);

        assertThat(Comparison.withBestRival(row)).hasToString("Optional[2.00x jedis]");
        assertThat(Comparison.withTool(row)).hasToString("Optional[0.75x redis-benchmark]");
    }

    @Test
    void aRoundThatOneOfTheTwoMissedDoesNotCount() {
        row.add("solidis", 0, sample(100));
        row.add("solidis", 1, sample(300));
        row.add("lettuce", 1, sample(100));

        assertThat(Comparison.withBestRival(row).orElseThrow().ratio()).isEqualTo(3);
    }

    @Test
    void withoutOursOrWithoutARivalThereIsNothingToCompare() {
        add("lettuce", 100);
        assertThat(Comparison.withBestRival(row)).isEmpty();
        assertThat(Comparison.withTool(row)).isEmpty();
    }

    private void add(String client, double... rates) {
        for (int round = 0; round < rates.length; round++) {
            row.add(client, round, sample(rates[round]));
        }
    }

    private static Sample sample(double rate) {
        return new Sample(rate, 1, 1, 1, 1, 1);
    }
}
