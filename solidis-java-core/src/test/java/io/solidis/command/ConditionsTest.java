package io.solidis.command;

import static io.solidis.command.CommandRow.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.args.Expiry;
import io.solidis.command.args.ValueCondition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionsTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "0123456789abcde", "0123456789abcdef0", "0123456789abcdeg", "0123456789abcde\u0663"})
    void aDigestThatCouldMakeTheServerAnswerTwiceIsNotSent(String digest) {
        assertThatThrownBy(() -> ValueCondition.ifDigestEqual(digest)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ValueCondition.ifDigestNotEqual(digest)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void missingKeysAndValuesAreRefusedByName() {
        assertThatThrownBy(() -> StringCommands.get(null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("GET: key must not be null");
        assertThatThrownBy(() -> StringCommands.set(b("k"), null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("SET: value must not be null");
        assertThatThrownBy(StringCommands::mget)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("MGET: keys");
        assertThatThrownBy(() -> ListCommands.lpush(b("k"), b("a"), null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("LPUSH: elements");
    }

    @Test
    void anExpiryShowsItsFormAndTime() {
        assertThat(Expiry.seconds(5)).hasToString("EX 5");
        assertThat(Expiry.keep()).hasToString("KEEPTTL");
    }
}
