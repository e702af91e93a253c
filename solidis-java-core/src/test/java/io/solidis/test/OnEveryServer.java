package io.solidis.test;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test that runs once for every {@link TestServer}. It may take
 * <ul>
 *   <li>a {@link RedisServer}: a plain one, shared by the tests of the class and emptied before each of them;
 *   <li>a {@link TestServer}: to build its own, {@code server.builder().password("x").start()}.
 * </ul>
 *
 * <p>A server that is not on the machine makes its run aborted, with the reason; see {@link TestServer#require()}.
 */
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(ServerMatrix.class)
public @interface OnEveryServer {}
