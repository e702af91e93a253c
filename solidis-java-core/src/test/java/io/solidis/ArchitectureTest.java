package io.solidis;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.concurrent.Future;

/** Holds the core to its levels: error, protocol, command, connection, node, then topology and pubsub, then the client. */
@AnalyzeClasses(packages = "io.solidis", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule EACH_LEVEL_USES_ONLY_LOWER_LEVELS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("options")
            .definedBy("io.solidis.options..")
            .layer("observe")
            .definedBy("io.solidis.observe..")
            .layer("error")
            .definedBy("io.solidis.error..")
            .layer("protocol")
            .definedBy("io.solidis.protocol..")
            .layer("command")
            .definedBy("io.solidis.command..")
            .layer("connection")
            .definedBy("io.solidis.connection..")
            .layer("node")
            .definedBy("io.solidis.node..")
            .layer("topology")
            .definedBy("io.solidis.topology..")
            .layer("pubsub")
            .definedBy("io.solidis.pubsub..")
            .layer("client")
            .definedBy("io.solidis")
            .whereLayer("options")
            .mayNotAccessAnyLayer()
            .whereLayer("observe")
            .mayNotAccessAnyLayer()
            .whereLayer("error")
            .mayNotAccessAnyLayer()
            .whereLayer("protocol")
            .mayOnlyAccessLayers("error", "options", "observe")
            .whereLayer("command")
            .mayOnlyAccessLayers("protocol", "error", "options", "observe")
            .whereLayer("connection")
            .mayOnlyAccessLayers("command", "protocol", "error", "options", "observe")
            .whereLayer("node")
            .mayOnlyAccessLayers("connection", "command", "protocol", "error", "options", "observe")
            .whereLayer("topology")
            .mayOnlyAccessLayers("node", "connection", "command", "protocol", "error", "options", "observe")
            .whereLayer("pubsub")
            .mayOnlyAccessLayers("node", "connection", "command", "protocol", "error", "options", "observe")
            .whereLayer("client")
            .mayNotBeAccessedByAnyLayer()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule EVERY_CLASS_BELONGS_TO_A_LEVEL = classes()
            .should()
            .resideInAnyPackage(
                    "io.solidis",
                    "io.solidis.error",
                    "io.solidis.protocol",
                    "io.solidis.command..",
                    "io.solidis.connection",
                    "io.solidis.node",
                    "io.solidis.topology",
                    "io.solidis.pubsub",
                    "io.solidis.options",
                    "io.solidis.observe")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule LEVELS_HAVE_NO_CYCLES =
            slices().matching("io.solidis.(*)..").should().beFreeOfCycles().allowEmptyShould(true);

    @ArchTest
    static final ArchRule ONLY_JDK_NETTY_JSPECIFY_AND_SLF4J_ARE_USED = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.solidis..",
                    "io.netty..",
                    "org.jspecify..",
                    "org.slf4j..",
                    "java..",
                    "javax.net..",
                    "javax.security..",
                    "javax.crypto..",
                    "jdk.net..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule COMMANDS_AND_PROTOCOL_KNOW_NO_CHANNEL = noClasses()
            .that()
            .resideInAnyPackage("io.solidis.command..", "io.solidis.protocol..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.netty.channel..", "io.netty.handler..", "io.netty.bootstrap..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule PROTOCOL_KNOWS_NO_FUTURE = noClasses()
            .that()
            .resideInAPackage("io.solidis.protocol..")
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Future.class)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule NO_METHOD_IS_SYNCHRONIZED =
            methods().should().notHaveModifier(JavaModifier.SYNCHRONIZED).allowEmptyShould(true);
}
