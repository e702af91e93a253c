/**
 * Ways to keep a client busy (blocking callers, outstanding asynchronous calls, a reactive stream) and what is
 * counted meanwhile.
 *
 * <p>Knows no client and no workload. The caller threads, or the threads on which a client completes its calls, run
 * this code, so everything here costs every client the same.
 */
@NullMarked
package io.solidis.benchmarks.load;

import org.jspecify.annotations.NullMarked;
