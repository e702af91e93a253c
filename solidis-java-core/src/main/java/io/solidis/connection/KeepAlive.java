package io.solidis.connection;

import io.netty.channel.EventLoop;
import io.netty.util.concurrent.Future;
import io.solidis.command.ConnectionCommands;
import io.solidis.command.Replies;
import io.solidis.options.Timeouts;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Asks a silent server whether it is alive, by a {@code PING} that has as long as a connect may take; its deadline is watched
 * like any other. So a dead or frozen peer of an idle connection is noticed within both times together. While commands are
 * in flight their own deadlines do the same. Event loop only.
 */
final class KeepAlive {

    private final EventLoop loop;
    private final long intervalNanos;
    private final long patienceNanos;
    private final Consumer<Pending<?>> send;
    private @Nullable Future<?> timer;

    /**
     * @param send writes an entry to the watched wire
     */
    KeepAlive(EventLoop loop, Timeouts timeouts, Consumer<Pending<?>> send) {
        this.loop = loop;
        this.intervalNanos = Pending.nanos(timeouts.keepAlive());
        this.patienceNanos = Pending.nanos(timeouts.connect());
        this.send = send;
    }

    /** Watches this wire from now on. */
    void watch(Wire wire) {
        lookAgain(wire, intervalNanos);
    }

    /** Ends watching. */
    void stop() {
        if (timer != null) {
            timer.cancel(false);
            timer = null;
        }
    }

    private void lookAgain(Wire wire, long delayNanos) {
        timer = loop.schedule(() -> look(wire), delayNanos, TimeUnit.NANOSECONDS);
    }

    private void look(Wire wire) {
        long left = intervalNanos - (System.nanoTime() - wire.lastReadNanos());
        if (left > 0) {
            lookAgain(wire, left);
            return;
        }
        // a wire that is not read is silent by our own will
        if (wire.isIdle() && wire.isReading()) {
            send.accept(new PendingCommand<>(ConnectionCommands.ping().as(Replies.RAW), patienceNanos, null));
            wire.flush();
        }
        if (!wire.isClosed()) {
            lookAgain(wire, intervalNanos);
        }
    }
}
