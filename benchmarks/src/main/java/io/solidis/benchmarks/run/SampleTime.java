package io.solidis.benchmarks.run;

import java.time.Duration;

/**
 * How long one sample runs.
 *
 * @param warmUp until the clock starts
 * @param measured with the clock running
 */
public record SampleTime(Duration warmUp, Duration measured) {

    Duration total() {
        return warmUp.plus(measured);
    }
}
