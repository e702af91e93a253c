package io.solidis.options;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedisUriTest {

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "redis://localhost,               localhost:6379,       0, -,    -",
                "REDIS://localhost,               localhost:6379,       0, -,    -",
                "redis://localhost/,              localhost:6379,       0, -,    -",
                "redis://localhost:7000/5,        localhost:7000,       5, -,    -",
                "redis://localhost/007,           localhost:6379,       7, -,    -",
                "redis://127.0.0.1:1,             127.0.0.1:1,          0, -,    -",
                "redis://[::1],                   [::1]:6379,           0, -,    -",
                "redis://[::1]:7000/2,            [::1]:7000,           2, -,    -",
                "redis://u:p@[2001:db8::7]:7000,  [2001:db8::7]:7000,   0, u,    p",
                "redis://alice:secret@h:1/3,      h:1,                  3, alice, secret",
                "redis://:secret@h,               h:6379,               0, '',   secret",
                "redis://secret@h,                h:6379,               0, '',   secret",
                "redis://alice:@h,                h:6379,               0, alice, ''",
                "redis://a:b:c@h,                 h:6379,               0, a,    b:c",
                "redis://a:p@ss@h,                h:6379,               0, a,    p@ss",
                "redis://a:p/w@h:9/1,             h:9,                  1, a,    p/w",
                "redis://a%40b:p%3A%2F%25%2B+@h,  h:6379,               0, a@b,  'p:/%++'",
                "redis://a:%C3%A4%E2%82%AC@h,     h:6379,               0, a,    ä€",
                "redis://a:p#w@h,                 h:6379,               0, a,    p#w",
                "rediss://alice:secret@h,         h:6379,               0, alice, secret",
                "redis+unix:///run/redis.sock,    unix:/run/redis.sock, 0, -,    -",
                "redis+unix://a:b@/run/r%20s,     'unix:/run/r s',      0, a,    b",
                "redis+unix:///run/a@b.sock,      unix:/run/a@b.sock,   0, -,    -",
                "redis-socket:///run/redis.sock,  unix:/run/redis.sock, 0, -,    -",
            })
    void readsEveryPart(
            String uri, String endpoint, int database, @Nullable String username, @Nullable String password) {
        SolidisOptions options = RedisUri.parse(uri).build();
        assertThat(options.endpoint()).hasToString(endpoint);
        assertThat(options.session().database()).isEqualTo(database);
        assertThat(options.tls() != null).isEqualTo(uri.startsWith("rediss:"));
        Supplier<Credentials> credentials = options.session().credentials();
        assertThat(credentials == null).isEqualTo(username == null);
        if (credentials != null) {
            assertThat(credentials.get().username()).isEqualTo(username);
            assertThat(credentials.get().password())
                    .isEqualTo(Objects.requireNonNull(password).getBytes(UTF_8));
        }
    }

    @Test
    void hostNamesAreVerifiedByDefault() {
        assertThat(Objects.requireNonNull(RedisUri.parse("rediss://h").build().tls())
                        .get()
                        .verifyHostName())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "s3cret@h",
                "http://u:s3cret@h",
                "redis:/u:s3cret@h",
                "redis://u:s3cret@",
                "redis://u:s3cret@:6379",
                "redis://u:s3cret@h:",
                "redis://u:s3cret@h:x",
                "redis://u:s3cret@h:0",
                "redis://u:s3cret@h:65536",
                "redis://u:s3cret@h:-1",
                "redis://u:s3cret@h/x",
                "redis://u:s3cret@h/-1",
                "redis://u:s3cret@h/1/2",
                "redis://u:s3cret@h/99999999999",
                "redis://u:s3cret%@h",
                "redis://u:s3cret%4@h",
                "redis://u:s3cret%zz@h",
                "redis+unix://u:s3cret@",
                "redis+unix://"
            })
    void whatCannotBeReadIsRefusedWithoutRepeatingIt(String uri) {
        assertThatThrownBy(() -> RedisUri.parse(uri).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("s3cret");
    }

    @Test
    void noTextShowsASecret() {
        SolidisOptions options =
                RedisUri.parse("rediss://alice:s3cret@[::1]:7000/2").build();
        Credentials credentials =
                Objects.requireNonNull(options.session().credentials()).get();
        assertThat(RedisUri.describe(options)).isEqualTo("rediss://***@[::1]:7000/2");
        assertThat(options.toString()).doesNotContain("s3cret");
        assertThat(options.session().toString()).doesNotContain("s3cret");
        assertThat(credentials.toString()).contains("alice").doesNotContain("s3cret");
        assertThat(Credentials.of("s3cret").toString()).doesNotContain("s3cret");
    }

    @Test
    void passwordIsCopiedInAndOut() {
        byte[] password = {1, 2, 3};
        Credentials credentials = new Credentials("u", password);
        password[0] = 9;
        credentials.password()[1] = 9;
        assertThat(credentials.password()).containsExactly(1, 2, 3);
        assertThat(credentials).isEqualTo(new Credentials("u", new byte[] {1, 2, 3}));
        assertThat(credentials).isNotEqualTo(new Credentials("u", new byte[] {1, 2}));
        assertThat(credentials).isNotEqualTo(new Credentials("v", new byte[] {1, 2, 3}));
    }
}
