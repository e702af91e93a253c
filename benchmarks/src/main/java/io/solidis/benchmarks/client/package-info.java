/**
 * The clients that are compared, each behind one small adapter and configured in one place.
 *
 * <p>Uses the client libraries and nothing else of this module. Adapters are opened on the main thread and are then
 * called by whatever threads the load has.
 */
@NullMarked
package io.solidis.benchmarks.client;

import org.jspecify.annotations.NullMarked;
