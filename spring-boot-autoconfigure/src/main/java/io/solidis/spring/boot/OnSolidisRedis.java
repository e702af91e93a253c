package io.solidis.spring.boot;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.condition.ConditionEvaluationReport;
import org.springframework.boot.autoconfigure.condition.ConditionMessage;
import org.springframework.boot.autoconfigure.condition.ConditionOutcome;
import org.springframework.boot.autoconfigure.condition.SpringBootCondition;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.data.redis.autoconfigure.DataRedisAutoConfiguration;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.ConfigurationCondition;
import org.springframework.core.env.Environment;
import org.springframework.core.type.AnnotatedTypeMetadata;
import org.springframework.util.ClassUtils;

/**
 * Decides whether Solidis provides the connection factory.
 *
 * <p>{@code solidis.enabled} decides when it is set. Otherwise Solidis steps back only for a client that
 * {@code spring.data.redis.client-type} names <em>and</em> that is on the class path: an application that swapped its
 * dependency and kept {@code client-type=lettuce} in its configuration would have no connection factory at all if the
 * name alone counted.
 *
 * <p>Whoever excludes {@link DataRedisAutoConfiguration} wants no Redis. A condition on its beans could not see that,
 * because ours come first, so the recorded exclusions are asked.
 */
final class OnSolidisRedis extends SpringBootCondition implements ConfigurationCondition {

    private static final String ENABLED = "solidis.enabled";
    private static final String CLIENT_TYPE = "spring.data.redis.client-type";

    /** The classes that Spring Boot itself asks for before it creates the factory of that client. */
    private static final Map<String, List<String>> CLASSES_OF_CLIENT = Map.of(
            "lettuce", List.of("io.lettuce.core.RedisClient"),
            "jedis", List.of("redis.clients.jedis.Jedis", "org.apache.commons.pool2.impl.GenericObjectPool"));

    @Override
    public ConfigurationPhase getConfigurationPhase() {
        return ConfigurationPhase.PARSE_CONFIGURATION;
    }

    @Override
    public ConditionOutcome getMatchOutcome(ConditionContext context, AnnotatedTypeMetadata metadata) {
        ConditionMessage.Builder message = ConditionMessage.forCondition("Solidis");
        if (isExcluded(context.getBeanFactory())) {
            return ConditionOutcome.noMatch(message.because("DataRedisAutoConfiguration is excluded"));
        }
        Environment environment = context.getEnvironment();
        Boolean enabled = Binder.get(environment).bind(ENABLED, Boolean.class).orElse(null);
        if (enabled != null) {
            return new ConditionOutcome(enabled, message.because(ENABLED + " is " + enabled));
        }
        String client = environment.getProperty(CLIENT_TYPE, "").trim().toLowerCase(Locale.ROOT);
        if (client.isEmpty()) {
            return ConditionOutcome.match(message.because("no other client is asked for"));
        }
        boolean present = isPresent(client, context.getClassLoader());
        return new ConditionOutcome(
                !present,
                message.because(
                        CLIENT_TYPE + " is " + client + ", which is " + (present ? "" : "not ") + "on the class path"));
    }

    private static boolean isExcluded(@Nullable ConfigurableListableBeanFactory beanFactory) {
        ConditionEvaluationReport report = beanFactory == null ? null : ConditionEvaluationReport.find(beanFactory);
        return report != null && report.getExclusions().contains(DataRedisAutoConfiguration.class.getName());
    }

    private static boolean isPresent(String client, @Nullable ClassLoader classLoader) {
        List<String> classes = CLASSES_OF_CLIENT.get(client);
        return classes != null && classes.stream().allMatch(name -> ClassUtils.isPresent(name, classLoader));
    }
}
