package io.solidis.connection;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoop;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.Future;
import io.solidis.error.ConnectionException;
import io.solidis.error.HandshakeException;
import io.solidis.options.Endpoint;
import io.solidis.options.SolidisOptions;
import io.solidis.options.TlsOptions;
import java.net.SocketAddress;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
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
    private final TlsContexts tls = new TlsContexts();
    private final Greeter greeter;

    Connector(SolidisOptions options, EventLoop loop, EventRouting events) {
        this.options = options;
        this.loop = loop;
        this.events = events;
        this.greeter = new Greeter(options, loop);
    }

    /** Opens a wire that is ready for commands. Completes on the event loop; fails with a {@link ConnectionException}. */
    CompletableFuture<Wire> open() {
        Attempt attempt = new Attempt();
        attempt.start();
        return attempt.result;
    }

    /** One attempt to connect; whatever it has opened is closed when it fails. */
    private final class Attempt {

        private final CompletableFuture<Wire> result = new CompletableFuture<>();
        private @Nullable Channel channel;
        private @Nullable Wire wire;
        private @Nullable Future<?> timer;
        private @Nullable SslContext secure;

        void start() {
            SslContext context;
            try {
                context = options.tls() == null ? null : tls.get(options.tls().get());
            } catch (RuntimeException e) {
                fail(new HandshakeException("no TLS context for " + options.endpoint() + ": " + e.getMessage(), e));
                return;
            }
            this.secure = context;
            long timeout = options.timeouts().connect().toMillis();
            timer = loop.schedule(
                    () -> fail(new ConnectionException("not connected to " + options.endpoint() + " within " + timeout
                            + " ms; check the address, firewalls and whether the server is up", null)),
                    timeout,
                    TimeUnit.MILLISECONDS);
            Addresses.resolve(options.endpoint())
                    .whenComplete((addresses, failure) -> loop.execute(() -> {
                        if (failure != null) {
                            fail(cannotConnect(failure));
                        } else {
                            connect(addresses, 0);
                        }
                    }));
        }

        private void connect(List<SocketAddress> addresses, int index) {
            if (result.isDone()) {
                return;
            }
            bootstrap(secure).connect(addresses.get(index)).addListener((ChannelFuture connected) -> {
                if (connected.isSuccess()) {
                    opened(connected.channel());
                } else if (index + 1 < addresses.size()) {
                    connect(addresses, index + 1);
                } else {
                    fail(cannotConnect(connected.cause()));
                }
            });
        }

        private void opened(Channel opened) {
            channel = opened;
            wire = opened.pipeline().get(Wire.class);
            if (result.isDone() || wire == null) {
                opened.close();
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
                    fail(new HandshakeException("no TLS session with " + options.endpoint() + ": "
                            + ConnectionException.reason(secured.cause()), secured.cause()));
                }
            });
        }

        private void greet(Wire wire) {
            greeter.greet(wire).whenComplete((ready, failure) -> {
                if (failure != null) {
                    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
                    fail(cause instanceof ConnectionException refused ? refused : cannotConnect(failure));
                } else if (result.complete(wire)) {
                    cancelTimer();
                }
            });
        }

        private void fail(ConnectionException cause) {
            cancelTimer();
            if (result.completeExceptionally(cause)) {
                if (wire != null) {
                    wire.close(cause);
                } else if (channel != null) {
                    channel.close();
                }
            }
        }

        private void cancelTimer() {
            if (timer != null) {
                timer.cancel(false);
            }
        }
    }

    private Bootstrap bootstrap(@Nullable SslContext secure) {
        boolean unix = options.endpoint().path() != null;
        Bootstrap bootstrap = new Bootstrap()
                .group(loop)
                .channel(unix ? NioDomainSocketChannel.class : NioSocketChannel.class)
                .option(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER_MARK)
                .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, (int)
                        Math.min(Integer.MAX_VALUE, options.timeouts().connect().toMillis()))
                .handler(new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel channel) {
                        if (secure != null) {
                            channel.pipeline().addLast(tlsHandler(channel, secure));
                        }
                        channel.pipeline().addLast(new Wire(channel, options.endpoint(), events));
                    }
                });
        return unix
                ? bootstrap
                : bootstrap.option(ChannelOption.TCP_NODELAY, true).option(ChannelOption.SO_KEEPALIVE, true);
    }

    private SslHandler tlsHandler(Channel channel, SslContext context) {
        Endpoint endpoint = options.endpoint();
        SslHandler handler = context.newHandler(channel.alloc(), endpoint.host(), endpoint.port());
        handler.setHandshakeTimeoutMillis(options.timeouts().connect().toMillis());
        return handler;
    }

    private ConnectionException cannotConnect(Throwable cause) {
        return new ConnectionException(
                "cannot connect to " + options.endpoint() + ": " + ConnectionException.reason(cause), cause);
    }
}
