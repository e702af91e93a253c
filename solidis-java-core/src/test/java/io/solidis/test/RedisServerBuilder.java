package io.solidis.test;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link RedisServer} shall be like. Listens on the loopback addresses only, keeps nothing on disk unless asked
 * to, and has {@code DEBUG} enabled. Later directives win over earlier ones and over the defaults.
 */
public final class RedisServerBuilder {
    private final Path executable;
    private final List<String> directives = new ArrayList<>();
    private final List<String> users = new ArrayList<>();
    private int port;
    private boolean cluster;
    private boolean sentinel;
    private boolean usersInFile;
    private @Nullable String password;
    private TestCertificates.@Nullable Identity certificate;

    RedisServerBuilder(Path executable) {
        this.executable = executable;
    }

    /** Starts another executable than the default one. */
    public static RedisServerBuilder of(Path executable) {
        return new RedisServerBuilder(executable);
    }

    /** A fixed port instead of a free one. */
    public RedisServerBuilder port(int port) {
        this.port = port;
        return this;
    }

    /** One line of redis.conf, such as {@code maxmemory 10mb}; arguments with blanks have to be quoted. */
    public RedisServerBuilder directive(String line) {
        directives.add(line);
        return this;
    }

    /** The password of the default user ({@code requirepass}); may contain anything. */
    public RedisServerBuilder password(String password) {
        this.password = password;
        return directive("requirepass " + quoted(password));
    }

    /** An ACL user, such as {@code alice on >secret ~* &* +@all}. */
    public RedisServerBuilder user(String nameAndRules) {
        users.add("user " + nameAndRules);
        return this;
    }

    /**
     * Puts the users into an {@code aclfile}, for tests of ACL SAVE and ACL LOAD. Not together with {@link #password}.
     */
    public RedisServerBuilder usersInFile() {
        this.usersInFile = true;
        return this;
    }

    /** Adds a TLS port whose certificate names localhost and the loopback addresses; clients need no certificate. */
    public RedisServerBuilder tls(TestCertificates authority) {
        return tls(authority.server("localhost", "127.0.0.1", "::1"));
    }

    /** Adds a TLS port that shows this certificate; clients need none. */
    public RedisServerBuilder tls(TestCertificates.Identity certificate) {
        this.certificate = certificate;
        return directive("tls-cert-file " + quoted(certificate.certificateFile()))
                .directive("tls-key-file " + quoted(certificate.keyFile()))
                .directive("tls-ca-cert-file " + quoted(certificate.issuer().caFile()))
                .directive("tls-auth-clients no");
    }

    /** The TLS port takes only clients with a certificate of the server's own authority. Call after {@code tls}. */
    public RedisServerBuilder requireClientCertificate() {
        return directive("tls-auth-clients yes");
    }

    public RedisServerBuilder replicaOf(RedisServer master) {
        return directive("replicaof " + master.host() + " " + master.port());
    }

    /** A cluster node that knows no other and owns no slots. */
    public RedisServerBuilder cluster() {
        this.cluster = true;
        return directive("cluster-enabled yes").directive("cluster-node-timeout 2000");
    }

    /** A Sentinel that watches this master and calls it down after one second. May be called for several masters. */
    public RedisServerBuilder sentinel(String masterName, RedisServer master, int quorum) {
        this.sentinel = true;
        return directive("sentinel monitor " + masterName + " " + master.host() + " " + master.port() + " " + quorum)
                .directive("sentinel down-after-milliseconds " + masterName + " 1000")
                .directive("sentinel failover-timeout " + masterName + " 5000");
    }

    /**
     * Starts the process and returns when it answers.
     *
     * @throws IllegalStateException when it ends or does not answer in time, with the end of its log
     */
    public RedisServer start() {
        if (port != 0) {
            return RedisServer.start(this, settings(port));
        }
        // Between the moment a port is found free and the server's bind, another process may take it.
        for (int attempt = 1; ; attempt++) {
            try {
                return RedisServer.start(this, settings(Ports.free()));
            } catch (RedisServer.PortTakenException e) {
                if (attempt == 5) {
                    throw e;
                }
            }
        }
    }

    /** What is decided anew for every attempt to start. */
    record Settings(Path folder, int port, int tlsPort) {
        Path unixSocket() {
            return folder.resolve("s");
        }
    }

    Path executable() {
        return executable;
    }

    boolean isSentinel() {
        return sentinel;
    }

    @Nullable
    String password() {
        return password;
    }

    /** The users as lines of an {@code aclfile}; empty when there is none. */
    List<String> userFileLines() {
        return usersInFile ? users : List.of();
    }

    private Settings settings(int chosenPort) {
        return new Settings(Leftovers.newFolder(), chosenPort, certificate == null ? 0 : Ports.free());
    }

    List<String> configuration(Settings settings) {
        List<String> lines = new ArrayList<>();
        lines.add("bind 127.0.0.1 -::1");
        lines.add("protected-mode no");
        lines.add("port " + settings.port());
        lines.add("dir " + quoted(settings.folder()));
        lines.add("unixsocket " + quoted(settings.unixSocket()));
        lines.add("unixsocketperm 700");
        if (settings.tlsPort() != 0) {
            lines.add("tls-port " + settings.tlsPort());
        }
        if (!sentinel) {
            lines.add("save \"\"");
            lines.add("enable-debug-command local");
            lines.add("repl-diskless-sync-delay 0");
        }
        if (cluster) {
            lines.add("cluster-config-file nodes.conf");
            lines.add("cluster-port " + Ports.free());
        }
        if (usersInFile) {
            lines.add("aclfile " + quoted(settings.folder().resolve("users.acl")));
        } else {
            lines.addAll(users);
        }
        lines.addAll(directives);
        return lines;
    }

    /** As redis.conf wants it: every byte that could mean something there is written as a hexadecimal escape. */
    private static String quoted(Object value) {
        StringBuilder out = new StringBuilder("\"");
        for (byte next : value.toString().getBytes(StandardCharsets.UTF_8)) {
            if (next > ' ' && next < 0x7F && next != '"' && next != '\\') {
                out.append((char) next);
            } else {
                out.append(String.format("\\x%02x", next & 0xFF));
            }
        }
        return out.append('"').toString();
    }
}
