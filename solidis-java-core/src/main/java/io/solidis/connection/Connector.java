package io.solidis.connection;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.socket.nio.NioChannelOption;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.Future;
import io.solidis.error.ConnectionException;
import io.solidis.error.ConnectionLostException;
import io.solidis.error.HandshakeException;
import io.solidis.options.Endpoint;
import io.solidis.options.SolidisOptions;
import java.io.IOException;
import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import jdk.net.ExtendedSocketOptions;
import org.jspecify.annotations.Nullable;

/**
 * Opens sockets: name, TCP or Unix socket, TLS, handshake, all within the connect timeout. Every address of a name is
 * tried in turn. Event loop only, except the constructor.
 */
final class Connector {

    private static final WriteBufferWaterMark WATER_MARK = new WriteBufferWaterMark(256 * 1024, 1024 * 1024);

    private final SolidisOptions options;
    private final EventLoop loop;
    private final EventRouting events;
    private final TlsContexts tls;
    private final Greeter greeter;

    Connector(SolidisOptions options, EventLoop loop, EventRouting events, TlsContexts tls) {
        this.options = options;
        this.loop = loop;
        this.events = events;
        this.tls = tls;
        this.greeter = new Greeter(options, loop);
    }

    /**
     * Opens a wire that is ready for commands. The future completes on the event loop and fails with a
     * {@link ConnectionException}; whoever fails it from outside ends the attempt.
     */
    CompletableFuture<Wire> open() {
        Attempt attempt = new Attempt();
        try {
            attempt.start();
        } catch (RuntimeException | Error e) {
            attempt.fail(cannotConnect(e));
        }
        return attempt.result;
    }

    /** One attempt to connect; whatever it has opened is closed when it fails. */
    private final class Attempt {

        private final CompletableFuture<Wire> result = new CompletableFuture<>();
        private final long timeoutMillis = options.timeouts().connect().toMillis();
        private @Nullable Channel channel;
        private @Nullable Future<?> timer;
        private @Nullable SslContext secure;

        Attempt() {
            result.whenComplete((ready, failure) -> {
                if (timer != null) {
                    timer.cancel(false);
                }
                if (failure != null && channel != null) {
                    close(channel, failure);
                }
            });
        }

        void start() {
            try {
                secure = options.tls() == null ? null : tls.get(options.tls().get());
            } catch (RuntimeException | Error e) {
                fail(noContext(e));
                return;
            }
            timer = loop.schedule(() -> fail(tooSlow()), timeoutMillis, TimeUnit.MILLISECONDS);
            Addresses.resolve(options.endpoint())
                    .whenComplete((addresses, failure) -> loop.execute(() -> {
                        if (failure != null) {
                            fail(cannotConnect(failure));
                        } else {
                            connect(addresses, 0);
                        }
                    }));
        }

        /** Tries one address after the other; none may use up the time of the others. */
        private void connect(List<SocketAddress> addresses, int index) {
            if (result.isDone()) {
                return;
            }
            int share = (int) Math.min(Integer.MAX_VALUE, Math.max(1, timeoutMillis / addresses.size()));
            bootstrap()
                    .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, share)
                    .connect(addresses.get(index))
                    .addListener((ChannelFuture connected) -> {
                        if (connected.isSuccess()) {
                            opened(connected.channel());
                        } else if (index + 1 < addresses.size()) {
                            connect(addresses, index + 1);
                        } else {
                            fail(cannotConnect(connected.cause()));
                        }
                    });
        }

        private Bootstrap bootstrap() {
            boolean unix = options.endpoint().path() != null;
            Bootstrap bootstrap = new Bootstrap()
                    .group(loop)
                    .channel(unix ? NioDomainSocketChannel.class : NioSocketChannel.class)
                    .option(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER_MARK)
                    .handler(new ChannelInitializer<>() {
                        @Override
                        protected void initChannel(Channel channel) {
                            if (!unix) {
                                keepAliveByTcp(channel);
                            }
                            if (secure != null) {
                                secure(channel, secure);
                            }
                            channel.pipeline().addLast(new Wire(channel, options.endpoint(), events));
                        }
                    });
            return unix
                    ? bootstrap
                    : bootstrap.option(ChannelOption.TCP_NODELAY, true).option(ChannelOption.SO_KEEPALIVE, true);
        }

