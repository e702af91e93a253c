/**
 * What is done: each workload is one class that turns a client into a load and checks a sample of the replies.
 *
 * <p>May use {@code client} and {@code load}. Preparing runs in the coordinating JVM, opening in the measured one.
 */
@NullMarked
package io.solidis.benchmarks.workload;

import org.jspecify.annotations.NullMarked;
