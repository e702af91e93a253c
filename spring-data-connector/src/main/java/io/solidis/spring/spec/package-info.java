/**
 * Arguments in Spring's types as arguments of the core's commands, for the imperative and the reactive side; what Spring
 * demands of them is checked here. May use the core's commands and Spring's value types. Functions without state.
 */
@NullMarked
package io.solidis.spring.spec;

import org.jspecify.annotations.NullMarked;
