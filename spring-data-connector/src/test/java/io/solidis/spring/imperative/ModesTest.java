package io.solidis.spring.imperative;

import static io.solidis.command.RespText.bulk;
import static io.solidis.command.RespText.integer;
import static io.solidis.spring.imperative.Rows.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.solidis.spring.connection.SolidisConnection;
import io.solidis.spring.execution.ExecutorSource;
import io.solidis.spring.execution.Immediate;
import io.solidis.spring.execution.Lease;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.RedisConnection;
import org.springframework.data.redis.connection.RedisPipelineException;
import org.springframework.data.redis.core.ScanOptions;

/** How a connection goes from one mode to another, and which executor it uses meanwhile. */
@SuppressWarnings("deprecation") // the shortest way to call a command on a connection
class ModesTest {

    private static final byte[] K = b("k");

    private final FakeExecutor shared = new FakeExecutor(integer(1));
    private final FakeExecutor exclusive = new FakeExecutor(integer(1));
    private final AtomicInteger lent = new AtomicInteger();
    private final AtomicInteger returned = new AtomicInteger();

    @Test
    void aShortPipelineIsOneCall() {
        RedisConnection connection = connection(true);
        connection.openPipeline();
        IntStream.range(0, 100).forEach(i -> connection.incr(K));
        assertThat(shared.calls).as("before the close").isZero();
        assertThat(connection.closePipeline()).hasSize(100);
        assertThat(shared.calls).isEqualTo(1);
    }

    @Test
    void aLongPipelineDoesNotWaitInMemoryForItsClose() {
        RedisConnection connection = connection(true);
        connection.openPipeline();
        IntStream.range(0, 100_000).forEach(i -> connection.incr(K));
        assertThat(shared.requests).as("sent before the close").hasSizeGreaterThan(90_000);
        assertThat(connection.closePipeline()).hasSize(100_000);
        assertThat(shared.requests).hasSize(100_000);
    }

    @Test
    void aPipelineOfLargeValuesLeavesByItsBytes() {
        RedisConnection connection = connection(true);
        connection.openPipeline();
        byte[] value = new byte[100 * 1024];
        IntStream.range(0, 3).forEach(i -> connection.set(K, value));
        assertThat(shared.requests).as("sent before the close").hasSize(3);
        assertThat(connection.closePipeline()).hasSize(3);
    }

    @Test
    void openingAPipelineTwiceOpensOneAndClosingNoneGivesNothing() {
        RedisConnection connection = connection(true);
        assertThat(connection.closePipeline()).isEmpty();
        connection.openPipeline();
        connection.incr(K);
        connection.openPipeline();
        assertThat(connection.closePipeline()).containsExactly(1L);
        assertThat(connection.isPipelined()).isFalse();
    }

    @Test
    void aBlockingCommandMovesItsPipelineToAnExclusiveConnectionInOrder() {
        RedisConnection connection = connection(true);
        connection.openPipeline();
        connection.incr(K);
        connection.bRPopLPush(1, K, K);
        connection.incr(K);
        assertThat(connection.closePipeline()).hasSize(3);
        assertThat(shared.requests).containsExactly("INCR k");
        assertThat(exclusive.requests).containsExactly("BRPOPLPUSH k k 1", "INCR k");
        connection.close();
        assertThat(returned).hasValue(1);
    }

    @Test
    void everythingAfterWatchRunsOnOneExclusiveConnectionUntilClose() {
        RedisConnection connection = connection(true);
        connection.watch(K);
        assertThat(connection.isQueueing()).as("after WATCH alone").isFalse();
        assertThat(connection.incr(K)).isEqualTo(1);
        connection.multi();
        connection.incr(K);
        assertThat(connection.exec()).containsExactly(1L);
        assertThat(shared.requests).isEmpty();
        assertThat(exclusive.requests).containsExactly("WATCH k", "INCR k", "INCR k");
        assertThat(lent).hasValue(1);
        connection.close();
        connection.close();
        assertThat(returned).hasValue(1);
    }

