package io.solidis.test;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A certificate authority made for one test run, and what it signs. Two calls of {@link #newAuthority()} do not trust
 * each other, which is how "wrong CA" is tested; a server for another host name is {@code ca.server("other.invalid")}.
 */
public final class TestCertificates {
    /** Protects every key store made here. Not a secret: the keys live as long as the test run. */
    public static final String PASSWORD = "changeit";

    private static final AtomicInteger SERIAL = new AtomicInteger(1);

    private final Path folder = Leftovers.newFolder();
    private final KeyPair keys = newKeys();
    private final String name = "Solidis test CA " + SERIAL.getAndIncrement();
    private final X509Certificate certificate;
    private final Path caFile = folder.resolve("ca.pem");

    private TestCertificates() {
        X509Writer writer = new X509Writer(name, keys.getPrivate());
        certificate = writer.authority(keys.getPublic(), SERIAL.getAndIncrement());
        writePem(caFile, "CERTIFICATE", encoded(certificate));
    }

    public static TestCertificates newAuthority() {
        return new TestCertificates();
    }

    /** The authority's certificate as a PEM file: what a client has to trust. */
    public Path caFile() {
        return caFile;
    }

    /** A PKCS#12 store that holds only the authority's certificate. */
    public KeyStore trustStore() {
        return newStore(null);
    }

    /** {@link #trustStore()} as a file, protected by {@link #PASSWORD}. */
    public Path trustStoreFile() {
        return writeStore(trustStore(), folder.resolve("trust.p12"));
    }

    /** A certificate for a server of these host names and IP addresses. */
    public Identity server(String... hosts) {
        return issue("server", List.of(hosts), Instant.now().plus(Duration.ofDays(2)));
    }

    /** A server's certificate that ended an hour ago. */
    public Identity expiredServer(String... hosts) {
        return issue("expired", List.of(hosts), Instant.now().minus(Duration.ofHours(1)));
    }

    /** A client's certificate with this common name. */
    public Identity client(String commonName) {
        return issue(commonName, List.of(), Instant.now().plus(Duration.ofDays(2)));
    }

    private Identity issue(String commonName, List<String> hosts, Instant notAfter) {
        KeyPair subject = newKeys();
        int serial = SERIAL.getAndIncrement();
        X509Certificate issued =
                new X509Writer(name, keys.getPrivate()).leaf(commonName, subject.getPublic(), serial, hosts, notAfter);
        Path certificateFile = folder.resolve(serial + ".crt.pem");
        Path keyFile = folder.resolve(serial + ".key.pem");
        writePem(certificateFile, "CERTIFICATE", encoded(issued));
        writePem(keyFile, "PRIVATE KEY", subject.getPrivate().getEncoded());
        return new Identity(this, issued, subject.getPrivate(), certificateFile, keyFile);
    }

    private KeyStore newStore(@Nullable Identity identity) {
        try {
            KeyStore store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            if (identity == null) {
                store.setCertificateEntry("ca", certificate);
            } else {
                Certificate[] chain = {identity.certificate(), certificate};
                store.setKeyEntry("key", identity.key(), PASSWORD.toCharArray(), chain);
            }
            return store;
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalStateException("Cannot build a key store", e);
        }
    }

    private static Path writeStore(KeyStore store, Path file) {
        try (var out = Files.newOutputStream(file)) {
            store.store(out, PASSWORD.toCharArray());
            return file;
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalStateException("Cannot write " + file, e);
        }
    }

    private static KeyPair newKeys() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Cannot make keys", e);
        }
    }

    private static byte[] encoded(Certificate certificate) {
        try {
            return certificate.getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Cannot encode a certificate", e);
        }
    }

    private static void writePem(Path file, String type, byte[] content) {
        String body = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
        try {
            Files.writeString(
                    file, "-----BEGIN " + type + "-----\n" + body + "\n-----END " + type + "-----\n", US_ASCII);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + file, e);
        }
    }

    /** A key and its certificate, as objects and as PEM files (the key unencrypted, PKCS#8). */
    public record Identity(
            TestCertificates issuer, X509Certificate certificate, PrivateKey key, Path certificateFile, Path keyFile) {

        /** A PKCS#12 store with the key and its chain, protected by {@link TestCertificates#PASSWORD}. */
        public KeyStore keyStore() {
            return issuer.newStore(this);
        }

        /** {@link #keyStore()} as a file. */
        public Path keyStoreFile() {
            return writeStore(keyStore(), keyFile.resolveSibling(keyFile.getFileName() + ".p12"));
        }
    }
}
