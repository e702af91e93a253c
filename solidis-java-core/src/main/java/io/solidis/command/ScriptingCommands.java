package io.solidis.command;

import static io.solidis.command.CommandName.define;

import io.solidis.command.args.FlushMode;
import io.solidis.command.args.FunctionRestorePolicy;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Commands of the scripting group. Results of scripts come as they are; read them another way with
 * {@link Command#as(ReplyDecoder)}. Keys and arguments may be empty arrays.
 */
public final class ScriptingCommands {

    private static final CommandName EVAL = define("EVAL");
    private static final CommandName EVALSHA = define("EVALSHA");
    private static final CommandName EVALSHA_RO = define("EVALSHA_RO", Trait.READ);
    private static final CommandName EVAL_RO = define("EVAL_RO", Trait.READ);
    private static final CommandName FCALL = define("FCALL");
    private static final CommandName FCALL_RO = define("FCALL_RO", Trait.READ);
    private static final CommandName FUNCTION_DELETE = define("FUNCTION DELETE");
    private static final CommandName FUNCTION_DUMP = define("FUNCTION DUMP");
    private static final CommandName FUNCTION_FLUSH = define("FUNCTION FLUSH");
    private static final CommandName FUNCTION_KILL = define("FUNCTION KILL");
    private static final CommandName FUNCTION_LIST = define("FUNCTION LIST");
    private static final CommandName FUNCTION_LOAD = define("FUNCTION LOAD");
    private static final CommandName FUNCTION_RESTORE = define("FUNCTION RESTORE");
    private static final CommandName FUNCTION_STATS = define("FUNCTION STATS");
    private static final CommandName SCRIPT_EXISTS = define("SCRIPT EXISTS");
    private static final CommandName SCRIPT_FLUSH = define("SCRIPT FLUSH");
    private static final CommandName SCRIPT_KILL = define("SCRIPT KILL");
    private static final CommandName SCRIPT_LOAD = define("SCRIPT LOAD");

    private ScriptingCommands() {}

    /** {@code EVAL}: runs a script. */
    public static Command<Object> eval(byte[] script, byte[][] keys, byte[]... args) {
        return run(Command.of(EVAL).add(script, "script"), keys, args);
    }

    /** {@code EVAL_RO}: runs a script that may not write (Redis 7). */
    public static Command<Object> evalRo(byte[] script, byte[][] keys, byte[]... args) {
        return run(Command.of(EVAL_RO).add(script, "script"), keys, args);
    }

    /** {@code EVALSHA}: runs a script that the server knows; error code {@code NOSCRIPT} if it does not. */
    public static Command<Object> evalsha(String sha, byte[][] keys, byte[]... args) {
        return run(Command.of(EVALSHA).add(sha), keys, args);
    }

    /** {@code EVALSHA_RO}: runs a script that the server knows and that may not write (Redis 7). */
    public static Command<Object> evalshaRo(String sha, byte[][] keys, byte[]... args) {
        return run(Command.of(EVALSHA_RO).add(sha), keys, args);
    }

    /** {@code FCALL}: runs a function (Redis 7). */
    public static Command<Object> fcall(String function, byte[][] keys, byte[]... args) {
        return run(Command.of(FCALL).add(function), keys, args);
    }

    /** {@code FCALL_RO}: runs a function that may not write (Redis 7). */
    public static Command<Object> fcallRo(String function, byte[][] keys, byte[]... args) {
        return run(Command.of(FCALL_RO).add(function), keys, args);
    }

    /** {@code FUNCTION DELETE}: removes a library. */
    public static Command<String> functionDelete(String library) {
        return Command.of(FUNCTION_DELETE).add(library).reply(Replies.STATUS);
    }

    /** {@code FUNCTION DUMP}: all libraries, for {@link #functionRestore}. */
    public static Command<byte[]> functionDump() {
        return Command.of(FUNCTION_DUMP).reply(Replies.BYTES);
    }

    /** {@code FUNCTION FLUSH}: removes all libraries; {@code null} leaves the way to the server. */
    public static Command<String> functionFlush(@Nullable FlushMode mode) {
        return Command.of(FUNCTION_FLUSH).add(mode).reply(Replies.STATUS);
    }

    /** {@code FUNCTION KILL}: ends the running function, unless it wrote. */
    public static Command<String> functionKill() {
        return Command.of(FUNCTION_KILL).reply(Replies.STATUS);
    }

    /**
     * {@code FUNCTION LIST}: for each library a flat name and value list.
     *
     * @param pattern of the names of libraries, or {@code null} for all
     * @param withCode whether the code comes too
     */
    public static Command<List<Object>> functionList(@Nullable String pattern, boolean withCode) {
        CommandBuilder list = Command.of(FUNCTION_LIST);
        if (pattern != null) {
            list.add(Keyword.LIBRARYNAME).add(pattern);
        }
        if (withCode) {
            list.add(Keyword.WITHCODE);
        }
        return list.reply(Replies.RAW_LIST);
    }

    /** {@code FUNCTION LOAD}: adds a library, over one of that name only with {@code replace}; its name. */
    public static Command<String> functionLoad(byte[] code, boolean replace) {
        CommandBuilder load = Command.of(FUNCTION_LOAD);
        if (replace) {
            load.add(Keyword.REPLACE);
        }
        return load.add(code, "code").reply(Replies.STRING);
    }

    /** {@code FUNCTION RESTORE}: adds what {@link #functionDump} gave; {@code null} appends. */
    public static Command<String> functionRestore(byte[] dump, @Nullable FunctionRestorePolicy policy) {
        return Command.of(FUNCTION_RESTORE).add(dump, "dump").add(policy).reply(Replies.STATUS);
    }

    /** {@code FUNCTION STATS}: the running function and the engines, as a flat name and value list. */
    public static Command<List<Object>> functionStats() {
        return Command.of(FUNCTION_STATS).reply(Replies.RAW_LIST);
    }

    /** {@code SCRIPT EXISTS}: whether the server knows each script, in the order asked. */
    public static Command<List<Boolean>> scriptExists(String... shas) {
        return ServerCommands.words(Command.of(SCRIPT_EXISTS), "shas", shas).reply(Replies.BOOLEAN_LIST);
    }

    /** {@code SCRIPT FLUSH}: forgets all scripts; {@code null} leaves the way to the server. */
    public static Command<String> scriptFlush(@Nullable FlushMode mode) {
        return Command.of(SCRIPT_FLUSH).add(mode).reply(Replies.STATUS);
    }

    /** {@code SCRIPT KILL}: ends the running script, unless it wrote. */
    public static Command<String> scriptKill() {
        return Command.of(SCRIPT_KILL).reply(Replies.STATUS);
    }

    /** {@code SCRIPT LOAD}: makes a script known; its SHA-1 in hexadecimal. */
    public static Command<String> scriptLoad(byte[] script) {
        return Command.of(SCRIPT_LOAD).add(script, "script").reply(Replies.STRING);
    }

    private static Command<Object> run(CommandBuilder call, byte[][] keys, byte[]... args) {
        call.add(keys.length).keys(0, keys);
        for (byte[] arg : args) {
            call.add(arg, "args");
        }
        return call.reply(Replies.RAW);
    }
}
