package io.solidis.test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import org.junit.jupiter.api.Test;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.ContainerFetchException;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.utility.DockerImageName;

/** The fixtures' own socket against a server in a container, where Docker answers; elsewhere aborted, saying so. */
class TestcontainersIT {
    private static final DockerImageName IMAGE = DockerImageName.parse("redis:8-alpine");

    @Test
    void serverInAContainerAnswersOnItsMappedPort() throws Exception {
        if (!DockerClientFactory.instance().isDockerAvailable()) {
            abort("Docker does not answer on this machine");
        }
        try (GenericContainer<?> container = new GenericContainer<>(IMAGE).withExposedPorts(6379)) {
            start(container);
            try (RespSocket client = RespSocket.connect(container.getHost(), container.getFirstMappedPort())) {
                assertThat(client.command("SET", "k", "v")).isEqualTo("OK");
                assertThat(client.command("GET", "k")).isEqualTo("v");
            }
        }
    }

    private static void start(GenericContainer<?> container) {
        try {
            container.start();
        } catch (ContainerFetchException e) {
            abort("Docker answers, but the image " + IMAGE + " is not to be had here");
        }
    }
}
