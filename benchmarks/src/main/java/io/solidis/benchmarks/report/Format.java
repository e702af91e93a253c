package io.solidis.benchmarks.report;

import java.util.Locale;

/** Figures as people read them. */
final class Format {

    private Format() {}

    static String rate(double opsPerSecond) {
        return opsPerSecond >= 1e6
                ? String.format(Locale.ROOT, "%.2f M/s", opsPerSecond / 1e6)
                : String.format(Locale.ROOT, "%.1f k/s", opsPerSecond / 1e3);
    }

    static String micros(double micros) {
        if (Double.isNaN(micros)) {
            return "-";
        }
        if (micros >= 1e6) {
            return String.format(Locale.ROOT, "%.2f s", micros / 1e6);
        }
        if (micros >= 1e3) {
            return String.format(Locale.ROOT, "%.1f ms", micros / 1e3);
        }
        return String.format(Locale.ROOT, micros >= 100 ? "%.0f us" : "%.1f us", micros);
    }

    static String bytes(double bytes) {
        return Double.isNaN(bytes) ? "-" : String.format(Locale.ROOT, "%,.0f B", bytes);
    }
}
