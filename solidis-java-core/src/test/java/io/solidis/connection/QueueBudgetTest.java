package io.solidis.connection;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.command.Command;
import io.solidis.error.QueueLimitException;
import io.solidis.options.QueueLimits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class QueueBudgetTest {

    @Test
    void refusesByCountAndTakesNothingForIt() {
        QueueBudget budget = new QueueBudget(new QueueLimits(2, 1 << 20));
        Pending<?> first = command("GET", "k");
        budget.admit(first, "node");
        budget.admit(command("GET", "k"), "node");
        assertThatThrownBy(() -> budget.admit(command("GET", "secret"), "node:1"))
                .isInstanceOf(QueueLimitException.class)
                .hasMessageContainingAll("GET", "node:1", "2 commands")
                .hasMessageNotContaining("secret");
        assertThat(budget.commands()).isEqualTo(2);
        budget.release(QueueBudget.weight(first));
        assertThatCode(() -> budget.admit(command("GET", "k"), "node")).doesNotThrowAnyException();
    }

    @Test
    void refusesByBytesOnceTheyAreUsedUp() {
        QueueBudget budget = new QueueBudget(new QueueLimits(1000, 1000));
        budget.admit(command("SET", "k", "v".repeat(5000)), "node");
        assertThatThrownBy(() -> budget.admit(command("GET", "k"), "node")).isInstanceOf(QueueLimitException.class);
    }

    @Test
    void batchCountsEveryCommand() {
        QueueBudget budget = new QueueBudget(new QueueLimits(10, 1 << 20));
        PendingBatch batch = new PendingBatch(Collections.nCopies(25, text("GET", "k")), 0, null);
        budget.admit(batch, "node");
        assertThat(budget.commands()).isEqualTo(25);
        budget.release(QueueBudget.weight(batch));
        assertThat(budget.commands()).isZero();
    }

    @Test
    void batchOfMoreCommandsThanTheCounterHoldsComesOutEven() {
        QueueBudget budget = new QueueBudget(QueueLimits.DEFAULT);
        Command<?> one = text("GET", "k");
        List<Command<?>> many = Collections.nCopies(20_000_000, one);
        Pending<?> batch = new HugeBatch(many);
        budget.admit(batch, "node");
        assertThatThrownBy(() -> budget.admit(command("GET", "k"), "node")).isInstanceOf(QueueLimitException.class);
        budget.release(QueueBudget.weight(batch));
        assertThat(budget.commands()).isZero();
        assertThat(budget.describe()).isEqualTo("0 commands (0 bytes)");
    }

    @Test
    void entryThatNeverAskedWeighsNothing() {
        assertThat(QueueBudget.weight(command("PING"))).isZero();
    }

    @Test
    void manyThreadsNeverGetMoreThanTheLimitAndAlwaysComeOutEven() throws InterruptedException {
        QueueBudget budget = new QueueBudget(new QueueLimits(50, 1 << 20));
        CountDownLatch done = new CountDownLatch(8);
        for (int thread = 0; thread < 8; thread++) {
            new Thread(() -> {
                        for (int round = 0; round < 2000; round++) {
                            List<Pending<?>> admitted = new ArrayList<>();
                            for (int i = 0; i < 10; i++) {
                                Pending<?> pending = command("GET", "k");
                                try {
                                    budget.admit(pending, "node");
                                    admitted.add(pending);
                                } catch (QueueLimitException full) {
                                    break;
                                }
                            }
                            admitted.forEach(pending -> budget.release(QueueBudget.weight(pending)));
                        }
                        done.countDown();
                    })
                    .start();
        }
        done.await();
        assertThat(budget.describe()).isEqualTo("0 commands (0 bytes)");
    }

    private static Pending<?> command(String... words) {
        return new PendingCommand<>(text(words), 0, null);
    }

    /** As heavy as its commands, without holding a result for each. */
    private static final class HugeBatch extends Pending<Void> {
        private final List<Command<?>> commands;

        HugeBatch(List<Command<?>> commands) {
            super(0, null);
            this.commands = commands;
        }

        @Override
        int commands() {
            return commands.size();
        }

        @Override
        long size() {
            return Long.MAX_VALUE;
        }

        @Override
        String label() {
            return "huge";
        }

        @Override
        boolean isBlocking() {
            return false;
        }

        @Override
        boolean isBarrier() {
            return false;
        }

        @Override
        boolean encode(io.solidis.protocol.RespEncoder out) {
            return true;
        }

        @Override
        boolean isEndedBy(Object reply) {
            return true;
        }

        @Override
        void accept(Object reply) {}
    }
}
