package io.solidis.spring.reactive;

import io.solidis.command.ClientCommands;
import io.solidis.command.Command;
import io.solidis.command.ServerCommands;
import io.solidis.spring.convert.ServerReplies;
import io.solidis.spring.convert.Times;
import io.solidis.spring.spec.ServerSpecs;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.data.redis.connection.ReactiveServerCommands;
import org.springframework.data.redis.connection.RedisServerCommands.FlushOption;
import org.springframework.data.redis.core.types.RedisClientInfo;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Commands about the server itself. */
public final class SolidisReactiveServerCommands extends ReactiveGroup implements ReactiveServerCommands {

    private final Supplier<Mono<ReactiveExecution>> pinned;

    /**
     * @param pinned an execution over a connection of the caller's own, whose state may change
     */
    SolidisReactiveServerCommands(ReactiveExecution execution, Supplier<Mono<ReactiveExecution>> pinned) {
        super(execution);
        this.pinned = pinned;
    }

    @Override
    public Mono<String> bgReWriteAof() {
        return run(ServerCommands.bgrewriteaof());
    }

    @Override
    public Mono<String> bgSave() {
        return run(ServerCommands.bgsave());
    }

    @Override
    public Mono<Long> lastSave() {
        return run(ServerCommands.lastsave());
    }

    @Override
    public Mono<String> save() {
        return run(ServerCommands.save());
    }

    @Override
    public Mono<Long> dbSize() {
        return run(ServerCommands.dbsize());
    }

    @Override
    public Mono<String> flushDb() {
        return run(ServerCommands.flushdb(null));
    }

    @Override
    public Mono<String> flushDb(FlushOption option) {
        return run(ServerCommands.flushdb(ServerSpecs.flush(option)));
    }

    @Override
    public Mono<String> flushAll() {
        return run(ServerCommands.flushall(null));
    }

    @Override
    public Mono<String> flushAll(FlushOption option) {
        return run(ServerCommands.flushall(ServerSpecs.flush(option)));
    }

    @Override
    public Mono<Properties> info() {
        return run(ServerCommands.info().map(ServerReplies::properties));
    }

    @Override
    public Mono<Properties> info(String section) {
        return run(ServerCommands.info(ServerSpecs.text(section, "Section")).map(ServerReplies::properties));
    }

    @Override
    public Mono<Properties> getConfig(String pattern) {
        return run(
                ServerCommands.configGet(ServerSpecs.text(pattern, "Pattern")).map(ServerReplies::properties));
    }

    @Override
    public Mono<String> setConfig(String param, String value) {
        return run(ServerCommands.configSet(ServerSpecs.text(param, "Parameter"), value));
    }

    @Override
    public Mono<String> resetConfigStats() {
        return run(ServerCommands.configResetStat());
    }

    @Override
    public Mono<Long> time(TimeUnit timeUnit) {
        return run(ServerCommands.time().map(Times.serverTime(timeUnit)));
    }

    @Override
    public Mono<String> killClient(String host, int port) {
        return run(ClientCommands.clientKill(ServerSpecs.text(host, "Host") + ":" + port));
    }

    @Override
    public Mono<String> setClientName(String name) {
        Command<String> command =
                ClientCommands.clientSetName(ServerSpecs.text(name, "Name").getBytes(StandardCharsets.UTF_8));
        return pinned.get().flatMap(own -> own.run(command));
    }

    @Override
    public Mono<String> getClientName() {
        return run(ClientCommands.clientGetName().map(ServerReplies::text));
    }

    @Override
    public Flux<RedisClientInfo> getClientList() {
        return runMany(ClientCommands.clientList().map(ServerReplies::clients), Function.identity());
    }
}
