package io.solidis.benchmarks.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class OptionsTest {

    @Test
    void fullRepeatsAndQuickDoesNot() {
        assertThat(Options.parse("full").rounds()).isEqualTo(5);
        assertThat(Options.parse("quick").rounds()).isEqualTo(1);
    }

    @Test
    void everyOptionIsRead() {
        Options options = Options.parse(
                "full",
                "--only",
                "get-(1|8)$",
                "--clients",
                "jedis,lettuce",
                "--rounds",
                "3",
                "--warmup",
                "0.5",
                "--measure",
                "2",
                "--since",
                "100");

        assertThat(options.only().orElseThrow().matcher("template-get-8").find())
                .isTrue();
        assertThat(options.clients()).containsExactly("jedis", "lettuce");
        assertThat(options.rounds()).isEqualTo(3);
        assertThat(options.time()).contains(new SampleTime(Duration.ofMillis(500), Duration.ofSeconds(2)));
        assertThat(options.since()).isEqualTo(Instant.ofEpochSecond(100));
    }

    @Test
    void whatIsNotUnderstoodIsRefusedInsteadOfIgnored() {
        assertThatIllegalArgumentException().isThrownBy(Options::parse);
        assertThatIllegalArgumentException().isThrownBy(() -> Options.parse("quickly"));
        assertThatIllegalArgumentException().isThrownBy(() -> Options.parse("quick", "--client", "jedis"));
        assertThatIllegalArgumentException().isThrownBy(() -> Options.parse("quick", "--only"));
        assertThatIllegalArgumentException().isThrownBy(() -> Options.parse("quick", "--warmup", "1"));
        assertThatIllegalArgumentException().isThrownBy(() -> Options.parse("quick", "--rounds", "0"));
    }

    @Test
    void quickSharesWhatIsLeftOfItsTimeAndFullDoesNotHurry() {
        var late = new Pace(
                Options.parse("quick", "--since", String.valueOf(Instant.now().getEpochSecond() - 1_000)));
        var early = new Pace(Options.parse("quick"));

        assertThat(late.next(50).total()).isLessThan(Duration.ofSeconds(2));
        assertThat(late.isOver()).isTrue();
        assertThat(early.isOver()).isFalse();
        assertThat(early.next(50).total()).isBetween(Duration.ofSeconds(3), Duration.ofSeconds(5));
        assertThat(early.next(1).total()).isEqualTo(Duration.ofSeconds(8));
        assertThat(new Pace(Options.parse("full")).next(1_000).warmUp()).isEqualTo(Duration.ofSeconds(10));
    }
}
