package io.solidis.connection;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.command.Replies;
import io.solidis.error.CommandRefusedException;
import io.solidis.error.SolidisException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PendingTest {
    private static final long CLIENT = TimeUnit.SECONDS.toNanos(5);

    @Test
    void deadlineIsTheClientsUnlessTheCommandHasItsOwn() {
        assertThat(timeout(text("GET", "k"))).isEqualTo(CLIENT);
        assertThat(timeout(text("GET", "k").withTimeout(Duration.ofMillis(7)))).isEqualTo(7_000_000);
        assertThat(timeout(text("GET", "k").withTimeout(Duration.ZERO))).isZero();
        assertThat(Pending.timeoutNanos(text("GET", "k"), 0)).isZero();
    }

    @Test
    void blockingCommandGetsItsWaitingTimeOnTop() {
        assertThat(timeout(text("BLPOP", "k", "0.2"))).isEqualTo(CLIENT + 200_000_000);
        assertThat(timeout(text("BLPOP", "k", "0"))).isZero();
        assertThat(Pending.timeoutNanos(text("BLPOP", "k", "1"), 0)).isZero();
    }

    @Test
    void absurdlyLongTimesStayDeadlinesInTheFuture() {
        assertThat(timeout(text("BLPOP", "k", "1e17"))).isGreaterThan(TimeUnit.DAYS.toNanos(30_000));
        assertThat(timeout(text("GET", "k").withTimeout(Duration.ofSeconds(Long.MAX_VALUE))))
                .isGreaterThan(TimeUnit.DAYS.toNanos(30_000));
        PendingCommand<?> pending = new PendingCommand<>(text("GET", "k"), timeout(text("BLPOP", "k", "1e17")), null);
        assertThat(pending.isOverdue(System.nanoTime())).isFalse();
        List<Command<?>> batch = List.of(text("BLPOP", "k", "1e17"), text("BLPOP", "k", "1e17"));
        assertThat(new PendingBatch(batch, Pending.timeoutNanos(batch, CLIENT), null).isOverdue(System.nanoTime()))
                .isFalse();
    }

    @Test
    void batchMayTakeAsLongAsItsLongestCommandAndAllWaitingOfTheServer() {
        List<Command<?>> commands = List.of(
                text("GET", "k"),
                text("GET", "k").withTimeout(Duration.ofSeconds(8)),
                text("BLPOP", "k", "1"),
                text("BLPOP", "k", "2"));
        assertThat(Pending.timeoutNanos(commands, CLIENT)).isEqualTo(TimeUnit.SECONDS.toNanos(11));
        assertThat(Pending.timeoutNanos(List.of(text("GET", "k"), text("BLPOP", "k", "0")), CLIENT))
                .isZero();
    }

    @Test
    void deadlineOfABatchMovesWhileRepliesComeAndOnlyThen() {
        PendingBatch batch = new PendingBatch(List.of(text("GET", "a"), text("GET", "b")), 1000, null);
        long later = batch.deadlineNanos + 1;
        assertThat(batch.prolong(later)).isFalse();
        batch.accept("x");
        assertThat(batch.prolong(later)).isTrue();
        assertThat(batch.deadlineNanos).isEqualTo(later + 1000);
        assertThat(batch.prolong(later)).isFalse();
    }

    @Test
    void commandThatHasToBeAloneIsRefusedInAPipeline() {
        List<Command<?>> commands = List.of(text("PING"), text("AUTH", "s3cret"));
        assertThatThrownBy(() -> new PendingBatch(commands, 0, null))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessageContaining("AUTH")
                .hasMessageNotContaining("s3cret");
    }

    @Test
    void decoderThatFailsBadlyEndsItsOwnCommandOnly() {
        Command<Object> broken = Command.of("GET").add("k").reply(reply -> {
            throw new StackOverflowError();
        });
        PendingCommand<Object> one = new PendingCommand<>(broken, 0, null);
        one.accept("x");
        assertThat(one).isCompletedExceptionally();
        PendingBatch batch =
                new PendingBatch(List.of(broken, Command.of("GET").add("k").reply(Replies.RAW)), 0, null);
        batch.accept("x");
        batch.accept("y");
        assertThat(batch.join())
                .satisfiesExactly(
                        first -> assertThat(first).isInstanceOf(SolidisException.class),
                        second -> assertThat(second).isEqualTo("y"));
    }

    private static long timeout(Command<?> command) {
        return Pending.timeoutNanos(command, CLIENT);
    }
}
