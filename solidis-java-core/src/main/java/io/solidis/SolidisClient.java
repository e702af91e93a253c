package io.solidis;

import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.Transaction;
import io.solidis.connection.ConnectionState;
import io.solidis.connection.LoopThreads;
import io.solidis.node.ExclusiveConnection;
import io.solidis.node.Node;
import io.solidis.options.RedisUri;
import io.solidis.options.SolidisOptions;
import io.solidis.pubsub.PubSubListener;
import io.solidis.pubsub.Subscriber;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * A client of one Redis or Valkey server. Thread-safe; one per application is enough, since all its callers share one
 * pipelined connection. It connects with the first command, reconnects by itself, and never sends a command twice.
 *
 * <pre>{@code
 * try (SolidisClient client = SolidisClient.create("redis://localhost")) {
 *     client.call(StringCommands.set(key, value));                    // waits
 *     client.execute(StringCommands.get(key)).thenAccept(...);        // does not
 *     client.execute(List.of(StringCommands.incr(a), StringCommands.incr(b)));    // one pipeline
 *     client.execute(Transaction.of(List.of(...)));                   // MULTI ... EXEC in one piece
 *     client.call(Command.of("MY.CMD").key(key).add(7).reply(Replies.LONG));
 * }
 * }</pre>
 */
public final class SolidisClient implements CommandExecutor, AutoCloseable {

    private final SolidisOptions options;
    private final LoopThreads threads;
    private final Node node;

    private SolidisClient(SolidisOptions options) {
        this.options = options;
        this.threads = new LoopThreads(options.connections().ioThreads());
        this.node = new Node(options, threads);
    }

    /** A client with these options. Opens nothing yet. */
    public static SolidisClient create(SolidisOptions options) {
        return new SolidisClient(options);
    }

    /**
     * A client of the server that a URI names, everything else by default; see {@link RedisUri}.
     *
     * @throws IllegalArgumentException if the URI cannot be read
     */
    public static SolidisClient create(String uri) {
        return create(RedisUri.parse(uri).build());
    }

    @Override
    public <R> CompletableFuture<R> execute(Command<R> command) {
        return node.execute(command);
    }

    @Override
    public CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands) {
        return node.execute(commands);
    }

    @Override
    public <R> @Nullable R call(Command<R> command) {
        return node.call(command);
    }

    @Override
    public List<@Nullable Object> call(List<? extends Command<?>> commands) {
        return node.call(commands);
    }

    @Override
    public CompletableFuture<@Nullable List<@Nullable Object>> execute(Transaction transaction) {
        return node.execute(transaction);
    }

    @Override
    public @Nullable List<@Nullable Object> call(Transaction transaction) {
        return node.call(transaction);
    }

    /**
     * Borrows a connection for one thread's own use: {@code WATCH}, another database, a chain of commands that nobody may
     * come between. Close it to give it back.
     *
     * @throws io.solidis.error.PoolExhaustedException if none becomes free in time
     */
    public ExclusiveConnection exclusive() {
        return node.exclusive();
    }

    /** Borrows a connection without waiting on the calling thread. */
    public CompletableFuture<ExclusiveConnection> exclusiveAsync() {
        return node.exclusiveAsync();
    }

    /**
     * A subscriber on a connection of its own.
     *
     * @param executor runs the listener, one event after the other; it may be used by several subscribers
     */
    public Subscriber subscriber(PubSubListener listener, Executor executor) {
        return new Subscriber(options, threads, listener, executor);
    }

    /** What the client was told. */
    public SolidisOptions options() {
        return options;
    }

    /** What the shared connection is doing. */
    public ConnectionState state() {
        return node.state();
    }

    /** Commands of the shared connection, queued and in flight together. */
    public int pendingCommands() {
        return node.pendingCommands();
    }

    /** Exclusive connections lent out now. */
    public int lentConnections() {
        return node.lentConnections();
    }

    /** Closes every connection and ends the threads. What is in flight fails. */
    @Override
    public void close() {
        node.close();
        threads.close();
    }

    @Override
    public String toString() {
        return "SolidisClient[" + RedisUri.describe(options) + "]";
    }
}
