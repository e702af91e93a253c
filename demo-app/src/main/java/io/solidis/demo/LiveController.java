package io.solidis.demo;

import io.solidis.demo.Sales.Bestseller;
import java.util.List;
import org.springframework.cache.CacheManager;
import org.springframework.data.redis.cache.CacheStatistics;
import org.springframework.data.redis.cache.RedisCache;
import org.springframework.data.redis.connection.RedisConnectionFactory;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The numbers that the page keeps up to date. */
@RestController
@RequestMapping("/api/live")
class LiveController {

    /**
     * The state of the shop.
     *
     * @param client the connection factory in use
     * @param readMillis how long the catalogue takes without the cache
     */
    record Live(String client, long readMillis, long visits, long hits, long misses, List<Bestseller> bestsellers) {}

    private final Sales sales;
    private final CacheManager caches;
    private final String client;

    LiveController(Sales sales, CacheManager caches, RedisConnectionFactory factory) {
        this.sales = sales;
        this.caches = caches;
        this.client = factory.getClass().getSimpleName();
    }

    @GetMapping
    Live live() {
        CacheStatistics cache = statistics();
        return new Live(
                client,
                Catalogue.READ_TIME.toMillis(),
                sales.visits(),
                cache.getHits(),
                cache.getMisses(),
                sales.bestsellers());
    }

    private CacheStatistics statistics() {
        if (caches.getCache(Catalogue.CACHE) instanceof RedisCache cache) {
            return cache.getStatistics();
        }
        throw new IllegalStateException("The cache " + Catalogue.CACHE + " is not kept in Redis");
    }
}
