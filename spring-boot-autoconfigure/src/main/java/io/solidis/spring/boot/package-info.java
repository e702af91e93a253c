/**
 * Auto-configuration: turns {@code spring.data.redis.*} and {@code solidis.*} into one
 * {@link io.solidis.spring.factory.SolidisConnectionFactory} bean, ahead of the factory that Spring Boot would create.
 *
 * <p>May use the connector, Spring Boot and Spring Data Redis; never a class of Lettuce or Jedis. Everything here runs on
 * the thread that starts the application, and none of it opens a connection.
 */
@NullMarked
package io.solidis.spring.boot;

import org.jspecify.annotations.NullMarked;
