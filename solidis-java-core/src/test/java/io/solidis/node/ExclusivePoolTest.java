package io.solidis.node;

import static io.solidis.test.Words.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.solidis.connection.ConnectionState;
import io.solidis.error.CommandInterruptedException;
import io.solidis.error.ConnectionException;
import io.solidis.error.PoolExhaustedException;
import io.solidis.options.PoolOptions;
import io.solidis.options.SolidisOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class ExclusivePoolTest extends NodeFixture {

    @Test
    void poolIsBoundedAndTellsWhoWaitedTooLong() {
        Node small = node(1, 100);
        try (ExclusiveConnection held = small.exclusive()) {
            held.call(text("GET", "k"));
            assertThatThrownBy(small::exclusive)
                    .isInstanceOf(PoolExhaustedException.class)
                    .hasMessageContainingAll("within 100 ms", "all 1 are lent out", "127.0.0.1:" + server.port());
            assertThat(outcome(small.execute(text("BLPOP", "k", "1")))).isInstanceOf(PoolExhaustedException.class);
        }
        await(() -> small.lentConnections() == 0);
        small.exclusive().close();
        small.close();
    }

    @Test
    void waiterGetsTheConnectionThatIsGivenBackOrAReplacementForOneThatDied() {
        Node small = node(1, 5000);
        ExclusiveConnection first = small.exclusive();
        first.call(text("GET", "k"));
        CompletableFuture<ExclusiveConnection> second = small.exclusiveAsync();
        CompletableFuture<ExclusiveConnection> third = small.exclusiveAsync();
        assertThat(second).isNotDone();
        first.close();
        ExclusiveConnection lent = (ExclusiveConnection) outcome(second);
        assertThat(lent.call(text("GET", "k"))).isEqualTo("v");
        assertThat(third).isNotDone();
        lent.discard();
        ExclusiveConnection replacement = (ExclusiveConnection) outcome(third);
        assertThat(replacement.call(text("GET", "k"))).isEqualTo("v");
        assertThat(server.connectionCount()).isEqualTo(2);
        replacement.close();
        await(() -> small.lentConnections() == 0);
        small.close();
    }

    @Test
    void placeIsGivenBackWhenTheConnectionCannotBeMade() {
        server.refuseConnections();
        for (int i = 0; i < 5; i++) {
            assertThatThrownBy(() -> node.call(text("BLPOP", "k", "1"))).isInstanceOf(ConnectionException.class);
            assertThat(outcome(node.execute(text("BLPOP", "k", "1")))).isInstanceOf(ConnectionException.class);
        }
        await(() -> node.lentConnections() == 0);
        server.acceptConnections();
        server.expect("BLPOP", "k", "1").reply("$1\r\nx\r\n");
        assertThat(node.call(text("BLPOP", "k", "1"))).isEqualTo("x");
    }

    @Test
    void idleConnectionThatDiedIsNotLent() {
        try (ExclusiveConnection connection = node.exclusive()) {
            connection.call(text("GET", "k"));
        }
        server.dropConnections();
        await(() -> {
            try (ExclusiveConnection connection = node.exclusive()) {
                return "v".equals(outcome(connection.execute(text("GET", "k"))));
            }
        });
        assertThat(server.connectionCount()).isGreaterThanOrEqualTo(2);
        await(() -> node.lentConnections() == 0);
    }

    @Test
    void idleConnectionsAreClosedAfterAWhileWithoutAnybodyComing() {
        SolidisOptions options = options(4, 5000)
                .pool(new PoolOptions(4, Duration.ofSeconds(5), Duration.ofMillis(50)))
                .build();
        Node tidy = new Node(options, threads);
        List<ExclusiveConnection> lent = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            ExclusiveConnection connection = tidy.exclusive();
            connection.call(text("GET", "k"));
            lent.add(connection);
        }
        lent.forEach(ExclusiveConnection::close);
        server.awaitNoConnection();
        tidy.close();
    }

    @Test
    void closingFailsThoseWhoWaitAndThoseWhoComeLater() {
        Node small = node(1, 5000);
        ExclusiveConnection held = small.exclusive();
        held.call(text("GET", "k"));
        CompletableFuture<ExclusiveConnection> waiting = small.exclusiveAsync();
        small.close();
        assertThat(outcome(waiting)).isInstanceOf(ConnectionException.class);
        assertThat(outcome(small.exclusiveAsync())).isInstanceOf(ConnectionException.class);
        assertThatThrownBy(() -> held.call(text("GET", "k"))).isInstanceOf(ConnectionException.class);
        held.close();
        server.awaitNoConnection();
        assertThat(small.state()).isEqualTo(ConnectionState.CLOSED);
    }

    @Test
    void borrowingOnTheThreadThatDrivesConnectionsIsRefusedInsteadOfWaitingForItself() {
        node.call(text("GET", "k"));
        server.goSilent();
        CompletableFuture<ExclusiveConnection> nested =
                node.execute(text("GET", "k")).thenApply(value -> node.exclusive());
        CompletableFuture<String> blocking =
                node.execute(text("GET", "k")).thenApply(value -> node.call(text("BLPOP", "k", "0")));
        server.speakAgain();
        assertThat(outcome(nested)).isInstanceOf(IllegalStateException.class);
        assertThat(outcome(blocking)).isInstanceOf(IllegalStateException.class);
        assertThat(node.lentConnections()).isZero();
    }

    @Test
    void interruptedBorrowerTakesNoConnection() throws InterruptedException {
        Node small = node(1, 20_000);
        ExclusiveConnection held = small.exclusive();
        CompletableFuture<Object> seen = new CompletableFuture<>();
        Thread borrower = new Thread(() -> {
            try {
                seen.complete(small.exclusive());
            } catch (CommandInterruptedException e) {
                seen.complete(Thread.currentThread().isInterrupted());
            }
        });
        borrower.start();
        await(() -> borrower.getState() == Thread.State.WAITING);
        borrower.interrupt();
        assertThat(outcome(seen)).isEqualTo(true);
        borrower.join();
        held.close();
        small.exclusive().close();
        assertThat(small.lentConnections()).isZero();
        small.close();
    }
}
