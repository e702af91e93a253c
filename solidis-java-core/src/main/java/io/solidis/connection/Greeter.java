package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.solidis.error.HandshakeException;
import io.solidis.error.RedisReplyException;
import io.solidis.options.Protocol;
import io.solidis.options.SolidisOptions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
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

    Greeter(SolidisOptions options, EventLoop loop) {
        this.options = options;
        this.loop = loop;
        this.protocol = options.session().protocol();
    }

    /** Completes when the wire may carry commands; fails with a {@link HandshakeException} where the server says no. */
    CompletableFuture<@Nullable Void> greet(Wire wire) {
        List<Handshake.Step> steps;
        try {
            steps = Handshake.greeting(options.session(), protocol);
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(
                    new HandshakeException("no credentials for " + options.endpoint() + ": " + e.getMessage(), e));
        }
        return say(wire, steps).thenCompose(results -> {
            RedisReplyException refused = Handshake.refusal(steps, results);
            if (refused == null) {
                return settle(wire);
            }
            if (protocol == Protocol.RESP3 && Handshake.mayBeOldServer(refused)) {
                protocol = Protocol.RESP2;
                return greet(wire);
            }
            return CompletableFuture.failedFuture(refused(refused));
        });
    }

    private CompletableFuture<@Nullable Void> settle(Wire wire) {
        List<Handshake.Step> steps = Handshake.settling(options.session());
        return say(wire, steps).thenCompose(results -> {
            if (Handshake.isLoading(results)) {
                CompletableFuture<@Nullable Void> later = new CompletableFuture<>();
                loop.schedule(() -> settle(wire).whenComplete((ready, failure) -> {
                    if (failure == null) {
                        later.complete(null);
                    } else {
                        later.completeExceptionally(failure);
                    }
                }), LOADING_INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
                return later;
            }
            RedisReplyException refused = Handshake.refusal(steps, results);
            return refused == null
                    ? CompletableFuture.completedFuture(null)
                    : CompletableFuture.failedFuture(refused(refused));
        });
    }

    private CompletableFuture<List<@Nullable Object>> say(Wire wire, List<Handshake.Step> steps) {
        if (steps.isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        PendingBatch batch = new PendingBatch(Handshake.commands(steps), 0, null);
        wire.write(batch, System.nanoTime());
        wire.flush();
        return batch;
    }

    private HandshakeException refused(RedisReplyException reply) {
        return new HandshakeException(options.endpoint() + " refuses the connection: " + reply.getMessage(), reply);
    }
}
