package io.solidis.benchmarks.report;

import java.util.Arrays;
import java.util.Random;

/** Medians and their uncertainty. */
final class Statistics {

    private static final int RESAMPLES = 10_000;
    private static final long SEED = 42;

    private Statistics() {}

    /** The median, NaN for no values. */
    static double median(double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        if (sorted.length == 0) {
            return Double.NaN;
        }
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /**
     * The bounds between which 95 % of the medians of bootstrap resamples lie; the seed is fixed, so the same values
     * give the same bounds.
     */
    static double[] interval95(double... values) {
        var random = new Random(SEED);
        double[] medians = new double[RESAMPLES];
        double[] resample = new double[values.length];
        for (int i = 0; i < RESAMPLES; i++) {
            for (int j = 0; j < resample.length; j++) {
                resample[j] = values[random.nextInt(values.length)];
            }
            medians[i] = median(resample);
        }
        Arrays.sort(medians);
        return new double[] {medians[(int) (RESAMPLES * 0.025)], medians[(int) (RESAMPLES * 0.975)]};
    }
}
