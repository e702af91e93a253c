package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.client.Surface;
import io.solidis.benchmarks.load.Load;
import io.solidis.benchmarks.load.ReactiveLoad;
import java.util.EnumSet;
import java.util.Set;
import org.springframework.data.redis.core.ReactiveValueOperations;
import reactor.core.publisher.Mono;
import redis.clients.jedis.Jedis;

/**
 * {@code ReactiveRedisTemplate} GET in one stream with {@code flatMap}.
 *
 * @param callers the concurrency of the flatMap
 * @param payload bytes of a value
 */
record ReactiveGet(int callers, int payload) implements Workload {

    @Override
    public String name() {
        return "reactive-get";
    }

    @Override
    public String description() {
        return "ReactiveRedisTemplate GET, flatMap " + callers;
    }

    @Override
    public Set<Surface> surfaces() {
        return EnumSet.of(Surface.REACTIVE);
    }

    @Override
    public void prepare(Jedis admin) {
        new Dataset(Dataset.KEYS, payload).fill(admin);
    }

    @Override
    public Load open(BenchmarkClient client, ServerAddress server) throws Exception {
        var data = new Dataset(Dataset.KEYS, payload);
        var spring = new SpringClient(client, server, callers);
        ReactiveValueOperations<String, byte[]> values =
                spring.reactiveTemplate().opsForValue();
        return new ReactiveLoad(i -> get(i, data, values), callers, spring::close);
    }

    private static Mono<?> get(int iteration, Dataset data, ReactiveValueOperations<String, byte[]> values) {
        int index = data.index(0, 1, iteration);
        Mono<byte[]> read = values.get(data.key(index).text());
        return Dataset.isChecked(0, iteration) ? read.doOnNext(value -> data.check(index, 0, value)) : read;
    }
}
