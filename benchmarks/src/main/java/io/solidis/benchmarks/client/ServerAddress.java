package io.solidis.benchmarks.client;

/**
 * Where the measured server listens.
 *
 * @param host a loopback address
 * @param port its TCP port
 */
public record ServerAddress(String host, int port) {}
