package io.solidis.demo;

import java.time.Instant;

/**
 * Something to buy. It is cached in Redis as JSON.
 *
 * @param priceCents price in cents
 * @param readAt when the catalogue was read: older than the request means that the cache answered
 */
record Product(String id, String name, String story, int priceCents, Instant readAt) {}
