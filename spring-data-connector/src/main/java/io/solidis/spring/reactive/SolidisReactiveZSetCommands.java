package io.solidis.spring.reactive;

import io.solidis.command.SortedSetCombinationCommands;
import io.solidis.command.SortedSetCommands;
import io.solidis.command.SortedSetRangeCommands;
import io.solidis.spring.convert.Tuples;
import io.solidis.spring.spec.IndexSpecs;
import io.solidis.spring.spec.ScanSpecs;
import io.solidis.spring.spec.SortedSetSpecs;
import java.nio.ByteBuffer;
import java.util.function.Function;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyScanCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.MultiValueResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.data.redis.connection.ReactiveZSetCommands;
import org.springframework.data.redis.connection.zset.Tuple;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Commands on sorted sets. */
public final class SolidisReactiveZSetCommands extends ReactiveGroup implements ReactiveZSetCommands {

    public SolidisReactiveZSetCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<NumericResponse<ZAddCommand, Number>> zAdd(Publisher<ZAddCommand> commands) {
        return each(commands, c -> SortedSets.add(Buffers.key(c), c), Responses::number);
    }

    @Override
    public Flux<NumericResponse<ZRemCommand, Long>> zRem(Publisher<ZRemCommand> commands) {
        return each(
                commands,
                c -> SortedSetCommands.zrem(Buffers.key(c), Buffers.all(c.getValues(), "Values")),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<ZIncrByCommand, Double>> zIncrBy(Publisher<ZIncrByCommand> commands) {
        return each(
                commands,
                c -> SortedSetCommands.zincrby(
                        Buffers.key(c),
                        required(c.getIncrement(), "Increment").doubleValue(),
                        Buffers.bytes(c.getValue(), "Value")),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<ZRandMemberCommand, Flux<ByteBuffer>>> zRandMember(
            Publisher<ZRandMemberCommand> commands) {
        return eachMany(commands, c -> SortedSetCommands.zrandmember(Buffers.key(c), c.getCount()), ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<ZRandMemberCommand, Flux<Tuple>>> zRandMemberWithScore(
            Publisher<ZRandMemberCommand> commands) {
        return eachMany(
                commands, c -> SortedSetCommands.zrandmemberWithScores(Buffers.key(c), c.getCount()), Tuples::of);
    }

    @Override
    public Flux<NumericResponse<ZRankCommand, Long>> zRank(Publisher<ZRankCommand> commands) {
        return eachRead(commands, SortedSets::rank, Responses::number);
    }

    @Override
    public Flux<CommandResponse<ZRangeCommand, Flux<Tuple>>> zRange(Publisher<ZRangeCommand> commands) {
        return eachMany(commands, SortedSets::range, Function.identity());
    }

    @Override
    public Flux<CommandResponse<ZRangeStoreCommand, Mono<Long>>> zRangeStore(Publisher<ZRangeStoreCommand> commands) {
        return Flux.from(commands).map(c -> new CommandResponse<>(c, run(SortedSets.rangeStore(c))));
    }

    @Override
    public Flux<CommandResponse<ZRangeByScoreCommand, Flux<Tuple>>> zRangeByScore(
            Publisher<ZRangeByScoreCommand> commands) {
        return eachMany(commands, SortedSets::rangeByScore, Function.identity());
    }

    @Override
    public Flux<CommandResponse<KeyCommand, Flux<Tuple>>> zScan(Publisher<KeyScanCommand> commands) {
        return eachScan(
                commands,
                (c, cursor) -> SortedSetCommands.zscan(Buffers.key(c), cursor, ScanSpecs.args(c.getOptions())),
                Tuples::of);
    }

    @Override
    public Flux<NumericResponse<ZCountCommand, Long>> zCount(Publisher<ZCountCommand> commands) {
        return eachRead(
                commands,
                c -> SortedSetCommands.zcount(Buffers.key(c), SortedSetSpecs.scores(c.getRange())),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<ZLexCountCommand, Long>> zLexCount(Publisher<ZLexCountCommand> commands) {
        return eachRead(
                commands,
                c -> SortedSetCommands.zlexcount(Buffers.key(c), SortedSetSpecs.members(c.getRange())),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<ZPopCommand, Flux<Tuple>>> zPop(Publisher<ZPopCommand> commands) {
        return eachMany(
                commands,
                c -> c.getDirection() == PopDirection.MIN
                        ? SortedSetCommands.zpopmin(Buffers.key(c), c.getCount())
                        : SortedSetCommands.zpopmax(Buffers.key(c), c.getCount()),
                Tuples::of);
    }

    @Override
    public Flux<CommandResponse<BZPopCommand, Flux<Tuple>>> bZPop(Publisher<BZPopCommand> commands) {
        return eachMany(commands, SortedSets::blockingPop, Tuples::of);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> zCard(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> SortedSetCommands.zcard(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<NumericResponse<ZScoreCommand, Double>> zScore(Publisher<ZScoreCommand> commands) {
        return eachRead(
                commands,
                c -> SortedSetCommands.zscore(Buffers.key(c), Buffers.bytes(c.getValue(), "Value")),
                Responses::number);
    }

    @Override
    public Flux<MultiValueResponse<ZMScoreCommand, Double>> zMScore(Publisher<ZMScoreCommand> commands) {
        return eachRead(
                commands,
                c -> SortedSetCommands.zmscore(Buffers.key(c), Buffers.all(c.getValues(), "Values")),
                Responses::list);
    }

    @Override
    public Flux<NumericResponse<ZRemRangeByRankCommand, Long>> zRemRangeByRank(
            Publisher<ZRemRangeByRankCommand> commands) {
        return each(
                commands,
                c -> SortedSetRangeCommands.zremrangebyrank(
                        Buffers.key(c), IndexSpecs.first(c.getRange()), IndexSpecs.last(c.getRange())),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<ZRemRangeByScoreCommand, Long>> zRemRangeByScore(
            Publisher<ZRemRangeByScoreCommand> commands) {
        return each(
                commands,
                c -> SortedSetRangeCommands.zremrangebyscore(Buffers.key(c), SortedSetSpecs.scores(c.getRange())),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<ZRemRangeByLexCommand, Long>> zRemRangeByLex(
            Publisher<ZRemRangeByLexCommand> commands) {
        return each(
                commands,
                c -> SortedSetRangeCommands.zremrangebylex(Buffers.key(c), SortedSetSpecs.members(c.getRange())),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<ZDiffCommand, Flux<ByteBuffer>>> zDiff(Publisher<? extends ZDiffCommand> commands) {
        return eachMany(
                commands, c -> SortedSetCombinationCommands.zdiff(Buffers.all(c.getKeys(), "Keys")), ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<ZDiffCommand, Flux<Tuple>>> zDiffWithScores(
            Publisher<? extends ZDiffCommand> commands) {
        return eachMany(
                commands,
                c -> SortedSetCombinationCommands.zdiffWithScores(Buffers.all(c.getKeys(), "Keys")),
                Tuples::of);
    }

    @Override
    public Flux<NumericResponse<ZDiffStoreCommand, Long>> zDiffStore(Publisher<ZDiffStoreCommand> commands) {
        return each(
                commands,
                c -> SortedSetCombinationCommands.zdiffstore(
                        Buffers.key(c), Buffers.all(c.getSourceKeys(), "Source keys")),
                Responses::number);
    }

    @Override
    public Flux<CommandResponse<ZAggregateCommand, Flux<ByteBuffer>>> zInter(
            Publisher<? extends ZAggregateCommand> commands) {
        return eachMany(
                commands,
                c -> SortedSetCombinationCommands.zinter(SortedSets.aggregate(c), SortedSets.sources(c)),
                ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<ZAggregateCommand, Flux<Tuple>>> zInterWithScores(
            Publisher<? extends ZAggregateCommand> commands) {
        return eachMany(
                commands,
                c -> SortedSetCombinationCommands.zinterWithScores(SortedSets.aggregate(c), SortedSets.sources(c)),
                Tuples::of);
    }

    @Override
    public Flux<NumericResponse<ZAggregateStoreCommand, Long>> zInterStore(
            Publisher<? extends ZAggregateStoreCommand> commands) {
        return each(commands, SortedSets::interStore, Responses::number);
    }

    @Override
    public Flux<CommandResponse<ZAggregateCommand, Flux<Tuple>>> zUnionWithScores(
            Publisher<? extends ZAggregateCommand> commands) {
        return eachMany(
                commands,
                c -> SortedSetCombinationCommands.zunionWithScores(SortedSets.aggregate(c), SortedSets.sources(c)),
                Tuples::of);
    }

    @Override
    public Flux<CommandResponse<ZAggregateCommand, Flux<ByteBuffer>>> zUnion(
            Publisher<? extends ZAggregateCommand> commands) {
        return eachMany(
                commands,
                c -> SortedSetCombinationCommands.zunion(SortedSets.aggregate(c), SortedSets.sources(c)),
                ByteBuffer::wrap);
    }

    @Override
    public Flux<NumericResponse<ZAggregateStoreCommand, Long>> zUnionStore(
            Publisher<? extends ZAggregateStoreCommand> commands) {
        return each(commands, SortedSets::unionStore, Responses::number);
    }

    @Override
    public Flux<CommandResponse<ZRangeByLexCommand, Flux<ByteBuffer>>> zRangeByLex(
            Publisher<ZRangeByLexCommand> commands) {
        return eachMany(commands, SortedSets::rangeByLex, ByteBuffer::wrap);
    }
}
