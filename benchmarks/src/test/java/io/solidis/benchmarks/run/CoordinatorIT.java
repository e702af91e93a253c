package io.solidis.benchmarks.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redis.clients.jedis.Jedis;

class CoordinatorIT {

    private static final String[] SHORT = {
        "quick",
        "--warmup",
        "0.1",
        "--measure",
        "0.2",
        "--clients",
        "jedis",
        "--only",
        "template-get-1$|core-async-set-16$"
    };

    @TempDir
    Path folder;

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(shown, true, StandardCharsets.UTF_8);

    @Test
    void everySampleRunsInAProcessOfItsOwnAndEveryFigureIsMeasured() throws Exception {
        Results results = new Coordinator(Options.parse(SHORT), folder, out).run();

        assertThat(results.failed()).as(shown.toString(StandardCharsets.UTF_8)).isFalse();
        assertThat(results.rows()).hasSize(2).allSatisfy(row -> {
            Sample sample = row.samples("jedis").get(0);
            assertThat(sample).isNotNull();
            assertThat(sample.opsPerSecond()).isPositive();
            assertThat(sample.cpuMicrosPerOp()).isPositive();
            assertThat(sample.allocBytesPerOp()).isPositive();
            assertThat(sample.p99Micros()).isGreaterThanOrEqualTo(sample.p50Micros());
        });
        assertThat(shown.toString(StandardCharsets.UTF_8)).contains("[  1/2 ", "[  2/2 ");
    }

    @Test
    void aClientThatCountsMoreThanTheServerRanIsFoundOut() throws Exception {
        try (ServerProcess server = ServerProcess.start(folder);
                Jedis admin = server.admin()) {
            admin.configResetStat();
            admin.set("key", "value");
            admin.get("key");

            ServerProcess.checkCounts(admin, 2);
            assertThatIllegalStateException()
                    .isThrownBy(() -> ServerProcess.checkCounts(admin, 3))
                    .withMessageContaining("the server ran 2");
        }
    }

    @Test
    void anUnknownClientIsRefusedByName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Coordinator(Options.parse("quick", "--clients", "nobody"), folder, out))
                .withMessageContaining("nobody");
    }
}
