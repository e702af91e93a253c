package io.solidis.benchmarks.client;

import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** GET and SET through a client's own asynchronous API, on the connections its adapter describes. */
public interface AsyncStrings extends AutoCloseable {

    /** GET: the value, or null when the key does not exist. */
    CompletionStage<byte @Nullable []> get(Key key);

    /** SET: completes when the server has said OK. */
    CompletionStage<?> set(Key key, byte[] value);

    @Override
    void close();
}
