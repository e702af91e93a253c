/**
 * The demo: a small shop on Spring MVC, Spring's cache abstraction and Spring Data Redis, written like any application.
 *
 * <p>Nothing here names Solidis: the starter in the build file is the whole integration. Everything runs on the threads of
 * the web server.
 */
@NullMarked
package io.solidis.demo;

import org.jspecify.annotations.NullMarked;
