package io.solidis.spring.reactive;

import io.solidis.command.Command;
import io.solidis.command.ReplyDecoder;
import io.solidis.command.ScriptingCommands;
import io.solidis.spring.convert.ScriptReplies;
import io.solidis.spring.spec.ScriptSpecs;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.springframework.data.redis.connection.ReactiveScriptingCommands;
import org.springframework.data.redis.connection.ReturnType;
import org.springframework.util.Assert;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Scripts on the server. */
public final class SolidisReactiveScriptingCommands extends ReactiveGroup implements ReactiveScriptingCommands {

    public SolidisReactiveScriptingCommands(ReactiveExecution execution) {
        super(execution);
    }

    @Override
    public Mono<String> scriptFlush() {
        return run(ScriptingCommands.scriptFlush(null));
    }

    @Override
    public Mono<String> scriptKill() {
        return run(ScriptingCommands.scriptKill());
    }

    @Override
    public Mono<String> scriptLoad(ByteBuffer script) {
        return run(ScriptingCommands.scriptLoad(Buffers.bytes(script, "Script")));
    }

    @Override
    public Flux<Boolean> scriptExists(List<String> scriptShas) {
        Assert.notEmpty(scriptShas, "Script digests must not be empty");
        return runMany(ScriptingCommands.scriptExists(scriptShas.toArray(String[]::new)), Function.identity());
    }

    @Override
    public <T> Flux<T> eval(ByteBuffer script, ReturnType returnType, int numKeys, ByteBuffer... keysAndArgs) {
        byte[][] operands = operands(keysAndArgs);
        return script(
                ScriptingCommands.eval(
                        Buffers.bytes(script, "Script"),
                        ScriptSpecs.keys(numKeys, operands),
                        ScriptSpecs.args(numKeys, operands)),
                returnType);
    }

    @Override
    public <T> Flux<T> evalSha(String scriptSha, ReturnType returnType, int numKeys, ByteBuffer... keysAndArgs) {
        byte[][] operands = operands(keysAndArgs);
        return script(
                ScriptingCommands.evalsha(
                        required(scriptSha, "Script digest"),
                        ScriptSpecs.keys(numKeys, operands),
                        ScriptSpecs.args(numKeys, operands)),
                returnType);
    }

    @SuppressWarnings("unchecked")
    private <T> Flux<T> script(Command<Object> script, ReturnType returnType) {
        ReplyDecoder<Object> decoder = ScriptReplies.decoder(required(returnType, "Return type"));
        return (Flux<T>) run(script.as(decoder).map(Buffers::wrapAll)).flux();
    }

    private static byte[][] operands(ByteBuffer[] keysAndArgs) {
        return Buffers.any(Arrays.asList(required(keysAndArgs, "Keys and arguments")), "Keys and arguments");
    }
}
