package io.solidis.connection;

import io.netty.util.NetUtil;
import io.solidis.options.Endpoint;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Turns an endpoint into socket addresses, anew for every connect. The JDK's resolver blocks, so it runs on threads of its
 * own, which end when idle: an event loop never waits for a name server.
 */
final class Addresses {

    private static final Executor RESOLVER = resolver();

    private Addresses() {}

    /** All addresses of the endpoint, in the resolver's order. */
    static CompletableFuture<List<SocketAddress>> resolve(Endpoint endpoint) {
        if (endpoint.path() != null) {
            return CompletableFuture.completedFuture(List.of(UnixDomainSocketAddress.of(endpoint.path())));
        }
        byte[] literal = NetUtil.createByteArrayFromIpAddressString(endpoint.host());
        if (literal != null) {
            return CompletableFuture.completedFuture(List.of(fromLiteral(literal, endpoint.port())));
        }
        return CompletableFuture.supplyAsync(() -> lookUp(endpoint), RESOLVER);
    }

    private static SocketAddress fromLiteral(byte[] literal, int port) {
        try {
            return new InetSocketAddress(InetAddress.getByAddress(literal), port);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static List<SocketAddress> lookUp(Endpoint endpoint) {
        try {
            List<SocketAddress> addresses = new ArrayList<>();
            for (InetAddress address : InetAddress.getAllByName(endpoint.host())) {
                addresses.add(new InetSocketAddress(address, endpoint.port()));
            }
            return addresses;
        } catch (UnknownHostException e) {
            throw new IllegalStateException("unknown host " + endpoint.host(), e);
        }
    }

    private static Executor resolver() {
        ThreadPoolExecutor executor =
                new ThreadPoolExecutor(4, 4, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
                    Thread thread = new Thread(task, "solidis-resolver");
                    thread.setDaemon(true);
                    return thread;
                });
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }
}
