/**
 * Runs samples: the server process, the forked JVMs, the C tool, the order of things and the time they may take.
 *
 * <p>May use {@code client}, {@code load} and {@code workload}. Everything runs on the main thread of the
 * coordinating JVM.
 */
@NullMarked
package io.solidis.benchmarks.run;

import org.jspecify.annotations.NullMarked;
