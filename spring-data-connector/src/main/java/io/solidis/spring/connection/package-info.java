/**
 * Spring's connections over the core: thin views that own nothing until they must. May use {@code execution} and the
 * command classes. A connection is used by one thread at a time, except that a subscription is also seen by others.
 */
@NullMarked
package io.solidis.spring.connection;

import org.jspecify.annotations.NullMarked;