    @Test
    void watchInsideAPipelineIsSentAtOnce() {
        RedisConnection connection = connection(true);
        connection.openPipeline();
        connection.incr(K);
        connection.watch(K);
        assertThat(exclusive.requests).containsExactly("WATCH k");
        assertThat(connection.closePipeline()).containsExactly(1L);
    }

    @Test
    void selectPinsAnExclusiveConnection() {
        RedisConnection connection = connection(true);
        connection.select(3);
        connection.incr(K);
        assertThat(exclusive.requests).containsExactly("SELECT 3", "INCR k");
        assertThat(shared.requests).isEmpty();
    }

    @Test
    void aTransactionWithoutWatchNeedsNoExclusiveConnection() {
        RedisConnection connection = connection(true);
        connection.multi();
        connection.multi();
        assertThat(connection.isQueueing()).isTrue();
        connection.incr(K);
        connection.exec();
        assertThat(shared.transactions).isEqualTo(1);
        assertThat(lent).hasValue(0);
    }

    @Test
    void aTransactionByNameIsTheOneOfTheConnection() {
        RedisConnection connection = connection(true);
        connection.execute("watch", K);
        assertThat(connection.execute("multi")).isEqualTo(b("OK"));
        assertThat(connection.isQueueing()).isTrue();
        assertThat(connection.incr(K)).isNull();
        assertThat(connection.execute("exec")).isEqualTo(List.of(1L));
        connection.execute("MULTI");
        connection.execute("DISCARD");
        assertThat(connection.isQueueing()).isFalse();
        assertThat(exclusive.requests).containsExactly("WATCH k", "INCR k", "UNWATCH");
    }

    @Test
    void anEmptyTransactionIsNotAnAbortedOne() {
        RedisConnection connection = connection(true);
        connection.multi();
        assertThat(connection.exec()).isEmpty();
    }

    @Test
    void discardSendsNothingAndLeavesTheConnectionReadyForTheNext() {
        RedisConnection connection = connection(true);
        connection.multi();
        connection.incr(K);
        connection.discard();
        assertThat(shared.requests).isEmpty();
        assertThat(connection.isQueueing()).isFalse();
        connection.multi();
        connection.incr(K);
        assertThat(connection.exec()).hasSize(1);
    }

    @Test
    void discardForgetsWatchedKeys() {
        RedisConnection connection = connection(true);
        connection.watch(K);
        connection.multi();
        connection.discard();
        assertThat(exclusive.requests).containsExactly("WATCH k", "UNWATCH");
    }

    @Test
    void execWithoutMultiFailsAtOnceOrWhereItStandsInAPipeline() {
        RedisConnection connection = connection(true);
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(connection::exec);
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(connection::discard);
        connection.openPipeline();
        connection.incr(K);
        assertThat(connection.exec()).isNull();
        connection.incr(K);
        assertThatExceptionOfType(RedisPipelineException.class)
                .isThrownBy(connection::closePipeline)
                .satisfies(e -> {
                    assertThat(e.getPipelineResult()).hasSize(3).element(1).isInstanceOf(RedisSystemException.class);
                    assertThat(e.getPipelineResult().get(2)).isEqualTo(1L);
                });
    }

    @Test
    void aPipelineInsideATransactionClosesWithoutEndingIt() {
        RedisConnection connection = connection(true);
        connection.multi();
        connection.openPipeline();
        connection.incr(K);
        assertThat(connection.closePipeline()).isEmpty();
        assertThat(connection.isQueueing()).isTrue();
        assertThat(connection.exec()).containsExactly(1L);
    }

    @Test
    void withoutConversionStatusesStayInTransactionsAndRepliesArePlain() {
        RedisConnection connection = connection(false);
        connection.multi();
        connection.setRange(K, K, 1);
        connection.getBit(K, 1);
        assertThat(connection.exec()).containsExactly(1L, 1L);
        connection.openPipeline();
        connection.setRange(K, K, 1);
        connection.getBit(K, 1);
        assertThat(connection.closePipeline()).containsExactly(1L);
    }

