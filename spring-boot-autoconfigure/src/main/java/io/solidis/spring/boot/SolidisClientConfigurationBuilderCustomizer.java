package io.solidis.spring.boot;

import io.solidis.spring.factory.SolidisClientConfiguration;

/**
 * Has the last word on the client configuration: beans of this type are called in their order after everything from the
 * properties was applied, and may override it.
 */
@FunctionalInterface
public interface SolidisClientConfigurationBuilderCustomizer {

    /**
     * Changes the builder in place.
     *
     * @param builder the builder, filled from {@code spring.data.redis.*} and {@code solidis.*}
     */
    void customize(SolidisClientConfiguration.Builder builder);
}
