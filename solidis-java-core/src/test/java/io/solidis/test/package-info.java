/**
 * Test fixtures, shipped as this module's test-jar: real servers on free loopback ports ({@link
 * io.solidis.test.RedisServer}, {@link io.solidis.test.OnEveryServer}), a scripted one for protocol tests ({@link
 * io.solidis.test.ScriptedRedis}) and certificates made at run time.
 *
 * <p>Uses the JDK, JUnit and AssertJ only, never the client under test: a fixture that shared the client's code would
 * share its mistakes. Everything may be called from any thread.
 */
@NullMarked
package io.solidis.test;

import org.jspecify.annotations.NullMarked;
