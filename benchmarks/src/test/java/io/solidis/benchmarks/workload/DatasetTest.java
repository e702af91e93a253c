package io.solidis.benchmarks.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatasetTest {

    private final Dataset data = new Dataset(Dataset.KEYS, 64);

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 64, 1_000, 10_000})
    void callersNeverShareAKeyAndChangeTheValueWheneverTheyComeBackToOne(int callers) {
        int own = Dataset.KEYS / callers;
        Set<Integer> seen = new HashSet<>();
        for (int caller = 0; caller < callers; caller++) {
            for (long i = 0; i < own; i++) {
                assertThat(seen.add(data.index(caller, callers, i))).isTrue();
            }
        }
        assertThat(data.version(callers, own)).isNotEqualTo(data.version(callers, 0));
        assertThat(data.version(callers, 2L * own)).isEqualTo(data.version(callers, 0));
    }

    @Test
    void anotherKeysValueAnOlderValueAndNoValueAreAllWrong() {
        assertThatCode(() -> data.check(5, 1, data.value(5, 1).clone())).doesNotThrowAnyException();
        assertThatIllegalStateException().isThrownBy(() -> data.check(5, 1, data.value(5, 0)));
        assertThatIllegalStateException().isThrownBy(() -> data.check(5, 1, data.value(6, 1)));
        assertThatIllegalStateException().isThrownBy(() -> data.check(5, 1, null));
    }

    @Test
    void workloadsHaveIdsOfTheirOwn() {
        assertThat(Workloads.all()).extracting(Workload::id).doesNotHaveDuplicates();
    }
}
