/**
 * What a client can be told, as immutable values that check themselves when they are made and never print a secret.
 * Uses nothing else of Solidis except {@code error}; any thread.
 */
@NullMarked
package io.solidis.options;

import org.jspecify.annotations.NullMarked;
