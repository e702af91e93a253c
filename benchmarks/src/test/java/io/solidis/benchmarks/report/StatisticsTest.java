package io.solidis.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StatisticsTest {

    @Test
    void theMedianOfAnEvenNumberLiesBetweenTheTwoInTheMiddle() {
        assertThat(Statistics.median(9, 1, 3)).isEqualTo(3);
        assertThat(Statistics.median(10, 1, 3, 5)).isEqualTo(4);
        assertThat(Statistics.median()).isNaN();
    }

    @Test
    void theIntervalHoldsTheMedianAndStaysWithinTheValues() {
        double[] bounds = Statistics.interval95(1.9, 2.0, 2.1, 2.2, 5.0);

        assertThat(bounds[0]).isBetween(1.9, 2.1);
        assertThat(bounds[1]).isBetween(2.1, 5.0);
        assertThat(Statistics.interval95(1.9, 2.0, 2.1, 2.2, 5.0)).containsExactly(bounds);
    }

    @Test
    void equalValuesLeaveNoUncertainty() {
        assertThat(Statistics.interval95(3, 3, 3)).containsExactly(3, 3);
    }
}
