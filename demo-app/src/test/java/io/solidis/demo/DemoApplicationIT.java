package io.solidis.demo;

import static org.assertj.core.api.Assertions.assertThat;

import com.jayway.jsonpath.JsonPath;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.data.redis.core.StringRedisTemplate;

/** The demo from the outside: its page, its numbers and its health, on the Redis that it starts itself. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class DemoApplicationIT {

    private final HttpClient browser = HttpClient.newHttpClient();

    @LocalServerPort
    private int port;

    @Autowired
    private StringRedisTemplate redis;

    @BeforeEach
    void startWithNothing() {
        redis.delete(List.of("demo:visits", "demo:bestsellers"));
    }

    @ParameterizedTest
    @CsvSource({
        "/,text/html,<h1 id=\"title\">",
        "/style.css,text/css,prefers-reduced-motion",
        "/art.svg,image/svg+xml,id=\"hourglass\"",
        "/js/main.js,text/javascript,import"
    })
    void servesThePageAndItsParts(String path, String type, String part) throws Exception {
        HttpResponse<String> response = send("GET", path, null);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type"))
                .get()
                .asString()
                .startsWith(type);
        assertThat(response.body()).contains(part);
    }

    @Test
    void everyProductInTheWindowHasAPicture() throws Exception {
        String art = send("GET", "/art.svg", null).body();
        List<String> ids = JsonPath.read(send("GET", "/api/products", null).body(), "$[*].id");
        assertThat(ids).hasSize(6).allSatisfy(id -> assertThat(art).contains("id=\"" + id + "\""));
    }

    @Test
    void theFirstLookIsSlowAndTheSecondComesFromTheCache() throws Exception {
        send("DELETE", "/api/cache", null);
        int hits = read("/api/live", "$.hits");
        int misses = read("/api/live", "$.misses");

        String first = send("GET", "/api/products/bonsai", null).body();
        String second = send("GET", "/api/products/bonsai", null).body();

        assertThat((boolean) JsonPath.read(first, "$.hit")).isFalse();
        assertThat((boolean) JsonPath.read(second, "$.hit")).isTrue();
        assertThat((int) JsonPath.read(first, "$.micros")).isGreaterThan(600_000);
        assertThat((int) JsonPath.read(second, "$.micros")).isLessThan(JsonPath.read(first, "$.micros"));
        assertThat((Object) JsonPath.read(second, "$.product")).isEqualTo(JsonPath.read(first, "$.product"));
        assertThat(this.<Integer>read("/api/live", "$.hits")).isEqualTo(hits + 1);
        assertThat(this.<Integer>read("/api/live", "$.misses")).isEqualTo(misses + 1);
    }

    @Test
    void anEmptiedCacheAsksTheCatalogueAgain() throws Exception {
        send("GET", "/api/products/pen", null);
        assertThat(send("DELETE", "/api/cache", null).statusCode()).isEqualTo(204);
        assertThat((boolean)
                        JsonPath.read(send("GET", "/api/products/pen", null).body(), "$.hit"))
                .isFalse();
    }

    @Test
    void cachedProductsAreJsonThatExpires() throws Exception {
        send("GET", "/api/products/vinyl", null);
        assertThat(redis.opsForValue().get("products::vinyl")).contains("\"name\":\"Vinyl record\"");
        assertThat(redis.getExpire("products::vinyl")).isBetween(1L, 30L);
    }

    @Test
    void visitsAreCounted() throws Exception {
        send("POST", "/api/visits", null);
        assertThat((int) JsonPath.read(send("POST", "/api/visits", null).body(), "$.visits"))
                .isEqualTo(2);
        assertThat(this.<Integer>read("/api/live", "$.visits")).isEqualTo(2);
    }

    @Test
    void theMostSoldComesFirst() throws Exception {
        buy("candle");
        buy("pen");
        buy("pen");
        assertThat(this.<List<String>>read("/api/bestsellers", "$[*].productId"))
                .containsExactly("pen", "candle");
        assertThat(this.<List<Integer>>read("/api/live", "$.bestsellers[*].sold"))
                .containsExactly(2, 1);
    }

    @Test
    void whatDoesNotExistIsNotFoundAndNotSold() throws Exception {
        assertThat(send("GET", "/api/products/unicorn", null).statusCode()).isEqualTo(404);
        assertThat(buy("unicorn").statusCode()).isEqualTo(404);
        assertThat(this.<List<String>>read("/api/bestsellers", "$[*].productId"))
                .isEmpty();
    }

    @Test
    void theSpeedTestMeasuresThreeWays() throws Exception {
        String results = send("POST", "/api/speed", null).body();
        assertThat((List<Integer>) JsonPath.read(results, "$[*].micros"))
                .hasSize(3)
                .allSatisfy(micros -> assertThat(micros).isPositive());
    }

    @Test
    void healthSaysThatRedisIsUpAndMetricsCountTheCache() throws Exception {
        assertThat(this.<String>read("/actuator/health", "$.components.redis.status"))
                .isEqualTo("UP");
        assertThat(this.<String>read("/actuator/health", "$.components.redis.details.version"))
                .startsWith("7.");
        assertThat(this.<String>read("/actuator/metrics/cache.gets", "$.name")).isEqualTo("cache.gets");
    }

    @Test
    void runsOnSolidis() throws Exception {
        assertThat(this.<String>read("/api/live", "$.client")).isEqualTo("SolidisConnectionFactory");
    }

    private HttpResponse<String> buy(String productId) throws Exception {
        return send("POST", "/api/orders", "{\"productId\":\"" + productId + "\"}");
    }

    private <T> T read(String path, String json) throws Exception {
        return JsonPath.read(send("GET", path, null).body(), json);
    }

    private HttpResponse<String> send(String method, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .header("Content-Type", "application/json")
                .build();
        return browser.send(request, BodyHandlers.ofString());
    }
}
