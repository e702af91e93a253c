package io.solidis.spring.boot;

import static io.solidis.spring.boot.SolidisRunner.runner;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.test.RedisServer;
import io.solidis.test.TestCertificates;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.health.contributor.ReactiveHealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.RedisConnectionFailureException;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.data.redis.core.StringRedisTemplate;

/** The factory that the properties describe, at work on a real server. */
class SolidisAutoConfigurationIT {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Test
    void templatesReadWhatTheyWroteImperativeAndReactive() {
        try (RedisServer server = RedisServer.start()) {
            at(server).run(context -> {
                template(context).opsForValue().set("greeting", "hello");
                assertThat(template(context).opsForValue().get("greeting")).isEqualTo("hello");
                assertThat(context.getBean(ReactiveStringRedisTemplate.class)
                                .opsForValue()
                                .get("greeting")
                                .block(PATIENCE))
                        .isEqualTo("hello");
            });
        }
    }

    @Test
    void passwordDatabaseAndClientNameReachTheServer() {
        try (RedisServer server = RedisServer.builder().password("a:b@c").start()) {
            at(server)
                    .withPropertyValues(
                            "spring.data.redis.password=a:b@c",
                            "spring.data.redis.database=2",
                            "spring.data.redis.client-name=shop")
                    .run(context -> {
                        template(context).opsForValue().set("greeting", "hello");
                        assertThat(String.valueOf(server.command("CLIENT", "LIST")))
                                .containsPattern("name=shop .*db=2");
                    });
        }
    }

    @Test
    void aUrlWithAnAclUserReachesTheServer() {
        try (RedisServer server =
                RedisServer.builder().user("ann on >secret ~* +@all").start()) {
            runner("spring.data.redis.url=redis://ann:secret@127.0.0.1:" + server.port() + "/1")
                    .run(context -> {
                        template(context).opsForValue().set("greeting", "hello");
                        assertThat(String.valueOf(server.command("CLIENT", "LIST")))
                                .containsPattern("db=1 .*user=ann");
                    });
        }
    }

    @Test
    void aWrongPasswordIsToldAtOnce() {
        try (RedisServer server = RedisServer.builder().password("right").start()) {
            at(server)
                    .withPropertyValues("spring.data.redis.password=wrong")
                    .run(context -> assertThatThrownBy(
                                    () -> template(context).opsForValue().get("greeting"))
                            .isInstanceOf(RedisConnectionFailureException.class)
                            .hasStackTraceContaining("WRONGPASS"));
        }
    }

    @Test
    void aBundleMakesTlsWorkAndAnUnknownAuthorityDoesNot() {
        TestCertificates authority = TestCertificates.newAuthority();
        try (RedisServer server = RedisServer.builder().tls(authority).start()) {
            String[] address = {"spring.data.redis.host=localhost", "spring.data.redis.port=" + server.tlsPort()};
            runner(address)
                    .withPropertyValues(
                            "spring.data.redis.ssl.bundle=mine",
                            "spring.ssl.bundle.pem.mine.truststore.certificate=file:" + authority.caFile())
                    .run(context -> {
                        template(context).opsForValue().set("greeting", "hello");
                        assertThat(template(context).opsForValue().get("greeting"))
                                .isEqualTo("hello");
                    });
            runner(address)
                    .withPropertyValues("spring.data.redis.ssl.enabled=true")
                    .run(context -> assertThatThrownBy(
                                    () -> template(context).opsForValue().get("greeting"))
                            .isInstanceOf(RedisConnectionFailureException.class));
        }
    }

    @Test
    void aServerThatIsAwayFailsCallsUntilItIsBack() {
        try (RedisServer server = RedisServer.start()) {
            server.stop();
            at(server)
                    .withPropertyValues("spring.data.redis.connect-timeout=1s", "spring.data.redis.timeout=2s")
                    .run(context -> {
                        StringRedisTemplate template = template(context);
                        assertThatThrownBy(() -> template.opsForValue().get("greeting"))
                                .isInstanceOf(RedisConnectionFailureException.class);
                        server.restart();
                        Awaitility.await().atMost(PATIENCE).ignoreExceptions().untilAsserted(() -> {
                            template.opsForValue().set("greeting", "back");
                            assertThat(template.opsForValue().get("greeting")).isEqualTo("back");
                        });
                    });
        }
    }

    @Test
    void closedContextsLeaveNoConnectionBehind() {
        try (RedisServer server = RedisServer.start()) {
            for (int i = 0; i < 3; i++) {
                at(server).run(context -> template(context).opsForValue().set("greeting", "hello"));
            }
            Awaitility.await()
                    .atMost(PATIENCE)
                    .untilAsserted(() -> assertThat(server.command("CLIENT", "LIST", "TYPE", "normal"))
                            .asString()
                            .hasLineCount(1));
        }
    }

    @Test
    void healthIsUpWithTheVersionAndDownWithoutTheServer() {
        try (RedisServer server = RedisServer.start()) {
            new ApplicationContextRunner()
                    .withUserConfiguration(Everything.class)
                    .withPropertyValues(
                            "spring.data.redis.host=" + server.host(),
                            "spring.data.redis.port=" + server.port(),
                            "spring.data.redis.connect-timeout=5s",
                            "spring.data.redis.timeout=5s")
                    .run(context -> {
                        var health = context.getBean("redisHealthContributor", ReactiveHealthIndicator.class);
                        var up = health.health().block(PATIENCE);
                        assertThat(up.getStatus()).isEqualTo(Status.UP);
                        assertThat(up.getDetails()).containsEntry("version", server.info("redis_version"));
                        server.stop();
                        assertThat(health.health().block(PATIENCE).getStatus()).isEqualTo(Status.DOWN);
                    });
        }
    }

    private static ApplicationContextRunner at(RedisServer server) {
        return runner("spring.data.redis.host=" + server.host(), "spring.data.redis.port=" + server.port());
    }

    private static StringRedisTemplate template(ApplicationContext context) {
        return context.getBean(StringRedisTemplate.class);
    }

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Everything {}
}
