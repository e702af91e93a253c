package io.solidis.spring.imperative;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisGeoCommands;
import org.springframework.data.redis.connection.RedisHashCommands;
import org.springframework.data.redis.connection.RedisHyperLogLogCommands;
import org.springframework.data.redis.connection.RedisKeyCommands;
import org.springframework.data.redis.connection.RedisListCommands;
import org.springframework.data.redis.connection.RedisScriptingCommands;
import org.springframework.data.redis.connection.RedisServerCommands;
import org.springframework.data.redis.connection.RedisSetCommands;
import org.springframework.data.redis.connection.RedisStreamCommands;
import org.springframework.data.redis.connection.RedisStringCommands;
import org.springframework.data.redis.connection.RedisZSetCommands;
import org.springframework.data.redis.core.Cursor;

/** Fails when a method of Spring's interfaces has no row, so that none is left out when a version adds some. */
class EveryMethodHasARowTest {

    private static final Set<Class<?>> GROUPS = Set.of(
            RedisGeoCommands.class,
            RedisHashCommands.class,
            RedisHyperLogLogCommands.class,
            RedisKeyCommands.class,
            RedisListCommands.class,
            RedisScriptingCommands.class,
            RedisServerCommands.class,
            RedisSetCommands.class,
            RedisStreamCommands.class,
            RedisStringCommands.class,
            RedisZSetCommands.class);

    @Test
    void noAbstractMethodOfACommandGroupIsWithoutARow() {
        Set<String> missing = new TreeSet<>();
        for (Class<?> group : GROUPS) {
            Arrays.stream(group.getDeclaredMethods())
                    .filter(method -> Modifier.isAbstract(method.getModifiers()))
                    .filter(method -> method.getReturnType() != Cursor.class) // see ScanTest
                    .map(EveryMethodHasARowTest::signature)
                    .forEach(missing::add);
        }
        assertThat(missing).as("the interfaces were found").hasSizeGreaterThan(200);
        Set<String> called = new TreeSet<>();
        Groups.all().forEach(row -> row.call().apply(recording(RedisConnection.class, called)));
        missing.removeAll(called);
        missing.remove("RedisScriptingCommands.scriptKill()"); // not in a transaction, see ModesTest
        assertThat(missing).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static <T> T recording(Class<T> type, Set<String> called) {
        return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
            called.add(signature(method));
            return GROUPS.contains(method.getReturnType()) ? recording(method.getReturnType(), called) : null;
        });
    }

    private static String signature(Method method) {
        return Arrays.stream(method.getParameterTypes())
                .map(Class::getSimpleName)
                .collect(Collectors.joining(
                        ", ", method.getDeclaringClass().getSimpleName() + "." + method.getName() + "(", ")"));
    }
}
