/**
 * Results of the core as the types that Spring Data Redis promises, for the imperative and the reactive side. May use the
 * core's commands and Spring's value types. Functions without state; decoders run on the thread that drives the connection.
 */
@NullMarked
package io.solidis.spring.convert;

import org.jspecify.annotations.NullMarked;
