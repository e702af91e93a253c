package io.solidis.spring.imperative;

import io.solidis.command.ClientCommands;
import io.solidis.command.KeyCommands;
import io.solidis.command.ServerCommands;
import io.solidis.spring.convert.ServerReplies;
import io.solidis.spring.convert.Times;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.ServerSpecs;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisNode;
import org.springframework.data.redis.connection.RedisServerCommands;
import org.springframework.data.redis.core.types.RedisClientInfo;

/** Commands about the server itself. */
public final class SolidisServerCommands extends CommandGroup implements RedisServerCommands {

    public SolidisServerCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public void bgReWriteAof() {
        runStatus(ServerCommands.bgrewriteaof());
    }

    @Override
    public void bgSave() {
        runStatus(ServerCommands.bgsave());
    }

    @Override
    public @Nullable Long lastSave() {
        return run(ServerCommands.lastsave());
    }

    @Override
    public void save() {
        runStatus(ServerCommands.save());
    }

    @Override
    public @Nullable Long dbSize() {
        return run(ServerCommands.dbsize());
    }

    @Override
    public void flushDb() {
        runStatus(ServerCommands.flushdb(null));
    }

    @Override
    public void flushDb(FlushOption option) {
        runStatus(ServerCommands.flushdb(ServerSpecs.flush(option)));
    }

    @Override
    public void flushAll() {
        runStatus(ServerCommands.flushall(null));
    }

    @Override
    public void flushAll(FlushOption option) {
        runStatus(ServerCommands.flushall(ServerSpecs.flush(option)));
    }

    @Override
    public @Nullable Properties info() {
        return run(ServerCommands.info().map(ServerReplies::properties));
    }

    @Override
    public @Nullable Properties info(String section) {
        return run(ServerCommands.info(ServerSpecs.text(section, "Section")).map(ServerReplies::properties));
    }

    @Override
    public void shutdown() {
        runStatus(ServerSpecs.shutdown(null));
    }

    @Override
    public void shutdown(ShutdownOption option) {
        runStatus(ServerSpecs.shutdown(option));
    }

    @Override
    public @Nullable Properties getConfig(String pattern) {
        return run(
                ServerCommands.configGet(ServerSpecs.text(pattern, "Pattern")).map(ServerReplies::properties));
    }

    @Override
    public void setConfig(String param, String value) {
        runStatus(ServerCommands.configSet(ServerSpecs.text(param, "Parameter"), value));
    }

    @Override
    public void resetConfigStats() {
        runStatus(ServerCommands.configResetStat());
    }

    @Override
    public void rewriteConfig() {
        runStatus(ServerCommands.configRewrite());
    }

    @Override
    public @Nullable Long time(TimeUnit timeUnit) {
        return run(ServerCommands.time().map(Times.serverTime(timeUnit)));
    }

    @Override
    public void killClient(String host, int port) {
        runStatus(ClientCommands.clientKill(ServerSpecs.text(host, "Host") + ":" + port));
    }

    @Override
    public void setClientName(byte[] name) {
        runStatus(ClientCommands.clientSetName(name));
    }

    @Override
    public @Nullable String getClientName() {
        return run(ClientCommands.clientGetName().map(ServerReplies::text));
    }

    @Override
    public @Nullable List<RedisClientInfo> getClientList() {
        return run(ClientCommands.clientList().map(ServerReplies::clients));
    }

    @Override
    public void replicaOf(String host, int port) {
        runStatus(ServerCommands.replicaof(ServerSpecs.text(host, "Host"), port));
    }

    @Override
    public void replicaOfNoOne() {
        runStatus(ServerCommands.replicaofNoOne());
    }

    @Override
    public void migrate(byte[] key, RedisNode target, int dbIndex, @Nullable MigrateOption option) {
        migrate(key, target, dbIndex, option, ServerSpecs.MIGRATE_TIMEOUT);
    }

    @Override
    public void migrate(byte[] key, RedisNode target, int dbIndex, @Nullable MigrateOption option, long timeout) {
        runStatus(KeyCommands.migrate(
                ServerSpecs.target(target, dbIndex, timeout), ServerSpecs.migrateArgs(option), key));
    }
}
