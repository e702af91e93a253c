package io.solidis.spring.imperative;

import static io.solidis.command.RespText.NIL;
import static io.solidis.command.RespText.NULL;
import static io.solidis.command.RespText.OK;
import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.bulks;
import static io.solidis.command.RespText.integer;
import static io.solidis.command.RespText.map;
import static io.solidis.command.RespText.status;
import static io.solidis.spring.imperative.Rows.b;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.springframework.data.redis.connection.RedisNode;
import org.springframework.data.redis.connection.RedisServerCommands.FlushOption;
import org.springframework.data.redis.connection.RedisServerCommands.MigrateOption;
import org.springframework.data.redis.connection.RedisServerCommands.ShutdownOption;

/** The server itself. */
final class ServerRows {

    private static final RedisNode TARGET = new RedisNode("h", 7);

    private ServerRows() {}

    static List<ScenarioRow> rows() {
        Rows rows = new Rows();
        persistence(rows);
        settings(rows);
        return rows.rows();
    }

    private static void persistence(Rows rows) {
        rows.status("BGREWRITEAOF", status("started"), c -> c.serverCommands().bgReWriteAof())
                .status("BGSAVE", status("started"), c -> c.serverCommands().bgSave())
                .add("LASTSAVE", integer(1700), "1700", c -> c.serverCommands().lastSave())
                .status("SAVE", OK, c -> c.serverCommands().save())
                .add("DBSIZE", integer(3), "3", c -> c.serverCommands().dbSize())
                .status("FLUSHDB", OK, c -> c.serverCommands().flushDb())
                .status("FLUSHDB ASYNC", OK, c -> c.serverCommands().flushDb(FlushOption.ASYNC))
                .status("FLUSHALL", OK, c -> c.serverCommands().flushAll())
                .status("FLUSHALL SYNC", OK, c -> c.serverCommands().flushAll(FlushOption.SYNC))
                .status("SHUTDOWN", OK, c -> c.serverCommands().shutdown())
                .status("SHUTDOWN NOSAVE", OK, c -> c.serverCommands().shutdown(ShutdownOption.NOSAVE))
                .status("SHUTDOWN SAVE", OK, c -> c.serverCommands().shutdown(ShutdownOption.SAVE))
                .status("REPLICAOF h 7", OK, c -> c.serverCommands().replicaOf("h", 7))
                .status("REPLICAOF NO ONE", OK, c -> c.serverCommands().replicaOfNoOne())
                .status(
                        "MIGRATE h 7 k 2 9223372036854775807",
                        OK,
                        c -> c.serverCommands().migrate(b("k"), TARGET, 2, null))
                .status(
                        "MIGRATE h 7 k 2 100 REPLACE",
                        OK,
                        c -> c.serverCommands().migrate(b("k"), TARGET, 2, MigrateOption.REPLACE, 100));
    }

    private static void settings(Rows rows) {
        String info = bulk("# Server\r\nredis_version:7.0.15\r\n# Memory\r\nused:5\r\n");
        rows.add(
                        "INFO",
                        info,
                        "{redis_version=7.0.15, used=5}",
                        c -> c.serverCommands().info())
                .add(
                        "INFO memory",
                        info,
                        "{redis_version=7.0.15, used=5}",
                        c -> c.serverCommands().info("memory"))
                .add(
                        "CONFIG GET max*",
                        bulks("maxclients", "9"),
                        map(bulk("maxclients"), bulk("9")),
                        "{maxclients=9}",
                        c -> c.serverCommands().getConfig("max*"))
                .status("CONFIG SET maxclients 9", OK, c -> c.serverCommands().setConfig("maxclients", "9"))
                .status("CONFIG RESETSTAT", OK, c -> c.serverCommands().resetConfigStats())
                .status("CONFIG REWRITE", OK, c -> c.serverCommands().rewriteConfig())
                .add(
                        "TIME",
                        bulks("12", "3500"),
                        "12003",
                        c -> c.serverCommands().time(TimeUnit.MILLISECONDS))
                .add(
                        "TIME",
                        bulks("12", "3500"),
                        "12003500",
                        c -> c.serverCommands().time(TimeUnit.MICROSECONDS))
                .status("CLIENT KILL h:7", OK, c -> c.serverCommands().killClient("h", 7))
                .status("CLIENT SETNAME me", OK, c -> c.serverCommands().setClientName(b("me")))
                .add(
                        "CLIENT GETNAME",
                        bulk("me"),
                        "\"me\"",
                        c -> c.serverCommands().getClientName())
                .add(
                        "CLIENT GETNAME",
                        NIL,
                        NULL,
                        "null",
                        c -> c.serverCommands().getClientName())
                .add(
                        "CLIENT LIST",
                        bulk("id=1 addr=h:7\nid=2 addr=h:8\n"),
                        "[client h:7, client h:8]",
                        c -> c.serverCommands().getClientList());
    }
}
