package io.solidis.spring.reactive;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.Set;
import org.springframework.data.redis.connection.ReactiveRedisConnection;

/** Notes which methods of a connection and of its command groups are called. */
final class CallRecorder {

    final Set<Method> called = new HashSet<>();

    ReactiveRedisConnection around(ReactiveRedisConnection connection) {
        return proxy(ReactiveRedisConnection.class, connection);
    }

    private <T> T proxy(Class<T> type, T target) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, args) -> {
            called.add(method);
            try {
                return method.isDefault()
                        ? InvocationHandler.invokeDefault(self, method, args)
                        : wrapped(method, method.invoke(target, args));
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }));
    }

    @SuppressWarnings("unchecked")
    private Object wrapped(Method method, Object result) {
        Class<?> type = method.getReturnType();
        return type.getSimpleName().endsWith("Commands") ? proxy((Class<Object>) type, result) : result;
    }
}
