/**
 * Entry points of the side-by-side harness: {@link io.solidis.benchmarks.BenchmarkMain} plans and reports,
 * {@link io.solidis.benchmarks.SampleMain} measures one client on one workload inside its own JVM.
 *
 * <p>May use every other package of this module; nothing uses it.
 */
@NullMarked
package io.solidis.benchmarks;

import org.jspecify.annotations.NullMarked;
