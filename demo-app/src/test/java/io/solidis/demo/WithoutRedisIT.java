package io.solidis.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

/** The demo when the server that it was told to use does not listen: it starts, and says what is wrong. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {"spring.data.redis.port=1", "spring.data.redis.connect-timeout=1s"})
class WithoutRedisIT {

    private final HttpClient browser = HttpClient.newHttpClient();

    @LocalServerPort
    private int port;

    @Test
    void thePageIsServed() throws Exception {
        assertThat(get("/").statusCode()).isEqualTo(200);
    }

    @Test
    void callsFailWithASentenceInsteadOfAStackTrace() throws Exception {
        HttpResponse<String> response = get("/api/live");
        assertThat(response.statusCode()).isEqualTo(503);
        assertThat(response.body()).contains("Redis does not answer").doesNotContain("Exception");
    }

    @Test
    void healthIsDown() throws Exception {
        HttpResponse<String> response = get("/actuator/health");
        assertThat(response.statusCode()).isEqualTo(503);
        assertThat(response.body()).containsPattern("\"redis\":\\{.*\"status\":\"DOWN\"");
    }

    private HttpResponse<String> get(String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .build();
        return browser.send(request, BodyHandlers.ofString());
    }
}
