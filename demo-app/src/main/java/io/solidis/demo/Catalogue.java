package io.solidis.demo;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.springframework.cache.annotation.CacheEvict;
import org.springframework.cache.annotation.Cacheable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.web.server.ResponseStatusException;

/** The shop's catalogue. Reading one product takes long, as if it came from a far and busy database. */
@Service
class Catalogue {

    static final String CACHE = "products";
    static final Duration READ_TIME = Duration.ofMillis(600);

    /** What the shop window shows without asking the warehouse. */
    record Entry(String id, String name, int priceCents) {}

    private record Item(Entry entry, String story) {}

    private static final List<Item> ITEMS = List.of(
            item(
                    "hourglass",
                    "Hourglass",
                    4900,
                    "Sieved by hand, turned by hand. Runs for an hour, or 6,000 cache hits."),
            item("bonsai", "Bonsai", 12900, "Twelve years old and just getting started. Water it on Thursdays."),
            item(
                    "sourdough",
                    "Sourdough starter",
                    1400,
                    "Alive since 1987. Answers to Gerald. Needs a day for a loaf."),
            item("vinyl", "Vinyl record", 2600, "Forty minutes of music in a fixed order. You get up in between."),
            item("candle", "Beeswax candle", 1900, "Burns for forty hours and has no settings at all."),
            item("pen", "Fountain pen", 8800, "Makes you think before you write. There is no delete key."));

    /** All products, without their stories. */
    List<Entry> entries() {
        return ITEMS.stream().map(Item::entry).toList();
    }

    /** One product: from the cache, or after a long wait from the warehouse. */
    @Cacheable(CACHE)
    public Product read(String id) {
        Item item = find(id);
        walkToTheWarehouse();
        return new Product(id, item.entry().name(), item.story(), item.entry().priceCents(), Instant.now());
    }

    /** Empties the cache. Before the invocation, because only then Spring waits until it is empty. */
    @CacheEvict(cacheNames = CACHE, allEntries = true, beforeInvocation = true)
    public void forget() {}

    String nameOf(String id) {
        return find(id).entry().name();
    }

    private static Item find(String id) {
        return ITEMS.stream()
                .filter(item -> item.entry().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no such product"));
    }

    private static Item item(String id, String name, int priceCents, String story) {
        return new Item(new Entry(id, name, priceCents), story);
    }

    private static void walkToTheWarehouse() {
        try {
            Thread.sleep(READ_TIME.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The catalogue was interrupted while reading", e);
        }
    }
}
