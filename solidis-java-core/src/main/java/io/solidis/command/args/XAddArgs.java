package io.solidis.command.args;

import io.solidis.command.CommandBuilder;
import io.solidis.command.Keyword;
import org.jspecify.annotations.Nullable;

/**
 * Options of {@code XADD}.
 *
 * @param id of the entry; {@code *} lets the server choose, {@code 5-*} the second part (Redis 7)
 * @param noMkStream whether to add nothing where there is no stream yet (Redis 6.2)
 * @param policy with {@code trim}: what becomes of references to entries that go, or {@code null} to keep them
 * @param trim what to remove, or {@code null} for nothing
 */
public record XAddArgs(
        String id,
        boolean noMkStream,
        @Nullable DeletionPolicy policy,
        @Nullable XTrimArgs trim) implements CommandArguments {

    /** The server chooses the id. */
    public static final XAddArgs DEFAULT = new XAddArgs("*", false, null, null);

    /** An id of one's own. */
    public static XAddArgs id(String id) {
        return new XAddArgs(id, false, null, null);
    }

    /** The same, but nothing is added where there is no stream yet. */
    public XAddArgs withoutStream() {
        return new XAddArgs(id, true, policy, trim);
    }

    /** The same, but the stream is trimmed too. */
    public XAddArgs trimmed(XTrimArgs trim) {
        return new XAddArgs(id, noMkStream, policy, trim);
    }

    /** The same, but with this policy for the entries that go. */
    public XAddArgs policy(DeletionPolicy policy) {
        return new XAddArgs(id, noMkStream, policy, trim);
    }

    @Override
    public void appendTo(CommandBuilder command) {
        if (noMkStream) {
            command.add(Keyword.NOMKSTREAM);
        }
        command.add(policy).add(trim).add(id);
    }
}
