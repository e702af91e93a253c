package io.solidis.options;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code redis[s]://[[user]:password@]host[:port][/database]} and {@code redis+unix://[[user]:password@]/path}. A
 * single word before the {@code @} is a password. User and password are percent-decoded once; the last {@code @} ends
 * them, for a path the one before its first slash. Messages never repeat the URI.
 */
public final class RedisUri {

    private RedisUri() {}

    /**
     * Options for the server that {@code uri} names, everything else by default.
     *
     * @throws IllegalArgumentException if it cannot be read; the message says which part
     */
    public static SolidisOptionsBuilder parse(String uri) {
        int end = uri.indexOf("://");
        String scheme = end < 0 ? "" : uri.substring(0, end).toLowerCase(Locale.ROOT);
        String rest = end < 0 ? uri : uri.substring(end + 3);
        boolean path = scheme.equals("redis+unix") || scheme.equals("redis-socket");
        int at = !path ? rest.lastIndexOf('@') : rest.startsWith("/") ? -1 : rest.indexOf("@/");
        SolidisOptionsBuilder options = SolidisOptions.builder();
        if (at >= 0) {
            options.credentials(credentials(rest.substring(0, at)));
        }
        String location = rest.substring(at + 1);
        switch (scheme) {
            case "redis" -> tcp(options, location);
            case "rediss" -> tcp(options, location).tls(TlsOptions.DEFAULT);
            case "redis+unix", "redis-socket" -> unix(options, location);
            default ->
                throw new IllegalArgumentException("the URI must begin with redis://, rediss:// or redis+unix://");
        }
        return options;
    }

    private static Credentials credentials(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return Credentials.of(decode(text, "password"));
        }
        return Credentials.of(decode(text.substring(0, colon), "user"), decode(text.substring(colon + 1), "password"));
    }

    private static SolidisOptionsBuilder tcp(SolidisOptionsBuilder options, String location) {
        int slash = location.indexOf('/');
        String authority = slash < 0 ? location : location.substring(0, slash);
        if (slash >= 0 && slash + 1 < location.length()) {
            options.database(number(location.substring(slash + 1), "database"));
        }
        int bracket = authority.lastIndexOf(']');
        int colon = authority.indexOf(':', Math.max(0, bracket));
        String host = colon < 0 ? authority : authority.substring(0, colon);
        int port = colon < 0 ? Endpoint.DEFAULT_PORT : number(authority.substring(colon + 1), "port");
        return options.endpoint(host, port);
    }

    private static void unix(SolidisOptionsBuilder options, String path) {
        if (!path.startsWith("/")) {
            throw new IllegalArgumentException("the path in the URI must begin with /");
        }
        options.endpoint(Endpoint.unix(decode(path, "path")));
    }

    private static int number(String text, String what) {
        if (text.isEmpty() || text.length() > 9 || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new IllegalArgumentException("the " + what + " in the URI must be a number");
        }
        return Integer.parseInt(text);
    }

    private static String decode(String text, String what) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] decoded = new byte[bytes.length];
        int length = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '%') {
                int high = i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
                int low = i + 2 < bytes.length ? Character.digit(bytes[i + 2], 16) : -1;
                if (high < 0 || low < 0) {
                    throw new IllegalArgumentException("the " + what + " in the URI has a % without two hex digits");
                }
                decoded[length++] = (byte) (high << 4 | low);
                i += 2;
            } else {
                decoded[length++] = bytes[i];
            }
        }
        return new String(decoded, 0, length, StandardCharsets.UTF_8);
    }

    /** The URI of these options as text, credentials hidden. */
    public static String describe(SolidisOptions options) {
        @Nullable String path = options.endpoint().path();
        String scheme = path != null ? "redis+unix" : options.tls() == null ? "redis" : "rediss";
        String who = options.session().credentials() == null ? "" : "***@";
        int database = options.session().database();
        return scheme + "://" + who
                + (path != null ? path : options.endpoint() + (database == 0 ? "" : "/" + database));
    }
}
