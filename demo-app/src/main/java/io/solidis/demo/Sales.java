package io.solidis.demo;

import java.util.List;
import java.util.Set;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.ZSetOperations.TypedTuple;
import org.springframework.stereotype.Service;

/** Counts visits (a string) and sales per product (a sorted set, which is the list of bestsellers by itself). */
@Service
class Sales {

    private static final String VISITS = "demo:visits";
    private static final String BESTSELLERS = "demo:bestsellers";

    /** A product and how many were sold. */
    record Bestseller(String productId, String name, long sold) {}

    private final StringRedisTemplate redis;
    private final Catalogue catalogue;

    Sales(StringRedisTemplate redis, Catalogue catalogue) {
        this.redis = redis;
        this.catalogue = catalogue;
    }

    /** Counts one more visit and returns how many there were. */
    long countVisit() {
        Long visits = redis.opsForValue().increment(VISITS);
        return visits == null ? 0 : visits;
    }

    /** How many visits there were. */
    long visits() {
        String visits = redis.opsForValue().get(VISITS);
        return visits == null ? 0 : Long.parseLong(visits);
    }

    /** Sells one. */
    Bestseller sell(String productId) {
        String name = catalogue.nameOf(productId);
        Double sold = redis.opsForZSet().incrementScore(BESTSELLERS, productId, 1);
        return new Bestseller(productId, name, sold == null ? 0 : sold.longValue());
    }

    /** The products that were sold, most sold first. */
    List<Bestseller> bestsellers() {
        Set<TypedTuple<String>> sold = redis.opsForZSet().reverseRangeWithScores(BESTSELLERS, 0, -1);
        return sold == null ? List.of() : sold.stream().map(this::bestseller).toList();
    }

    private Bestseller bestseller(TypedTuple<String> tuple) {
        String productId = String.valueOf(tuple.getValue());
        Double sold = tuple.getScore();
        return new Bestseller(productId, catalogue.nameOf(productId), sold == null ? 0 : sold.longValue());
    }
}
