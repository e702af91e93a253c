/**
 * The command groups of Spring Data Redis, one statement per method: which command of the core it is. How it runs is
 * decided by {@code execution}; Spring's types are translated by {@code spec} and {@code convert}. An object here is a
 * stateless view of one connection and is used by the thread that uses the connection.
 */
@NullMarked
package io.solidis.spring.imperative;

import org.jspecify.annotations.NullMarked;
