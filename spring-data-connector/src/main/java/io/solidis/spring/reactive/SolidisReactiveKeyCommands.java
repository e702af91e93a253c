package io.solidis.spring.reactive;

import io.solidis.command.KeyCommands;
import io.solidis.command.KeyExpiryCommands;
import io.solidis.command.Replies;
import io.solidis.command.StringCommands;
import io.solidis.command.args.CopyArgs;
import io.solidis.command.args.ScanArgs;
import io.solidis.spring.convert.KeyReplies;
import io.solidis.spring.convert.Times;
import io.solidis.spring.spec.ConditionSpecs;
import io.solidis.spring.spec.ExpireSpecs;
import io.solidis.spring.spec.ExpirySpecs;
import io.solidis.spring.spec.ScanSpecs;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.DataType;
import org.springframework.data.redis.connection.ReactiveKeyCommands;
import org.springframework.data.redis.connection.ReactiveRedisConnection.BooleanResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.MultiValueResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import org.springframework.data.redis.connection.ValueEncoding;
import org.springframework.data.redis.core.ScanOptions;
import org.springframework.util.Assert;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Commands on keys of any type. */
public final class SolidisReactiveKeyCommands extends ReactiveGroup implements ReactiveKeyCommands {

    public SolidisReactiveKeyCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<BooleanResponse<CopyCommand>> copy(Publisher<CopyCommand> commands) {
        return each(
                commands,
                c -> KeyCommands.copy(
                        Buffers.key(c),
                        Buffers.bytes(c.getTarget(), "Target key"),
                        new CopyArgs(c.getDatabase(), c.isReplace())),
                Responses::bool);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, String>> digest(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> StringCommands.digest(Buffers.key(c)), Responses::value);
    }

    @Override
    public Mono<Long> exists(List<ByteBuffer> keys) {
        return run(KeyCommands.exists(Buffers.all(keys, "Keys")));
    }

    @Override
    public Flux<BooleanResponse<KeyCommand>> exists(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> KeyCommands.exists(Buffers.key(c)).as(Replies.BOOLEAN), Responses::bool);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, DataType>> type(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> KeyCommands.type(Buffers.key(c)).map(KeyReplies::type), Responses::value);
    }

    @Override
    public Flux<NumericResponse<Collection<ByteBuffer>, Long>> touch(Publisher<Collection<ByteBuffer>> keys) {
        return each(keys, all -> KeyCommands.touch(Buffers.all(all, "Keys")), Responses::number);
    }

    @Override
    public Flux<MultiValueResponse<ByteBuffer, ByteBuffer>> keys(Publisher<ByteBuffer> patterns) {
        return eachRead(patterns, p -> KeyCommands.keys(Buffers.bytes(p, "Pattern")), Responses::buffers);
    }

    @Override
    public Flux<ByteBuffer> scan(ScanOptions options) {
        Assert.notNull(options, "ScanOptions must not be null");
        ScanArgs args = ScanSpecs.args(options);
        return scan(cursor -> KeyCommands.scan(cursor, args), ByteBuffer::wrap);
    }

    @Override
    public Mono<ByteBuffer> randomKey() {
        return run(KeyCommands.randomkey().map(Buffers::wrap));
    }

    @Override
    public Flux<BooleanResponse<RenameCommand>> rename(Publisher<RenameCommand> commands) {
        return each(
                commands,
                c -> KeyCommands.rename(Buffers.key(c), Buffers.bytes(c.getNewKey(), "New key")),
                Responses::ok);
    }

    @Override
    public Flux<BooleanResponse<RenameCommand>> renameNX(Publisher<RenameCommand> commands) {
        return each(
                commands,
                c -> KeyCommands.renamenx(Buffers.key(c), Buffers.bytes(c.getNewKey(), "New key")),
                Responses::bool);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> del(Publisher<KeyCommand> keys) {
        return each(keys, c -> KeyCommands.del(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<BooleanResponse<DelexCommand>> delex(Publisher<DelexCommand> commands) {
        return each(
                commands,
                c -> StringCommands.delex(Buffers.key(c), ConditionSpecs.value(c.getCondition())),
                Responses::bool);
    }

    @Override
    public Flux<NumericResponse<List<ByteBuffer>, Long>> mDel(Publisher<List<ByteBuffer>> keys) {
        return each(keys, all -> KeyCommands.del(Buffers.all(all, "Keys")), Responses::number);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> unlink(Publisher<KeyCommand> keys) {
        return each(keys, c -> KeyCommands.unlink(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<NumericResponse<List<ByteBuffer>, Long>> mUnlink(Publisher<List<ByteBuffer>> keys) {
        return each(keys, all -> KeyCommands.unlink(Buffers.all(all, "Keys")), Responses::number);
    }

    @Override
    public Flux<BooleanResponse<ExpireCommand>> applyExpiration(Publisher<ExpireCommand> commands) {
        return each(commands, c -> ExpireSpecs.key(Buffers.key(c), c.getExpiration(), c.getOptions()), Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<ExpireAtCommand>> expireAt(Publisher<ExpireAtCommand> commands) {
        return each(
                commands,
                c -> KeyExpiryCommands.expireat(
                        Buffers.key(c),
                        required(c.getExpireAt(), "Expire at").getEpochSecond(),
                        ExpirySpecs.condition(c.getOptions().getCondition())),
                Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<ExpireAtCommand>> pExpireAt(Publisher<ExpireAtCommand> commands) {
        return each(
                commands,
                c -> KeyExpiryCommands.pexpireat(
                        Buffers.key(c),
                        required(c.getExpireAt(), "Expire at").toEpochMilli(),
                        ExpirySpecs.condition(c.getOptions().getCondition())),
                Responses::bool);
    }

    @Override
    public Flux<BooleanResponse<KeyCommand>> persist(Publisher<KeyCommand> keys) {
        return each(keys, c -> KeyExpiryCommands.persist(Buffers.key(c)), Responses::bool);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> ttl(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> KeyExpiryCommands.ttl(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> pTtl(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> KeyExpiryCommands.pttl(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<BooleanResponse<MoveCommand>> move(Publisher<MoveCommand> commands) {
        return each(
                commands,
                c -> KeyCommands.move(Buffers.key(c), required(c.getDatabase(), "Database")),
                Responses::bool);
    }

    @Override
    public Mono<ValueEncoding> encodingOf(ByteBuffer key) {
        return run(KeyCommands.objectEncoding(Buffers.bytes(key, "Key")).map(ValueEncoding::of));
    }

    @Override
    public Mono<Duration> idletime(ByteBuffer key) {
        return run(KeyCommands.objectIdletime(Buffers.bytes(key, "Key")).map(Times::seconds));
    }

    @Override
    public Mono<Long> refcount(ByteBuffer key) {
        return run(KeyCommands.objectRefcount(Buffers.bytes(key, "Key")));
    }
}
