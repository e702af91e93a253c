package io.solidis.spring.reactive;

import io.solidis.command.HyperLogLogCommands;
import io.solidis.command.Replies;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveHyperLogLogCommands;
import org.springframework.data.redis.connection.ReactiveRedisConnection.BooleanResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import reactor.core.publisher.Flux;

/** Commands on HyperLogLogs. */
public final class SolidisReactiveHyperLogLogCommands extends ReactiveGroup implements ReactiveHyperLogLogCommands {

    public SolidisReactiveHyperLogLogCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<NumericResponse<PfAddCommand, Long>> pfAdd(Publisher<PfAddCommand> commands) {
        return each(
                commands,
                c -> HyperLogLogCommands.pfadd(Buffers.key(c), Buffers.any(c.getValues(), "Values"))
                        .as(Replies.LONG),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<PfCountCommand, Long>> pfCount(Publisher<PfCountCommand> commands) {
        return eachRead(
                commands, c -> HyperLogLogCommands.pfcount(Buffers.all(c.getKeys(), "Keys")), Responses::number);
    }

    @Override
    public Flux<BooleanResponse<PfMergeCommand>> pfMerge(Publisher<PfMergeCommand> commands) {
        return each(
                commands,
                c -> HyperLogLogCommands.pfmerge(Buffers.key(c), Buffers.all(c.getSourceKeys(), "Source keys")),
                Responses::ok);
    }
}
