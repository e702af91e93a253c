package io.solidis.spring.boot;

import static io.solidis.spring.boot.SolidisRunner.runner;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.solidis.spring.factory.SolidisConnectionFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionEvaluationReport;
import org.springframework.boot.data.redis.autoconfigure.DataRedisAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Configuration;
import org.springframework.data.redis.connection.ReactiveRedisConnectionFactory;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.data.redis.core.ReactiveRedisTemplate;
import org.springframework.data.redis.core.RedisTemplate;
import org.springframework.data.redis.core.StringRedisTemplate;

/** When Solidis provides the connection factory. Holds with and without Lettuce and Jedis on the class path. */
class SelectionTest {

    private static final FilteredClassLoader NO_OTHER_CLIENT = new FilteredClassLoader("io.lettuce", "redis.clients");

    @Test
    void providesTheOnlyFactoryAndTheTemplatesUseIt() {
        runner().run(context -> {
            assertThat(context).hasSingleBean(RedisConnectionFactory.class).hasBean("redisConnectionFactory");
            SolidisConnectionFactory factory = context.getBean(SolidisConnectionFactory.class);
            assertThat(context.getBean("redisTemplate", RedisTemplate.class).getConnectionFactory())
                    .isSameAs(factory);
            assertThat(context.getBean(StringRedisTemplate.class).getConnectionFactory())
                    .isSameAs(factory);
        });
    }

    @Test
    void oneBeanIsImperativeAndReactive() {
        runner().run(context -> {
            assertThat(context)
                    .hasSingleBean(ReactiveRedisConnectionFactory.class)
                    .hasBean("reactiveRedisTemplate")
                    .hasBean("reactiveStringRedisTemplate");
            assertThat(context.getBean(ReactiveRedisConnectionFactory.class))
                    .isSameAs(context.getBean(RedisConnectionFactory.class));
        });
    }

    @Test
    void worksWithoutAnotherClientOnTheClassPath() {
        runner().withClassLoader(NO_OTHER_CLIENT).run(SelectionTest::isSolidis);
    }

    @ParameterizedTest
    @ValueSource(strings = {"lettuce", "jedis", "LETTUCE"})
    void isUsedAndSaysSoWhenTheClientThatIsAskedForIsMissing(String client) {
        Logger log = (Logger) LoggerFactory.getLogger(SolidisAutoConfiguration.class);
        ListAppender<ILoggingEvent> said = new ListAppender<>();
        said.start();
        log.setLevel(Level.INFO);
        log.addAppender(said);
        try {
            runner("spring.data.redis.client-type=" + client)
                    .withClassLoader(NO_OTHER_CLIENT)
                    .run(SelectionTest::isSolidis);
        } finally {
            log.detachAppender(said);
        }
        assertThat(said.list)
                .singleElement()
                .asString()
                .containsIgnoringCase("[INFO] spring.data.redis.client-type=" + client + " has no effect");
    }

    @Test
    void anEmptyClientTypeIsNone() {
        runner("spring.data.redis.client-type=").run(context -> {
            isSolidis(context);
            assertThat(context).doesNotHaveBean("lettuceClientResources");
        });
    }

    @Test
    void anUnknownClientTypeFailsAndListsTheKnownOnes() {
        runner("spring.data.redis.client-type=solidis")
                .run(context ->
                        assertThat(context).getFailure().rootCause().hasMessageContaining("ClientType.solidis"));
    }

    @Test
    void canBeTurnedOff() {
        runner("solidis.enabled=false").withClassLoader(NO_OTHER_CLIENT).run(context -> {
            assertThat(context).doesNotHaveBean(RedisConnectionFactory.class).doesNotHaveBean(SolidisProperties.class);
            assertThat(reasonOf(context)).contains("solidis.enabled is false");
        });
    }

    @Test
    void turnedOnItWinsOverTheClientType() {
        runner("solidis.enabled=true", "spring.data.redis.client-type=lettuce").run(SelectionTest::isSolidis);
    }

    @Test
    void aSwitchThatIsNeitherOnNorOffFails() {
        runner("solidis.enabled=perhaps")
                .run(context -> assertThat(context)
                        .getFailure()
                        .hasStackTraceContaining("solidis.enabled")
                        .hasStackTraceContaining("perhaps"));
    }