        private void secure(Channel channel, SslContext context) {
            Endpoint endpoint = options.endpoint();
            try {
                SslHandler handler = context.newHandler(channel.alloc(), endpoint.host(), endpoint.port());
                handler.setHandshakeTimeoutMillis(timeoutMillis);
                channel.pipeline().addLast(handler);
            } catch (RuntimeException e) {
                fail(noContext(e));
                channel.close();
            }
        }

        private void opened(Channel opened) {
            channel = opened;
            Wire wire = opened.pipeline().get(Wire.class);
            if (result.isDone() || wire == null) {
                opened.close();
                fail(cannotConnect(new IOException("the connection was closed at once")));
                return;
            }
            SslHandler handler = opened.pipeline().get(SslHandler.class);
            if (handler == null) {
                greet(wire);
                return;
            }
            handler.handshakeFuture().addListener((Future<Channel> secured) -> {
                if (secured.isSuccess()) {
                    greet(wire);
                } else {
                    fail(notSecured(secured.cause()));
                }
            });
        }

        private void greet(Wire wire) {
            greeter.greet(wire).whenComplete((ready, failure) -> {
                if (failure != null) {
                    fail(notGreeted(failure));
                } else {
                    result.complete(wire);
                }
            });
        }

        private void fail(ConnectionException cause) {
            result.completeExceptionally(cause);
        }

        private void close(Channel opened, Throwable cause) {
            Wire wire = opened.pipeline().get(Wire.class);
            if (wire != null) {
                wire.close(cause);
            } else {
                opened.close();
            }
        }

        private ConnectionException tooSlow() {
            String within = " within " + timeoutMillis + " ms";
            return new ConnectionException(
                    greeter.isLoading()
                            ? options.endpoint() + " did not finish loading its data" + within
                            : "not connected to " + options.endpoint() + within
                                    + "; check the address, firewalls and whether the server is up",
                    null);
        }
    }

    /** Where the system can: finds hosts that vanished although the connection waits for a blocking command. */
    private void keepAliveByTcp(Channel channel) {
        int idle =
                (int) Math.max(1, Math.min(3600, options.timeouts().keepAlive().toSeconds()));
        channel.config().setOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPIDLE), idle);
        channel.config().setOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPINTERVAL), Math.max(1, idle / 3));
        channel.config().setOption(NioChannelOption.of(ExtendedSocketOptions.TCP_KEEPCOUNT), 3);
    }

    private HandshakeException noContext(Throwable cause) {
        return new HandshakeException("no TLS context for " + options.endpoint() + ": " + cause.getMessage(), cause);
    }

    private ConnectionException cannotConnect(Throwable cause) {
        return new ConnectionException(
                "cannot connect to " + options.endpoint() + ": " + ConnectionException.reason(cause), cause);
    }

    private HandshakeException notSecured(Throwable cause) {
        return new HandshakeException(
                "no TLS session with " + options.endpoint() + ": " + ConnectionException.reason(cause), cause);
    }

    /** The server refused the session, or the connection broke in the middle of it; TLS 1.3 refuses clients that late. */
    private ConnectionException notGreeted(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        if (cause instanceof HandshakeException refused) {
            return refused;
        }
        if (cause instanceof ConnectionLostException && cause.getCause() != null) {
            cause = cause.getCause();
        }
        for (Throwable each = cause; each != null; each = each.getCause()) {
            if (each instanceof SSLException) {
                return notSecured(cause);
            }
        }
        return new ConnectionException(
                "lost " + options.endpoint() + " before it was ready for commands: "
                        + ConnectionException.reason(cause),
                cause);
    }
}
