package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.AsyncStrings;
import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.PipelinedStrings;
import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.client.Surface;
import io.solidis.benchmarks.load.AsyncLoad;
import io.solidis.benchmarks.load.BlockingLoad;
import io.solidis.benchmarks.load.Load;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.Jedis;

/**
 * GET through the client's own API with a fixed number of outstanding calls and no thread per call. A client without
 * an asynchronous API sends explicit pipelines of that size.
 *
 * @param callers outstanding calls
 * @param payload bytes of a value
 * @param isFullOnly whether {@code quick} leaves it out
 */
record CoreGet(int callers, int payload, boolean isFullOnly) implements Workload {

    @Override
    public String name() {
        return "core-async-get";
    }

    @Override
    public String description() {
        return "Core async GET, " + callers + " outstanding";
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.ASYNC, Surface.PIPELINE);
    }

    @Override
    public Optional<String> toolTest() {
        return Optional.of("get");
    }

    @Override
    public void prepare(Jedis admin) {
        new Dataset(Dataset.KEYS, payload).fill(admin);
    }

    @Override
    public Load open(BenchmarkClient client, ServerAddress server) {
        var data = new Dataset(Dataset.KEYS, payload);
        if (client.surfaces().contains(Surface.ASYNC)) {
            AsyncStrings strings = client.openAsync(server);
            return new AsyncLoad(slot -> operation(slot, data, strings), callers, strings::close);
        }
        PipelinedStrings pipeline = client.openPipeline(server);
        return new BlockingLoad(caller -> batch -> batch(batch, data, pipeline), 1, false, pipeline::close);
    }

    private AsyncLoad.Operation operation(int slot, Dataset data, AsyncStrings strings) {
        return new AsyncLoad.Operation() {
            @Override
            public CompletionStage<?> start(long iteration) {
                return strings.get(data.key(data.index(slot, callers, iteration)));
            }

            @Override
            public int finish(long iteration, @Nullable Object reply) {
                if (reply == null || Dataset.isChecked(slot, iteration)) {
                    data.check(data.index(slot, callers, iteration), 0, reply);
                }
                return 1;
            }
        };
    }

    private int batch(long batch, Dataset data, PipelinedStrings pipeline) {
        for (int i = 0; i < callers; i++) {
            pipeline.get(data.key(data.index(i, callers, batch)));
        }
        List<@Nullable Object> replies = pipeline.sync();
        for (int i = 0; i < callers; i++) {
            if (Dataset.isChecked(i, batch)) {
                data.check(data.index(i, callers, batch), 0, replies.get(i));
            }
        }
        return replies.size();
    }
}
