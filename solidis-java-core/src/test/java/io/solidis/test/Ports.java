package io.solidis.test;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Free loopback ports.
 *
 * <p>They lie below the range from which systems take the local ports of outgoing connections, so that a server that is
 * stopped and started again finds its port still free.
 */
public final class Ports {
    private static final int LOWEST = 10_000;
    private static final int HIGHEST = 30_000;
    private static final int ATTEMPTS = 1_000;
    private static final Set<Integer> HANDED_OUT = ConcurrentHashMap.newKeySet();

    private Ports() {}

    /** Returns a port nothing listens on, and that this method has not returned before in this JVM. */
    public static int free() {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            int port = ThreadLocalRandom.current().nextInt(LOWEST, HIGHEST);
            if (isFree(port) && HANDED_OUT.add(port)) {
                return port;
            }
        }
        throw new IllegalStateException(
                "No free port between " + LOWEST + " and " + HIGHEST + " in " + ATTEMPTS + " attempts");
    }

    /** Tells whether a server could listen on this port of the loopback address now. */
    public static boolean isFree(int port) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }
}