    @Test
    void whatNeedsItsReplyAtOnceIsRefusedWhileCollecting() {
        RedisConnection connection = connection(true);
        List<Runnable> immediate = List.of(
                () -> connection.scan(ScanOptions.NONE),
                () -> connection.hScan(K, ScanOptions.NONE),
                () -> connection.sScan(K, ScanOptions.NONE),
                () -> connection.zScan(K, ScanOptions.NONE),
                () -> connection.subscribe((message, pattern) -> {}, K),
                () -> connection.pSubscribe((message, pattern) -> {}, K));
        connection.openPipeline();
        for (Runnable each : immediate) {
            assertThatExceptionOfType(InvalidDataAccessApiUsageException.class).isThrownBy(each::run);
        }
    }

    @Test
    void watchAndScriptKillAreRefusedInATransaction() {
        RedisConnection connection = connection(true);
        connection.scriptKill();
        assertThat(shared.requests).containsExactly("SCRIPT KILL");
        connection.multi();
        assertThatExceptionOfType(InvalidDataAccessApiUsageException.class).isThrownBy(() -> connection.watch(K));
        assertThatExceptionOfType(InvalidDataAccessApiUsageException.class).isThrownBy(connection::scriptKill);
        assertThat(connection.isQueueing()).isTrue();
    }

    @Test
    void aClosedConnectionRefusesEverything() {
        RedisConnection connection = connection(true);
        connection.multi();
        connection.incr(K);
        connection.close();
        assertThat(connection.isClosed()).isTrue();
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(connection::exec);
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(() -> connection.get(K));
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(() -> connection.bLPop(1, K));
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(() -> connection.watch(K));
        assertThat(lent).hasValue(0);
        assertThat(shared.requests).isEmpty();
    }

    @Test
    void badArgumentsFailBeforeAnythingIsSent() {
        RedisConnection connection = connection(true);
        assertThatIllegalArgumentException().isThrownBy(() -> connection.get(null));
        assertThatIllegalArgumentException().isThrownBy(() -> connection.set(K, null));
        assertThatIllegalArgumentException().isThrownBy(() -> connection.del());
        assertThatIllegalArgumentException().isThrownBy(() -> connection.sAdd(K, new byte[][] {null}));
        assertThatIllegalArgumentException().isThrownBy(() -> connection.zRangeByLex(K, null));
        assertThatIllegalArgumentException().isThrownBy(() -> connection.execute(""));
        assertThatIllegalArgumentException().isThrownBy(() -> connection.info(""));
        assertThat(shared.requests).isEmpty();
    }

    @Test
    void aCursorWalksAllPagesAndClosesItsConnection() {
        FakeExecutor pages = new FakeExecutor("*2\r\n" + bulk("18446744073709551615") + "*1\r\n" + bulk("a"));
        RedisConnection connection = ScenarioTest.connection(pages, true);
        try (var cursor =
                connection.scan(ScanOptions.scanOptions().match("a*").count(7).build())) {
            assertThat(new String(cursor.next())).isEqualTo("a");
            assertThat(cursor.getId().getCursorId()).isEqualTo("18446744073709551615");
            assertThat(new String(cursor.next())).isEqualTo("a");
        }
        assertThat(pages.requests).startsWith("SCAN 0 MATCH a* COUNT 7", "SCAN 18446744073709551615 MATCH a* COUNT 7");
        assertThat(connection.isClosed()).isTrue();
    }

    @Test
    void aFailingFirstScanClosesTheConnection() {
        RedisConnection connection = ScenarioTest.connection(new FakeExecutor("-ERR no\r\n"), true);
        assertThatExceptionOfType(RedisSystemException.class).isThrownBy(() -> connection.scan(ScanOptions.NONE));
        assertThat(connection.isClosed()).isTrue();
    }

    @Test
    void theNativeConnectionIsWhereCommandsGo() {
        RedisConnection connection = connection(true);
        assertThat(connection.getNativeConnection()).isSameAs(shared);
        connection.select(1);
        assertThat(connection.getNativeConnection()).isSameAs(exclusive);
    }

    private RedisConnection connection(boolean convertResults) {
        return new SolidisConnection(new ExecutorSource(
                new Immediate(shared, convertResults),
                () -> {
                    lent.incrementAndGet();
                    return new Lease(exclusive, returned::incrementAndGet);
                },
                (listener, events) -> {
                    throw new AssertionError("no subscriber is needed here");
                }));
    }
}
