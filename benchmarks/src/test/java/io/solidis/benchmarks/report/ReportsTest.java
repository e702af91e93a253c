package io.solidis.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.solidis.benchmarks.run.Results;
import io.solidis.benchmarks.run.Row;
import io.solidis.benchmarks.run.Sample;
import io.solidis.benchmarks.workload.Workloads;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class ReportsTest {

    private final Row row = new Row(Workloads.withId("core-async-get-10000"), List.of("solidis", "lettuce"));
    private final Results results =
            new Results(List.of(row), Map.of("lettuce", "as usual"), List.of("Redis 7", "2 processors"), false);

    @Test
    void jsonHasTheAgreedFieldsAndNullForWhatCannotBeMeasured() {
        row.add("solidis", 0, new Sample(1000.5, 2.5, 300, 12, 34, 5));
        row.add("solidis", 1, new Sample(2000.5, 2.5, 300, 12, 34, 5));
        row.add("redis-benchmark", 0, new Sample(10, Double.NaN, Double.NaN, 1, 2, 5));

        JsonArray array = JsonParser.parseString(JsonReport.of(results)).getAsJsonArray();

        JsonObject ours = array.get(0).getAsJsonObject();
        assertThat(ours.keySet())
                .containsExactly(
                        "workload",
                        "client",
                        "callers",
                        "payload",
                        "opsPerSecond",
                        "cpuMicrosPerOp",
                        "allocBytesPerOp",
                        "p50Micros",
                        "p99Micros",
                        "rounds");
        assertThat(ours.get("workload").getAsString()).isEqualTo("core-async-get");
        assertThat(ours.get("callers").getAsInt()).isEqualTo(10_000);
        assertThat(ours.get("opsPerSecond").getAsDouble()).isEqualTo(1500.5);
        assertThat(ours.getAsJsonArray("rounds")).hasToString("[1000.500,2000.500]");
        assertThat(array.get(1).getAsJsonObject().get("cpuMicrosPerOp").isJsonNull())
                .isTrue();
    }

    @Test
    void thePictureIsWellFormedWhateverAFailureSays() throws Exception {
        row.add("lettuce", 0, new Sample(1000, 2, 300, 12, 34, 5));
        row.missing("jedis", "failed: <a & \"b\">\u0007\nsecond line");

        String svg = SvgReport.of(results);

        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        assertThat(document.getDocumentElement().getTextContent()).contains("1.0 k/s", "<a & \"b\">");
    }

    @Test
    void aRowThatCouldNotRunIsShownWithItsReason() {
        row.missing("redis-benchmark", "not available: not found");

        assertThat(TextReport.of(results)).contains("not available: not found");
        assertThat(MarkdownReport.of(results)).contains("not available: not found", "as usual");
        assertThat(JsonParser.parseString(JsonReport.of(results)).getAsJsonArray())
                .isEmpty();
    }
}
