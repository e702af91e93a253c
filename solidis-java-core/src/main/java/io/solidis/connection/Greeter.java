package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.solidis.error.HandshakeException;
import io.solidis.error.RedisReplyException;
import io.solidis.options.Protocol;
import io.solidis.options.SolidisOptions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Holds the {@link Handshake} over a new wire. A server that turned out to speak only RESP2 is remembered. Has no time
 * limit of its own: whoever opened the wire closes it. Event loop only.
 */
final class Greeter {

    private static final long LOADING_INTERVAL_MILLIS = 100;

    private final SolidisOptions options;
    private final EventLoop loop;
    private Protocol protocol;
    private boolean loading;

    Greeter(SolidisOptions options, EventLoop loop) {
        this.options = options;
        this.loop = loop;
        this.protocol = options.session().protocol();
    }

    /** Completes when the wire may carry commands; fails with a {@link HandshakeException} where the server says no. */
    CompletableFuture<@Nullable Void> greet(Wire wire) {
        loading = false;
        return greet(wire, protocol);
    }

    /** Whether the server last said that it is loading its data. */
    boolean isLoading() {
        return loading;
    }

    private CompletableFuture<@Nullable Void> greet(Wire wire, Protocol spoken) {
        List<Handshake.Step> steps;
        try {
            steps = Handshake.greeting(options.session(), spoken);
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(
                    new HandshakeException("no credentials for " + options.endpoint() + ": " + e.getMessage(), e));
        }
        return say(wire, steps).thenCompose(results -> {
            RedisReplyException refusal = Handshake.refusal(steps, results);
            if (refusal == null) {
                protocol = spoken;
                return settle(wire);
            }
            if (spoken == Protocol.RESP3 && Handshake.mayBeOldServer(refusal, options.session())) {
                return greet(wire, Protocol.RESP2).exceptionallyCompose(failure -> failed(failure, refusal));
            }
            return CompletableFuture.failedFuture(refused(refusal));
        });
    }

    /** A server that hangs up on the second attempt gave its reason with the first. */
    private CompletableFuture<@Nullable Void> failed(Throwable failure, RedisReplyException refusal) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        return CompletableFuture.failedFuture(cause instanceof HandshakeException ? cause : refused(refusal));
    }

    private CompletableFuture<@Nullable Void> settle(Wire wire) {
        List<Handshake.Step> steps = Handshake.settling(options.session());
        return say(wire, steps).thenCompose(results -> {
            RedisReplyException refusal = Handshake.refusal(steps, results);
            loading = Handshake.isLoading(results);
            if (loading) {
                CompletableFuture<@Nullable Void> later = new CompletableFuture<>();
                loop.schedule(() -> later.complete(null), LOADING_INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
                return later.thenCompose(waited -> settle(wire));
            }
            return refusal == null
                    ? CompletableFuture.completedFuture(null)
                    : CompletableFuture.failedFuture(refused(refusal));
        });
    }

    private CompletableFuture<List<@Nullable Object>> say(Wire wire, List<Handshake.Step> steps) {
        PendingBatch batch = new PendingBatch(Handshake.commands(steps), 0, null);
        wire.write(batch, System.nanoTime());
        wire.flush();
        return batch;
    }

    private HandshakeException refused(RedisReplyException reply) {
        return new HandshakeException(options.endpoint() + " refuses the connection: " + reply.getMessage(), reply);
    }
}
