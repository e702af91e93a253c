package io.solidis.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RedisServerIT {

    @OnEveryServer
    void answersOverTcpAndSaysWhoItIs(TestServer kind, RedisServer server) throws IOException {
        try (RespSocket client = RespSocket.connect(server.host(), server.port())) {
            assertThat(client.command("SET", "k", "v")).isEqualTo("OK");
        }
        assertThat(server.command("GET", "k")).isEqualTo("v");
        assertThat(server.info("process_id")).isEqualTo(String.valueOf(server.pid()));
        String version = server.info(kind == TestServer.VALKEY_9_1 ? "valkey_version" : "redis_version");
        assertThat(version).startsWith(kind.title().replaceAll("[^0-9.]", ""));
    }

    @OnEveryServer
    void sharedServerIsEmptyBeforeEveryTest(RedisServer server) {
        assertThat(server.command("DBSIZE")).isEqualTo(0L);
        server.command("SET", "left", "over");
    }

    @OnEveryServer
    void sharedServerIsEmptyBeforeEveryOtherTestToo(RedisServer server) {
        assertThat(server.command("DBSIZE")).isEqualTo(0L);
        server.command("SET", "left", "over");
    }

    @OnEveryServer
    void servesTlsToThoseWhoTrustItsAuthority(TestServer kind) throws Exception {
        TestCertificates authority = TestCertificates.newAuthority();
        try (RedisServer server = kind.builder().tls(authority).start()) {
            assertThat(pingOverTls(server, authority, null)).isEqualTo("+PONG");
            TestCertificates other = TestCertificates.newAuthority();
            assertThatThrownBy(() -> pingOverTls(server, other, null)).isInstanceOf(SSLException.class);
        }
    }

    @Test
    void wrongHostAndExpiredCertificatesAreNoticed() throws Exception {
        TestCertificates authority = TestCertificates.newAuthority();
        for (TestCertificates.Identity bad :
                List.of(authority.server("other.invalid"), authority.expiredServer("localhost"))) {
            try (RedisServer server = RedisServer.builder().tls(bad).start()) {
                assertThatThrownBy(() -> pingOverTls(server, authority, null)).isInstanceOf(SSLException.class);
            }
        }
    }

    @OnEveryServer
    void mutualTlsTakesOnlyClientsWithACertificate(TestServer kind) throws Exception {
        TestCertificates authority = TestCertificates.newAuthority();
        try (RedisServer server =
                kind.builder().tls(authority).requireClientCertificate().start()) {
            assertThat(pingOverTls(server, authority, authority.client("app"))).isEqualTo("+PONG");
            assertThatThrownBy(() -> pingOverTls(server, authority, null)).isInstanceOf(IOException.class);
        }
    }

    @Test
    void passwordMayContainAnything() throws IOException {
        String password = "p\"w\\d '#\u00e4\n";
        try (RedisServer server = RedisServer.builder().password(password).start();
                RespSocket client = RespSocket.connect(server.host(), server.port())) {
            assertThatThrownBy(() -> client.command("GET", "k")).hasMessageContaining("NOAUTH");
            assertThat(client.command("AUTH", password)).isEqualTo("OK");
            assertThat(server.command("PING")).isEqualTo("PONG");
        }
    }

    @OnEveryServer
    void knowsAclUsersFromTheConfigurationAndFromAFile(TestServer kind) throws IOException {
        String rules = "alice on >secret ~a:* &* +@all";
        for (RedisServerBuilder builder :
                List.of(kind.builder().user(rules), kind.builder().user(rules).usersInFile())) {
            try (RedisServer server = builder.start();
                    RespSocket client = RespSocket.connect(server.host(), server.port())) {
                assertThat(client.command("AUTH", "alice", "secret")).isEqualTo("OK");
                assertThat(client.command("SET", "a:1", "v")).isEqualTo("OK");
                assertThatThrownBy(() -> client.command("GET", "b")).hasMessageContaining("NOPERM");
            }
        }
    }

    @OnEveryServer
    void replicaFollowsItsMaster(TestServer kind) {
        try (RedisServer master = kind.builder().start();
                RedisServer replica = kind.builder().replicaOf(master).start()) {
            master.command("SET", "k", "v");
            Awaitility.await()
                    .untilAsserted(() -> assertThat(replica.command("GET", "k")).isEqualTo("v"));
        }
    }

    @OnEveryServer
    void clusterNodeServesOnceItOwnsTheSlots(TestServer kind) {
        try (RedisServer node = kind.builder().cluster().start()) {
            assertThatThrownBy(() -> node.command("GET", "k")).hasMessageContaining("CLUSTERDOWN");
            node.command("CLUSTER", "ADDSLOTSRANGE", "0", "16383");
            Awaitility.await()
                    .until(() -> String.valueOf(node.command("CLUSTER", "INFO")).contains("cluster_state:ok"));
            assertThat(node.command("SET", "k", "v")).isEqualTo("OK");
        }
    }

    @OnEveryServer
    void sentinelKnowsItsMaster(TestServer kind) {
        try (RedisServer master = kind.builder().start();
                RedisServer sentinel =
                        kind.builder().sentinel("mymaster", master, 1).start()) {
            assertThat(sentinel.command("SENTINEL", "get-master-addr-by-name", "mymaster"))
                    .isEqualTo(List.of(master.host(), String.valueOf(master.port())));
        }
    }

    @OnEveryServer
    void comesBackOnTheSamePortWithItsDataAfterKillAndStop(TestServer kind) {
        try (RedisServer server = kind.builder()
                .directive("appendonly yes")
                .directive("appendfsync always")
                .start()) {
            server.command("SET", "k", "v");
            long before = server.pid();
            server.kill();
            assertThat(server.isAlive()).isFalse();
            assertThat(Ports.isFree(server.port())).isTrue();
            server.restart();
            assertThat(server.command("GET", "k")).isEqualTo("v");
            assertThat(server.pid()).isNotEqualTo(before);
            server.stop();
            assertThat(server.log()).contains("bye bye");
            server.restart();
            assertThat(server.command("GET", "k")).isEqualTo("v");
        }
    }

    @Test
    void pausedServerAnswersOnlyAfterItWasResumed() throws IOException {
        try (RedisServer server = RedisServer.start();
                Socket client = new Socket(server.host(), server.port())) {
            server.pause();
            client.getOutputStream().write(RespSocket.encode("PING"));
            client.setSoTimeout(200);
            assertThatThrownBy(() -> client.getInputStream().read()).hasMessageContaining("timed out");
            server.resume();
            client.setSoTimeout(10_000);
            assertThat(new String(client.getInputStream().readNBytes(5))).isEqualTo("+PONG");
        }
    }

    @Test
    void closeLeavesNeitherProcessNorFolderNorPort() {
        RedisServer server = RedisServer.start();
        Path folder = server.unixSocket().getParent();
        ProcessHandle process = ProcessHandle.of(server.pid()).orElseThrow();
        server.close();
        assertThat(process.isAlive()).isFalse();
        assertThat(folder).doesNotExist();
        assertThat(Ports.isFree(server.port())).isTrue();
        server.close();
    }

    @Test
    void startThatFailsSaysWhyAndLeavesNothing() {
        assertThatThrownBy(() ->
                        RedisServer.builder().directive("no-such-directive yes").start())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no-such-directive");
    }

    @Test
    void takenPortIsReportedNotMistakenForOurServer() throws IOException {
        try (RedisServer other = RedisServer.start()) {
            assertThatThrownBy(() -> RedisServer.builder().port(other.port()).start())
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("is taken");
        }
    }

    @Test
    void portsAreFreeAndNeverHandedOutTwice() throws IOException {
        int one = Ports.free();
        assertThat(Ports.free()).isNotEqualTo(one);
        try (ServerSocket taken = new ServerSocket(one)) {
            assertThat(Ports.isFree(taken.getLocalPort())).isFalse();
        }
        assertThat(Ports.isFree(one)).isTrue();
    }

    @Test
    void keyStoresAreReadableAsFiles() throws Exception {
        TestCertificates authority = TestCertificates.newAuthority();
        char[] password = TestCertificates.PASSWORD.toCharArray();
        KeyStore keys =
                KeyStore.getInstance(authority.client("app").keyStoreFile().toFile(), password);
        assertThat(keys.getCertificateChain("key")).hasSize(2);
        KeyStore trust = KeyStore.getInstance(authority.trustStoreFile().toFile(), password);
        assertThat(trust.isCertificateEntry("ca")).isTrue();
        assertThat(Files.readString(authority.caFile())).startsWith("-----BEGIN CERTIFICATE-----");
    }

    private static String pingOverTls(
            RedisServer server, TestCertificates trusted, TestCertificates.@Nullable Identity identity)
            throws Exception {
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted.trustStore());
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(identity == null ? null : identity.keyStore(), TestCertificates.PASSWORD.toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        try (SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("localhost", server.tlsPort())) {
            SSLParameters parameters = socket.getSSLParameters();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");
            socket.setSSLParameters(parameters);
            socket.getOutputStream().write(RespSocket.encode("PING"));
            return new String(socket.getInputStream().readNBytes(5));
        }
    }
}
