package io.solidis.options;

import java.nio.charset.StandardCharsets;

/**
 * Who the client is. The password is copied in and out, may hold any bytes, and is never printed.
 *
 * @param username ACL user; empty for the default user
 * @param password may be empty, for users without one
 */
public record Credentials(String username, byte[] password) {

    public Credentials {
        password = password.clone();
    }

    /** An ACL user and a password as UTF-8. */
    public static Credentials of(String username, String password) {
        return new Credentials(username, password.getBytes(StandardCharsets.UTF_8));
    }

    /** The default user's password as UTF-8. */
    public static Credentials of(String password) {
        return of("", password);
    }

    @Override
    public byte[] password() {
        return password.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Credentials that
                && username.equals(that.username)
                && java.security.MessageDigest.isEqual(password, that.password);
    }

    @Override
    public int hashCode() {
        return username.hashCode();
    }

    @Override
    public String toString() {
        return "Credentials[" + (username.isEmpty() ? "default user" : username) + ", ***]";
    }
}
