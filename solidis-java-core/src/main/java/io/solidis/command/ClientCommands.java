package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.ClientKillArgs;
import io.solidis.command.args.TrackingArgs;
import java.util.List;

/**
 * The {@code CLIENT} commands of the connection group. Those that concern "this connection" mean the one that carries
 * the command, which others may share; those that change how it behaves need an exclusive one.
 */
public final class ClientCommands {

    private static final CommandName CLIENT_CACHING = define("CLIENT CACHING", Trait.SESSION);
    private static final CommandName CLIENT_GETNAME = define("CLIENT GETNAME");
    private static final CommandName CLIENT_GETREDIR = define("CLIENT GETREDIR");
    private static final CommandName CLIENT_ID = define("CLIENT ID");
    private static final CommandName CLIENT_INFO = define("CLIENT INFO");
    private static final CommandName CLIENT_KILL = define("CLIENT KILL");
    private static final CommandName CLIENT_LIST = define("CLIENT LIST");
    private static final CommandName CLIENT_NO_EVICT = define("CLIENT NO-EVICT", Trait.SESSION);
    private static final CommandName CLIENT_NO_TOUCH = define("CLIENT NO-TOUCH", Trait.SESSION);
    private static final CommandName CLIENT_PAUSE = define("CLIENT PAUSE");
    private static final CommandName CLIENT_SETINFO = define("CLIENT SETINFO");
    private static final CommandName CLIENT_SETNAME = define("CLIENT SETNAME");
    private static final CommandName CLIENT_TRACKING = define("CLIENT TRACKING", Trait.SESSION);
    private static final CommandName CLIENT_TRACKINGINFO = define("CLIENT TRACKINGINFO");
    private static final CommandName CLIENT_UNBLOCK = define("CLIENT UNBLOCK");
    private static final CommandName CLIENT_UNPAUSE = define("CLIENT UNPAUSE");

    private ClientCommands() {}

    /** {@code CLIENT CACHING}: whether the keys of the next command are tracked. */
    public static Command<String> clientCaching(boolean tracked) {
        return Command.of(CLIENT_CACHING)
                .add(tracked ? Keyword.YES : Keyword.NO)
                .reply(Replies.STATUS);
    }

    /** {@code CLIENT GETNAME}: the name of this connection; {@code null} or empty if it has none. */
    public static Command<byte[]> clientGetName() {
        return Command.of(CLIENT_GETNAME).reply(Replies.BYTES);
    }

    /** {@code CLIENT GETREDIR}: the connection that gets the invalidations of this one; 0 itself, -1 no tracking. */
    public static Command<Long> clientGetRedir() {
        return Command.of(CLIENT_GETREDIR).reply(Replies.LONG);
    }

    /** {@code CLIENT ID}: the number of this connection. */
    public static Command<Long> clientId() {
        return Command.of(CLIENT_ID).reply(Replies.LONG);
    }

    /** {@code CLIENT INFO}: a line of {@code name=value} about this connection. */
    public static Command<String> clientInfo() {
        return Command.of(CLIENT_INFO).reply(Replies.STRING);
    }

    /** {@code CLIENT KILL} in its old form: closes the connection from {@code ip:port}; an error if there is none. */
    public static Command<String> clientKill(String address) {
        return Command.of(CLIENT_KILL).add(address).reply(Replies.STATUS);
    }

    /** {@code CLIENT KILL}: closes the connections that match; how many. */
    public static Command<Long> clientKill(ClientKillArgs args) {
        return Command.of(CLIENT_KILL).add(args).reply(Replies.LONG);
    }

    /** {@code CLIENT LIST}: a line of {@code name=value} about each connection. */
    public static Command<String> clientList() {
        return Command.of(CLIENT_LIST).reply(Replies.STRING);
    }

    /** {@code CLIENT LIST TYPE}: those of a type: {@code normal}, {@code master}, {@code replica}, {@code pubsub}. */
    public static Command<String> clientListByType(String type) {
        return Command.of(CLIENT_LIST).add(Keyword.TYPE).add(type).reply(Replies.STRING);
    }

    /** {@code CLIENT LIST ID}: those with these numbers, as far as they exist. */
    public static Command<String> clientListByIds(long... ids) {
        if (ids.length == 0) {
            throw new IllegalArgumentException("CLIENT LIST: ids must hold at least 1 element");
        }
        CommandBuilder list = Command.of(CLIENT_LIST).add(Keyword.ID);
        for (long id : ids) {
            list.add(id);
        }
        return list.reply(Replies.STRING);
    }

    /** {@code CLIENT NO-EVICT}: whether this connection is spared when clients take too much memory (Redis 7). */
    public static Command<String> clientNoEvict(boolean on) {
        return Command.of(CLIENT_NO_EVICT).add(onOff(on)).reply(Replies.STATUS);
    }

    /** {@code CLIENT NO-TOUCH}: whether this connection leaves LRU and LFU of keys alone (Redis 7.2). */
    public static Command<String> clientNoTouch(boolean on) {
        return Command.of(CLIENT_NO_TOUCH).add(onOff(on)).reply(Replies.STATUS);
    }

    /** {@code CLIENT PAUSE}: the server runs no commands, or with {@code writesOnly} no writes, for some time. */
    public static Command<String> clientPause(long millis, boolean writesOnly) {
        return Command.of(CLIENT_PAUSE)
                .add(millis)
                .add(writesOnly ? Keyword.WRITE : Keyword.ALL)
                .reply(Replies.STATUS);
    }

    /** {@code CLIENT SETINFO}: {@code LIB-NAME} or {@code LIB-VER} of this connection (Redis 7.2). */
    public static Command<String> clientSetInfo(String attribute, String value) {
        return Command.of(CLIENT_SETINFO).add(attribute).add(value).reply(Replies.STATUS);
    }

    /** {@code CLIENT SETNAME}: names this connection; empty takes the name away. */
    public static Command<String> clientSetName(byte[] name) {
        return Command.of(CLIENT_SETNAME).add(name, "name").reply(Replies.STATUS);
    }

    /** {@code CLIENT TRACKING ON}: the server tells when keys change. */
    public static Command<String> clientTrackingOn(TrackingArgs args) {
        return Command.of(CLIENT_TRACKING).add(Keyword.ON).add(args).reply(Replies.STATUS);
    }

    /** {@code CLIENT TRACKING OFF}. */
    public static Command<String> clientTrackingOff() {
        return Command.of(CLIENT_TRACKING).add(Keyword.OFF).reply(Replies.STATUS);
    }

    /** {@code CLIENT TRACKINGINFO}: a flat name and value list about the tracking of this connection. */
    public static Command<List<Object>> clientTrackingInfo() {
        return Command.of(CLIENT_TRACKINGINFO).reply(Replies.RAW_LIST);
    }

    /** {@code CLIENT UNBLOCK}: ends the wait of a blocked connection, as a timeout or an error; whether it was blocked. */
    public static Command<Boolean> clientUnblock(long id, boolean withError) {
        return Command.of(CLIENT_UNBLOCK)
                .add(id)
                .add(withError ? Keyword.ERROR : Keyword.TIMEOUT)
                .reply(Replies.BOOLEAN);
    }

    /** {@code CLIENT UNPAUSE}: ends a pause (Redis 6.2). */
    public static Command<String> clientUnpause() {
        return Command.of(CLIENT_UNPAUSE).reply(Replies.STATUS);
    }

    private static Keyword onOff(boolean on) {
        return on ? Keyword.ON : Keyword.OFF;
    }
}
