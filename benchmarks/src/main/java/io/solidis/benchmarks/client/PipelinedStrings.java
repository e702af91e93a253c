package io.solidis.benchmarks.client;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** GET and SET through a client's explicit pipeline, on one connection and one thread. */
public interface PipelinedStrings extends AutoCloseable {

    /** Appends a GET. */
    void get(Key key);

    /** Appends a SET. */
    void set(Key key, byte[] value);

    /** Sends what was appended and returns every reply in order. */
    List<@Nullable Object> sync();

    @Override
    void close();
}