    @Test
    void backsOffForAFactoryOfTheApplication() {
        RedisConnectionFactory own = mock(RedisConnectionFactory.class);
        runner().withBean("mine", RedisConnectionFactory.class, () -> own)
                .run(context -> assertThat(context)
                        .doesNotHaveBean(SolidisConnectionFactory.class)
                        .getBean(RedisConnectionFactory.class)
                        .isSameAs(own));
    }

    @Test
    void backsOffForAFactoryInAParentContext() {
        RedisConnectionFactory own = mock(RedisConnectionFactory.class);
        new ApplicationContextRunner()
                .withBean("mine", RedisConnectionFactory.class, () -> own)
                .run(parent -> runner().withParent(parent)
                        .run(context -> assertThat(context).doesNotHaveBean(SolidisConnectionFactory.class)));
    }

    @Test
    void twoFactoriesOfTheApplicationAreNoFailure() {
        runner().withBean("one", RedisConnectionFactory.class, () -> mock(RedisConnectionFactory.class))
                .withBean("two", RedisConnectionFactory.class, () -> mock(RedisConnectionFactory.class))
                .run(context -> assertThat(context)
                        .hasNotFailed()
                        .doesNotHaveBean(SolidisConnectionFactory.class)
                        .doesNotHaveBean(StringRedisTemplate.class));
    }

    @Test
    void aReactiveFactoryOfTheApplicationIsPreferredForReactiveUse() {
        ReactiveRedisConnectionFactory own = mock(ReactiveRedisConnectionFactory.class);
        runner().withBean("mine", ReactiveRedisConnectionFactory.class, () -> own)
                .run(context -> {
                    isSolidis(context);
                    assertThat(context.getBean(ReactiveRedisConnectionFactory.class))
                            .isSameAs(own);
                    assertThat(context.getBean("reactiveRedisTemplate", ReactiveRedisTemplate.class)
                                    .getConnectionFactory())
                            .isSameAs(own);
                });
    }

    @Test
    void isOffWhenAPropertyExcludesTheRedisAutoConfiguration() {
        new ApplicationContextRunner()
                .withUserConfiguration(Everything.class)
                .withPropertyValues("spring.autoconfigure.exclude=" + DataRedisAutoConfiguration.class.getName())
                .run(SelectionTest::isOffBecauseOfTheExclusion);
    }

    @Test
    void isOffWhenAnAnnotationExcludesTheRedisAutoConfiguration() {
        new ApplicationContextRunner()
                .withUserConfiguration(EverythingButRedis.class)
                .run(SelectionTest::isOffBecauseOfTheExclusion);
    }

    @Test
    void isFoundByAutoConfigurationOfTheWholeClassPath() {
        new ApplicationContextRunner().withUserConfiguration(Everything.class).run(SelectionTest::isSolidis);
    }

    @Test
    void saysWhatIsMissingWithoutSpringBootsRedisAutoConfiguration() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(SolidisAutoConfiguration.class))
                .run(context -> assertThat(context)
                        .getFailure()
                        .rootCause()
                        .hasMessageContaining("There is no DataRedisConnectionDetails bean"));
    }

    private static void isSolidis(AssertableApplicationContext context) {
        assertThat(context).hasNotFailed();
        assertThat(context.getBean(RedisConnectionFactory.class)).isInstanceOf(SolidisConnectionFactory.class);
    }

    private static void isOffBecauseOfTheExclusion(AssertableApplicationContext context) {
        assertThat(context).hasNotFailed().doesNotHaveBean(RedisConnectionFactory.class);
        assertThat(reasonOf(context)).contains("DataRedisAutoConfiguration is excluded");
    }

    private static String reasonOf(AssertableApplicationContext context) {
        StringBuilder reasons = new StringBuilder();
        ConditionEvaluationReport.get(context.getSourceApplicationContext().getBeanFactory())
                .getConditionAndOutcomesBySource()
                .get(SolidisAutoConfiguration.class.getName())
                .forEach(outcome -> reasons.append(outcome.getOutcome().getMessage()));
        return reasons.toString();
    }

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Everything {}

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration(exclude = DataRedisAutoConfiguration.class)
    static class EverythingButRedis {}
}
