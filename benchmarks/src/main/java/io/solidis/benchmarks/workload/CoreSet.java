package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.AsyncStrings;
import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.Key;
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
 * SET through the client's own API with a fixed number of outstanding calls and no thread per call; one in 64 is read
 * back, and that GET counts as a command. A client without an asynchronous API sends explicit pipelines of that size.
 *
 * @param callers outstanding calls
 * @param payload bytes of a value
 * @param isFullOnly whether {@code quick} leaves it out
 */
record CoreSet(int callers, int payload, boolean isFullOnly) implements Workload {

    @Override
    public String name() {
        return "core-async-set";
    }

    @Override
    public String description() {
        return "Core async SET, " + callers + " outstanding";
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.ASYNC, Surface.PIPELINE);
    }

    @Override
    public Optional<String> toolTest() {
        return Optional.of("set");
    }

    @Override
    public void prepare(Jedis admin) {
        // Writes create their keys.
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
                int index = data.index(slot, callers, iteration);
                Key key = data.key(index);
                CompletionStage<?> written = strings.set(key, data.value(index, data.version(callers, iteration)));
                return Dataset.isChecked(slot, iteration) ? written.thenCompose(ok -> strings.get(key)) : written;
            }

            @Override
            public int finish(long iteration, @Nullable Object reply) {
                if (!Dataset.isChecked(slot, iteration)) {
                    return 1;
                }
                data.check(data.index(slot, callers, iteration), data.version(callers, iteration), reply);
                return 2;
            }
        };
    }

    private int batch(long batch, Dataset data, PipelinedStrings pipeline) {
        int version = data.version(callers, batch);
        for (int i = 0; i < callers; i++) {
            int index = data.index(i, callers, batch);
            pipeline.set(data.key(index), data.value(index, version));
        }
        for (int i = 0; i < callers; i++) {
            if (Dataset.isChecked(i, batch)) {
                pipeline.get(data.key(data.index(i, callers, batch)));
            }
        }
        List<@Nullable Object> replies = pipeline.sync();
        int readBack = callers;
        for (int i = 0; i < callers; i++) {
            if (Dataset.isChecked(i, batch)) {
                data.check(data.index(i, callers, batch), version, replies.get(readBack++));
            }
        }
        return replies.size();
    }
}
