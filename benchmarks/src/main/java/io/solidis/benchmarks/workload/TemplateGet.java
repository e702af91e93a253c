package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.client.Surface;
import io.solidis.benchmarks.load.BlockingLoad;
import io.solidis.benchmarks.load.Load;
import java.util.EnumSet;
import java.util.Set;
import org.springframework.data.redis.core.ValueOperations;
import redis.clients.jedis.Jedis;

/**
 * {@code template.opsForValue().get(key)} by blocking callers.
 *
 * @param callers how many
 * @param payload bytes of a value
 * @param isVirtual whether the callers are virtual threads
 */
record TemplateGet(int callers, int payload, boolean isVirtual) implements Workload {

    @Override
    public String name() {
        return isVirtual ? "template-get-virtual" : "template-get";
    }

    @Override
    public String description() {
        return "RedisTemplate GET, " + callers + (isVirtual ? " virtual" : " platform")
                + (callers == 1 ? " thread" : " threads");
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.TEMPLATE);
    }

    @Override
    public void prepare(Jedis admin) {
        new Dataset(Dataset.KEYS, payload).fill(admin);
    }

    @Override
    public Load open(BenchmarkClient client, ServerAddress server) throws Exception {
        var data = new Dataset(Dataset.KEYS, payload);
        var spring = new SpringClient(client, server, callers);
        ValueOperations<String, byte[]> values = spring.template().opsForValue();
        return new BlockingLoad(caller -> operation(caller, data, values), callers, isVirtual, spring::close);
    }

    private BlockingLoad.Operation operation(int caller, Dataset data, ValueOperations<String, byte[]> values) {
        return iteration -> {
            int index = data.index(caller, callers, iteration);
            byte[] read = values.get(data.key(index).text());
            if (read == null || Dataset.isChecked(caller, iteration)) {
                data.check(index, 0, read);
            }
            return 1;
        };
    }
}
