package io.solidis.command;

import java.util.List;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The scenarios of one group of commands, each run as one test. The class that implements this for {@code XCommands} is
 * named {@code XCommandsTest}, in the same package: {@link CommandCatalogTest} finds it by that name.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public interface CommandRows {

    /** At least one row per factory method, overloads counted. */
    List<CommandRow> rows();

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    default void sendsExactlyTheseBytesAndReadsBothProtocols(CommandRow row) {
        row.verify();
    }
}
