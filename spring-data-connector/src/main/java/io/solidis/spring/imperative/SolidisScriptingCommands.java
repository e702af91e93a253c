package io.solidis.spring.imperative;

import io.solidis.command.Command;
import io.solidis.command.ScriptingCommands;
import io.solidis.spring.convert.ScriptReplies;
import io.solidis.spring.execution.ConnectionSession;
import io.solidis.spring.spec.ScriptSpecs;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.connection.RedisScriptingCommands;
import org.springframework.data.redis.connection.ReturnType;
import org.springframework.util.Assert;

/** Scripts on the server. */
@SuppressWarnings("TypeParameterUnusedInFormals") // Spring's own signatures
public final class SolidisScriptingCommands extends CommandGroup implements RedisScriptingCommands {

    public SolidisScriptingCommands(ConnectionSession connection) {
        super(connection);
    }

    @Override
    public void scriptFlush() {
        runStatus(ScriptingCommands.scriptFlush(null));
    }

    @Override
    public void scriptKill() {
        connection.requireNoTransaction("SCRIPT KILL");
        runStatus(ScriptingCommands.scriptKill());
    }

    @Override
    public @Nullable String scriptLoad(byte[] script) {
        return run(ScriptingCommands.scriptLoad(script));
    }

    @Override
    public @Nullable List<Boolean> scriptExists(String... scriptShas) {
        return run(ScriptingCommands.scriptExists(scriptShas));
    }

    @Override
    public <T> @Nullable T eval(byte[] script, ReturnType returnType, int numKeys, byte[]... keysAndArgs) {
        Command<Object> eval = ScriptingCommands.eval(
                script, ScriptSpecs.keys(numKeys, keysAndArgs), ScriptSpecs.args(numKeys, keysAndArgs));
        return run(eval.as(ScriptReplies.<T>decoder(returnType)));
    }

    @Override
    public <T> @Nullable T evalSha(String scriptSha, ReturnType returnType, int numKeys, byte[]... keysAndArgs) {
        Command<Object> eval = ScriptingCommands.evalsha(
                scriptSha, ScriptSpecs.keys(numKeys, keysAndArgs), ScriptSpecs.args(numKeys, keysAndArgs));
        return run(eval.as(ScriptReplies.<T>decoder(returnType)));
    }

    @Override
    public <T> @Nullable T evalSha(byte[] scriptSha, ReturnType returnType, int numKeys, byte[]... keysAndArgs) {
        Assert.notNull(scriptSha, "Script digest must not be null");
        return evalSha(new String(scriptSha, StandardCharsets.UTF_8), returnType, numKeys, keysAndArgs);
    }
}
