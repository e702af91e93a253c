package io.solidis.test;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes X.509 v3 certificates signed with ECDSA. The JDK can read certificates but has no public way to make one;
 * these few DER structures (RFC 5280) save the tests a library, or several runs of an external tool.
 */
final class X509Writer {
    private static final int BOOLEAN = 0x01;
    private static final int INTEGER = 0x02;
    private static final int BIT_STRING = 0x03;
    private static final int OCTET_STRING = 0x04;
    private static final int OBJECT_ID = 0x06;
    private static final int UTF8_STRING = 0x0C;
    private static final int UTC_TIME = 0x17;
    private static final int SEQUENCE = 0x30;
    private static final int SET = 0x31;
    private static final int VERSION = 0xA0;
    private static final int EXTENSIONS = 0xA3;
    private static final int DNS_NAME = 0x82;
    private static final int IP_ADDRESS = 0x87;

    // Object identifiers in their encoded form.
    private static final byte[] ECDSA_WITH_SHA256 = {0x2A, (byte) 0x86, 0x48, (byte) 0xCE, 0x3D, 0x04, 0x03, 0x02};
    private static final byte[] COMMON_NAME = {0x55, 0x04, 0x03};
    private static final byte[] KEY_USAGE = {0x55, 0x1D, 0x0F};
    private static final byte[] SUBJECT_ALT_NAME = {0x55, 0x1D, 0x11};
    private static final byte[] BASIC_CONSTRAINTS = {0x55, 0x1D, 0x13};

    private static final byte[] TRUE = {(byte) 0xFF};
    private static final byte[] SIGNS_CERTIFICATES = {1, 0x06};
    private static final DateTimeFormatter UTC =
            DateTimeFormatter.ofPattern("yyMMddHHmmss'Z'").withZone(ZoneOffset.UTC);

    private final String issuer;
    private final PrivateKey issuerKey;

    X509Writer(String issuer, PrivateKey issuerKey) {
        this.issuer = issuer;
        this.issuerKey = issuerKey;
    }

    X509Certificate authority(PublicKey key, int serial) {
        byte[] constraints = extension(BASIC_CONSTRAINTS, der(SEQUENCE, der(BOOLEAN, TRUE)), true);
        byte[] usage = extension(KEY_USAGE, der(BIT_STRING, SIGNS_CERTIFICATES), true);
        Instant notAfter = Instant.now().plus(Duration.ofDays(2));
        return sign(new Subject(issuer, key, serial, notAfter), der(SEQUENCE, constraints, usage));
    }

    X509Certificate leaf(String commonName, PublicKey key, int serial, List<String> hosts, Instant notAfter) {
        List<byte[]> extensions = new ArrayList<>();
        extensions.add(extension(BASIC_CONSTRAINTS, der(SEQUENCE), true));
        if (!hosts.isEmpty()) {
            byte[][] names = hosts.stream().map(X509Writer::alternativeName).toArray(byte[][]::new);
            extensions.add(extension(SUBJECT_ALT_NAME, der(SEQUENCE, names), false));
        }
        return sign(new Subject(commonName, key, serial, notAfter), der(SEQUENCE, extensions.toArray(byte[][]::new)));
    }

    private record Subject(String commonName, PublicKey key, int serial, Instant notAfter) {}

    private X509Certificate sign(Subject subject, byte[] extensions) {
        byte[] algorithm = der(SEQUENCE, der(OBJECT_ID, ECDSA_WITH_SHA256));
        Instant notBefore = subject.notAfter().minus(Duration.ofDays(3));
        byte[] body = der(
                SEQUENCE,
                der(VERSION, der(INTEGER, new byte[] {2})),
                der(INTEGER, BigInteger.valueOf(subject.serial()).toByteArray()),
                algorithm,
                name(issuer),
                der(SEQUENCE, time(notBefore), time(subject.notAfter())),
                name(subject.commonName()),
                subject.key().getEncoded(),
                der(EXTENSIONS, extensions));
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(issuerKey);
            signature.update(body);
            byte[] certificate = der(SEQUENCE, body, algorithm, der(BIT_STRING, new byte[1], signature.sign()));
            return (X509Certificate)
                    CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(certificate));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Cannot make a certificate for " + subject.commonName(), e);
        }
    }

    private static byte[] extension(byte[] id, byte[] value, boolean critical) {
        byte[] mark = critical ? der(BOOLEAN, TRUE) : new byte[0];
        return der(SEQUENCE, der(OBJECT_ID, id), mark, der(OCTET_STRING, value));
    }

    private static byte[] name(String commonName) {
        byte[] value = der(UTF8_STRING, commonName.getBytes(UTF_8));
        return der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), value)));
    }

    private static byte[] time(Instant instant) {
        return der(UTC_TIME, UTC.format(instant).getBytes(US_ASCII));
    }

    private static byte[] alternativeName(String host) {
        boolean address = host.indexOf(':') >= 0 || host.matches("[0-9.]+");
        try {
            // A literal address is only parsed, no name server is asked.
            return address
                    ? der(IP_ADDRESS, InetAddress.getByName(host).getAddress())
                    : der(DNS_NAME, host.getBytes(US_ASCII));
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException("Not an IP address: " + host, e);
        }
    }

    private static byte[] der(int tag, byte[]... parts) {
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            content.writeBytes(part);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(tag);
        writeLength(out, content.size());
        out.writeBytes(content.toByteArray());
        return out.toByteArray();
    }

    private static void writeLength(ByteArrayOutputStream out, int length) {
        if (length >= 0x100) {
            out.write(0x82);
            out.write(length >> 8);
        } else if (length >= 0x80) {
            out.write(0x81);
        }
        out.write(length);
    }
}
