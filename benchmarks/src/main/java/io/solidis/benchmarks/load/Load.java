package io.solidis.benchmarks.load;

/**
 * Something that keeps a client busy from {@link #start} until {@link #stop}, through warm-up and measurement alike.
 */
public interface Load extends AutoCloseable {

    /** Starts calling; returns at once. Failures go to {@link Meter#fail}. */
    void start(Meter meter);

    /**
     * Starts nothing new and waits for what is outstanding.
     *
     * @throws InterruptedException if the waiting thread is interrupted
     */
    void stop() throws InterruptedException;

    /** Closes the client. */
    @Override
    void close();
}
