package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.HashCommands;
import io.solidis.command.HashFieldExpiryCommands;
import io.solidis.spring.spec.ExpireSpecs;
import io.solidis.spring.spec.ExpirySpecs;
import io.solidis.spring.spec.ScanSpecs;
import java.nio.ByteBuffer;
import java.util.Map;
import org.reactivestreams.Publisher;
import org.springframework.data.redis.connection.ReactiveHashCommands;
import org.springframework.data.redis.connection.ReactiveRedisConnection.BooleanResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.CommandResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.KeyScanCommand;
import org.springframework.data.redis.connection.ReactiveRedisConnection.MultiValueResponse;
import org.springframework.data.redis.connection.ReactiveRedisConnection.NumericResponse;
import reactor.core.publisher.Flux;

/** Commands on hashes and their fields. */
public final class SolidisReactiveHashCommands extends ReactiveGroup implements ReactiveHashCommands {

    public SolidisReactiveHashCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Flux<BooleanResponse<HSetCommand>> hSet(Publisher<HSetCommand> commands) {
        return each(commands, SolidisReactiveHashCommands::hset, Responses::bool);
    }

    @Override
    public Flux<MultiValueResponse<HGetCommand, ByteBuffer>> hMGet(Publisher<HGetCommand> commands) {
        return eachRead(commands, c -> HashCommands.hmget(Buffers.key(c), fields(c)), Responses::buffers);
    }

    @Override
    public Flux<BooleanResponse<HExistsCommand>> hExists(Publisher<HExistsCommand> commands) {
        return eachRead(
                commands,
                c -> HashCommands.hexists(Buffers.key(c), Buffers.bytes(c.getField(), "Field")),
                Responses::bool);
    }

    @Override
    public Flux<NumericResponse<HDelCommand, Long>> hDel(Publisher<HDelCommand> commands) {
        return each(commands, c -> HashCommands.hdel(Buffers.key(c), fields(c)), Responses::number);
    }

    @Override
    public Flux<NumericResponse<KeyCommand, Long>> hLen(Publisher<KeyCommand> keys) {
        return eachRead(keys, c -> HashCommands.hlen(Buffers.key(c)), Responses::number);
    }

    @Override
    public Flux<CommandResponse<HRandFieldCommand, Flux<ByteBuffer>>> hRandField(
            Publisher<HRandFieldCommand> commands) {
        return eachMany(commands, c -> HashCommands.hrandfield(Buffers.key(c), c.getCount()), ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<HRandFieldCommand, Flux<Map.Entry<ByteBuffer, ByteBuffer>>>> hRandFieldWithValues(
            Publisher<HRandFieldCommand> commands) {
        return eachMany(commands, c -> HashCommands.hrandfieldWithValues(Buffers.key(c), c.getCount()), Buffers::wrap);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, Flux<ByteBuffer>>> hKeys(Publisher<KeyCommand> keys) {
        return eachMany(keys, c -> HashCommands.hkeys(Buffers.key(c)), ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, Flux<ByteBuffer>>> hVals(Publisher<KeyCommand> keys) {
        return eachMany(keys, c -> HashCommands.hvals(Buffers.key(c)), ByteBuffer::wrap);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, Flux<Map.Entry<ByteBuffer, ByteBuffer>>>> hGetAll(
            Publisher<KeyCommand> keys) {
        return eachMany(
                keys,
                c -> HashCommands.hgetall(Buffers.key(c)).map(map -> map == null ? null : map.entrySet()),
                Buffers::wrap);
    }

    @Override
    public Flux<CommandResponse<KeyCommand, Flux<Map.Entry<ByteBuffer, ByteBuffer>>>> hScan(
            Publisher<KeyScanCommand> commands) {
        return eachScan(
                commands,
                (c, cursor) -> HashCommands.hscan(Buffers.key(c), cursor, ScanSpecs.args(c.getOptions())),
                Buffers::wrap);
    }

    @Override
    public Flux<NumericResponse<HStrLenCommand, Long>> hStrLen(Publisher<HStrLenCommand> commands) {
        return eachRead(
                commands,
                c -> HashCommands.hstrlen(Buffers.key(c), Buffers.bytes(c.getField(), "Field")),
                Responses::number);
    }

    @Override
    public Flux<NumericResponse<HashExpireCommand, Long>> applyHashFieldExpiration(
            Publisher<HashExpireCommand> commands) {
        return eachOfMany(
                commands,
                c -> ExpireSpecs.fields(Buffers.key(c), c.getExpiration(), c.getOptions(), fields(c)),
                NumericResponse::new);
    }

    @Override
    public Flux<NumericResponse<HashFieldsCommand, Long>> hPersist(Publisher<HashFieldsCommand> commands) {
        return eachOfMany(
                commands, c -> HashFieldExpiryCommands.hpersist(Buffers.key(c), fields(c)), NumericResponse::new);
    }

    @Override
    public Flux<NumericResponse<HashFieldsCommand, Long>> hTtl(Publisher<HashFieldsCommand> commands) {
        return eachReadOfMany(
                commands, c -> HashFieldExpiryCommands.httl(Buffers.key(c), fields(c)), NumericResponse::new);
    }

    @Override
    public Flux<NumericResponse<HashFieldsCommand, Long>> hpTtl(Publisher<HashFieldsCommand> commands) {
        return eachReadOfMany(
                commands, c -> HashFieldExpiryCommands.hpttl(Buffers.key(c), fields(c)), NumericResponse::new);
    }

    @Override
    public Flux<MultiValueResponse<HGetDelCommand, ByteBuffer>> hGetDel(Publisher<HGetDelCommand> commands) {
        return each(commands, c -> HashCommands.hgetdel(Buffers.key(c), fields(c)), Responses::buffers);
    }

    @Override
    public Flux<MultiValueResponse<HGetExCommand, ByteBuffer>> hGetEx(Publisher<HGetExCommand> commands) {
        return each(
                commands,
                c -> HashCommands.hgetex(Buffers.key(c), ExpirySpecs.read(c.getExpiration()), fields(c)),
                Responses::buffers);
    }

    @Override
    public Flux<BooleanResponse<HSetExCommand>> hSetEx(Publisher<HSetExCommand> commands) {
        return each(
                commands,
                c -> HashCommands.hsetex(
                        Buffers.key(c),
                        ExpirySpecs.fields(c.getCondition(), c.getExpiration()),
                        Buffers.map(c.getFieldValueMap(), "Fields")),
                Responses::bool);
    }

    private static byte[][] fields(HashFieldsCommand command) {
        return Buffers.all(command.getFields(), "Fields");
    }

    /** One field says whether it is new, several whether the server took them. */
    private static Command<Boolean> hset(HSetCommand command) {
        byte[] key = Buffers.key(command);
        Map<byte[], byte[]> fields = Buffers.map(command.getFieldValueMap(), "Fields");
        if (fields.size() > 1) {
            return HashCommands.hmset(key, fields).map("OK"::equals);
        }
        Map.Entry<byte[], byte[]> field = fields.entrySet().iterator().next();
        return command.isUpsert()
                ? HashCommands.hset(key, field.getKey(), field.getValue())
                : HashCommands.hsetnx(key, field.getKey(), field.getValue());
    }
}
