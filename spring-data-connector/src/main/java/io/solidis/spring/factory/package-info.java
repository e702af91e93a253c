/**
 * Where applications begin: the connection factory, its life cycle, and what it can be told. May use everything else in this
 * module. Any thread.
 */
@NullMarked
package io.solidis.spring.factory;

import org.jspecify.annotations.NullMarked;
