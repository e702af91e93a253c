/**
 * One server: the connection that everybody shares and the pool of exclusive ones. May use {@code connection} and all it
 * may use. Any thread; locks are held for a few instructions only, never while waiting or completing.
 */
@NullMarked
package io.solidis.node;

import org.jspecify.annotations.NullMarked;
