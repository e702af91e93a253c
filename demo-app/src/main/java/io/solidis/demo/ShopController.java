package io.solidis.demo;

import io.solidis.demo.Sales.Bestseller;
import java.time.Instant;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** What a visitor of the shop can do. */
@RestController
@RequestMapping("/api")
class ShopController {

    /**
     * A product and how it was found.
     *
     * @param hit whether the cache had it
     * @param micros how long it took, in microseconds
     */
    record Lookup(Product product, boolean hit, long micros) {}

    record Order(String productId) {}

    record Visits(long visits) {}

    private final Catalogue catalogue;
    private final Sales sales;

    ShopController(Catalogue catalogue, Sales sales) {
        this.catalogue = catalogue;
        this.sales = sales;
    }

    @GetMapping("/products")
    List<Catalogue.Entry> products() {
        return catalogue.entries();
    }

    @GetMapping("/products/{id}")
    Lookup product(@PathVariable String id) {
        Instant asked = Instant.now();
        long start = System.nanoTime();
        Product product = catalogue.read(id);
        long micros = (System.nanoTime() - start) / 1_000;
        return new Lookup(product, product.readAt().isBefore(asked), micros);
    }

    @DeleteMapping("/cache")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void forget() {
        catalogue.forget();
    }

    @PostMapping("/visits")
    Visits visit() {
        return new Visits(sales.countVisit());
    }

    @PostMapping("/orders")
    @ResponseStatus(HttpStatus.CREATED)
    Bestseller order(@RequestBody Order order) {
        return sales.sell(order.productId());
    }

    @GetMapping("/bestsellers")
    List<Bestseller> bestsellers() {
        return sales.bestsellers();
    }
}
