package io.solidis.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps the scenarios complete: a factory method without one fails here. */
class CommandCatalogTest {

    static Stream<Class<?>> groups() {
        return GenericCommands.GROUPS.stream();
    }

    @ParameterizedTest
    @MethodSource("groups")
    void everyFactoryMethodHasAScenario(Class<?> group) throws ReflectiveOperationException {
        Map<String, Long> rows = scenariosOf(group).rows().stream()
                .collect(Collectors.groupingBy(CommandRow::factory, TreeMap::new, Collectors.counting()));
        Map<String, Long> factories = Arrays.stream(group.getDeclaredMethods())
                .filter(CommandCatalogTest::isFactory)
                .map(Method::getName)
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        assertThat(factories).as("factory methods of %s", group.getSimpleName()).isNotEmpty();
        assertThat(rows.keySet()).as("names of rows").isSubsetOf(factories.keySet());
        assertThat(factories)
                .allSatisfy((name, overloads) -> assertThat(rows.getOrDefault(name, 0L))
                        .as("rows for %s, which has %d forms", name, overloads)
                        .isGreaterThanOrEqualTo(overloads));
    }

    static CommandRows scenariosOf(Class<?> group) throws ReflectiveOperationException {
        return (CommandRows)
                Class.forName(group.getName() + "Test").getDeclaredConstructor().newInstance();
    }

    private static boolean isFactory(Method method) {
        return Modifier.isPublic(method.getModifiers())
                && Modifier.isStatic(method.getModifiers())
                && Command.class.isAssignableFrom(method.getReturnType());
    }
}
