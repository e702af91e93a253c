package io.solidis.test;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/** Runs the tests marked with {@link OnEveryServer}. */
final class ServerMatrix implements TestTemplateInvocationContextProvider {
    private static final Namespace SERVERS = Namespace.create(ServerMatrix.class);

    @Override
    public boolean supportsTestTemplate(ExtensionContext context) {
        return true;
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext context) {
        return Stream.of(TestServer.values()).map(Run::new);
    }

    private record Run(TestServer kind)
            implements TestTemplateInvocationContext, BeforeEachCallback, ParameterResolver {
        @Override
        public String getDisplayName(int index) {
            return kind.title();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(this);
        }

        // Not while resolving parameters, where JUnit would turn the abortion into a failure.
        @Override
        public void beforeEach(ExtensionContext context) {
            kind.require();
            if (Stream.of(context.getRequiredTestMethod().getParameterTypes()).anyMatch(RedisServer.class::equals)) {
                empty(shared(context));
            }
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            Class<?> type = parameter.getParameter().getType();
            return type == RedisServer.class || type == TestServer.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == TestServer.class ? kind : shared(context);
        }

        private RedisServer shared(ExtensionContext context) {
            // The store of the class closes the server after its last test.
            ExtensionContext ofClass = context;
            while (ofClass.getTestMethod().isPresent()) {
                ofClass = ofClass.getParent().orElseThrow();
            }
            return ofClass.getStore(SERVERS)
                    .computeIfAbsent(kind, absent -> kind.builder().start(), RedisServer.class);
        }

        private static void empty(RedisServer server) {
            server.command("FLUSHALL");
            server.command("FUNCTION", "FLUSH");
            server.command("SCRIPT", "FLUSH");
            server.command("CONFIG", "RESETSTAT");
        }
    }
}
