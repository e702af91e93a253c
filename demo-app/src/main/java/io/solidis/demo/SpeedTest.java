package io.solidis.demo;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.springframework.data.redis.core.RedisCallback;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Service;

/** Reads one key many times: by one caller, by many callers at once, and as one pipeline. */
@Service
class SpeedTest {

    private static final int CALLS = 4_000;
    private static final int CALLERS = 32;
    private static final String KEY = "demo:speed";

    /**
     * How one way of calling went.
     *
     * @param p99Micros 99 of 100 calls were faster, in microseconds; 0 for the pipeline, whose calls return together
     */
    record Result(String name, int calls, long micros, long p99Micros) {}

    private final StringRedisTemplate redis;

    SpeedTest(StringRedisTemplate redis) {
        this.redis = redis;
    }

    List<Result> run() {
        redis.opsForValue().set(KEY, "a value of some forty bytes, as is usual");
        read(CALLS);
        return List.of(oneCaller(), manyCallers(), pipeline());
    }

    private Result oneCaller() {
        long start = System.nanoTime();
        LongStream times = read(CALLS);
        return result("One caller", start, times);
    }

    private Result manyCallers() {
        ExecutorService threads = Executors.newFixedThreadPool(CALLERS);
        try {
            long start = System.nanoTime();
            List<CompletableFuture<LongStream>> callers = Stream.generate(
                            () -> CompletableFuture.supplyAsync(() -> read(CALLS / CALLERS), threads))
                    .limit(CALLERS)
                    .toList();
            LongStream times = callers.stream().map(CompletableFuture::join).flatMapToLong(caller -> caller);
            return result(CALLERS + " callers at once", start, times);
        } finally {
            threads.shutdownNow();
        }
    }

    @SuppressWarnings("NullAway") // a pipelined callback has to return null
    private Result pipeline() {
        byte[] key = KEY.getBytes(StandardCharsets.UTF_8);
        long start = System.nanoTime();
        redis.executePipelined((RedisCallback<?>) connection -> {
            for (int i = 0; i < CALLS; i++) {
                connection.stringCommands().get(key);
            }
            return null;
        });
        return result("One pipeline", start, LongStream.empty());
    }

    /** Reads the key again and again, and returns the nanoseconds of each call. */
    private LongStream read(int calls) {
        long[] nanos = new long[calls];
        for (int i = 0; i < calls; i++) {
            long start = System.nanoTime();
            redis.opsForValue().get(KEY);
            nanos[i] = System.nanoTime() - start;
        }
        return Arrays.stream(nanos);
    }

    private static Result result(String name, long start, LongStream times) {
        long[] sorted = times.sorted().toArray();
        long micros = (System.nanoTime() - start) / 1_000;
        long p99 = sorted.length == 0 ? 0 : sorted[sorted.length * 99 / 100] / 1_000;
        return new Result(name, CALLS, micros, p99);
    }
}
