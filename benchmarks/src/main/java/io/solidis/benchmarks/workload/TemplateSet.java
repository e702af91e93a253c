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
 * {@code template.opsForValue().set(key, value)} by blocking callers; one in 64 is read back, and that GET counts as
 * a command.
 *
 * @param callers how many
 * @param payload bytes of a value
 * @param isVirtual whether the callers are virtual threads
 */
record TemplateSet(int callers, int payload, boolean isVirtual) implements Workload {

    @Override
    public String name() {
        return isVirtual ? "template-set-virtual" : "template-set";
    }

    @Override
    public String description() {
        return "RedisTemplate SET, " + callers + (isVirtual ? " virtual" : " platform")
                + (callers == 1 ? " thread" : " threads");
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.TEMPLATE);
    }

    @Override
    public void prepare(Jedis admin) {
        // Writes create their keys.
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
            int version = data.version(callers, iteration);
            String key = data.key(index).text();
            values.set(key, data.value(index, version));
            if (!Dataset.isChecked(caller, iteration)) {
                return 1;
            }
            data.check(index, version, values.get(key));
            return 2;
        };
    }
}
