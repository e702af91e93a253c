package io.solidis.benchmarks.workload;

import io.solidis.benchmarks.client.BenchmarkClient;
import io.solidis.benchmarks.client.ServerAddress;
import io.solidis.benchmarks.client.Surface;
import io.solidis.benchmarks.load.BlockingLoad;
import io.solidis.benchmarks.load.Load;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisStringCommands;
import org.springframework.data.redis.core.RedisCallback;
import org.springframework.data.redis.core.RedisTemplate;
import redis.clients.jedis.Jedis;

/**
 * {@code template.executePipelined} of SET and GET in turn by one thread; the latency is that of a whole pipeline.
 *
 * @param size commands per pipeline
 * @param payload bytes of a value
 */
record TemplatePipelined(int size, int payload) implements Workload {

    @Override
    public String name() {
        return "template-pipelined";
    }

    @Override
    public String id() {
        return name() + "-" + size;
    }

    @Override
    public String description() {
        return "RedisTemplate.executePipelined, " + size + " mixed SET and GET";
    }

    @Override
    public int callers() {
        return 1;
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
        var spring = new SpringClient(client, server, 1);
        RedisTemplate<String, byte[]> template = spring.template();
        return new BlockingLoad(caller -> batch -> pipeline(batch, data, template), 1, false, spring::close);
    }

    // Even keys are only read and hold their first value, odd ones are written. The callback has to return null, which
    // the checker
    // does not accept for a type parameter.
    @SuppressWarnings("NullAway")
    private int pipeline(long batch, Dataset data, RedisTemplate<String, byte[]> template) {
        int pairs = size / 2;
        int first = (int) (batch * size % Dataset.KEYS);
        RedisCallback<@Nullable Object> commands = connection -> {
            RedisStringCommands strings = connection.stringCommands();
            for (int i = 0; i < pairs; i++) {
                int read = index(first, i);
                strings.set(data.key(read + 1).bytes(), data.value(read + 1, (int) batch & 1));
                strings.get(data.key(read).bytes());
            }
            return null;
        };
        List<@Nullable Object> replies = template.executePipelined(commands);
        if (replies.size() != size) {
            throw new IllegalStateException(replies.size() + " replies to " + size + " commands");
        }
        for (int i = (int) (batch % Dataset.CHECKED); i < pairs; i += Dataset.CHECKED) {
            data.check(index(first, i), 0, replies.get(2 * i + 1));
        }
        return size;
    }

    private static int index(int first, int pair) {
        return (first + 2 * pair) % Dataset.KEYS;
    }
}
