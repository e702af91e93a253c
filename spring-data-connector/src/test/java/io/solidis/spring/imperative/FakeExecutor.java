package io.solidis.spring.imperative;

import io.netty.buffer.Unpooled;
import io.solidis.command.Command;
import io.solidis.command.CommandExecutor;
import io.solidis.command.Transaction;
import io.solidis.protocol.RespDecoder;
import io.solidis.protocol.RespLimits;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Answers every command with one reply and keeps what was asked, and how many calls it took. */
final class FakeExecutor implements CommandExecutor {

    final List<String> requests = new ArrayList<>();
    int calls;
    int transactions;
    private final byte[] reply;

    /**
     * @param reply RESP, one char per byte
     */
    FakeExecutor(String reply) {
        this.reply = reply.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Override
    public <R> CompletableFuture<R> execute(Command<R> command) {
        try {
            return CompletableFuture.completedFuture(call(command));
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    @Override
    public CompletableFuture<List<@Nullable Object>> execute(List<? extends Command<?>> commands) {
        return CompletableFuture.completedFuture(call(commands));
    }

    @Override
    public <R> @Nullable R call(Command<R> command) {
        calls++;
        requests.add(words(command));
        return command.decode(reply());
    }

    @Override
    public List<@Nullable Object> call(List<? extends Command<?>> commands) {
        calls++;
        List<@Nullable Object> results = new ArrayList<>();
        for (Command<?> command : commands) {
            requests.add(words(command));
            results.add(command.decodeInPlace(reply()));
        }
        return results;
    }

    @Override
    public CompletableFuture<@Nullable List<@Nullable Object>> execute(Transaction transaction) {
        return CompletableFuture.completedFuture(call(transaction));
    }

    @Override
    public @Nullable List<@Nullable Object> call(Transaction transaction) {
        calls++;
        transactions++;
        List<@Nullable Object> replies = new ArrayList<>();
        List<@Nullable Object> items = new ArrayList<>();
        replies.add("OK");
        for (Command<?> command : transaction.commands()) {
            requests.add(words(command));
            replies.add("QUEUED");
            items.add(reply());
        }
        replies.add(items);
        return transaction.decode(replies);
    }

    private @Nullable Object reply() {
        return new RespDecoder(RespLimits.DEFAULT).decode(Unpooled.wrappedBuffer(reply));
    }

    private static String words(Command<?> command) {
        List<String> texts = new ArrayList<>();
        texts.add(command.name().text());
        for (int i = 0; i < command.argumentCount(); i++) {
            texts.add(new String(command.argument(i), StandardCharsets.UTF_8));
        }
        return String.join(" ", texts);
    }
}
