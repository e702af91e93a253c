package io.solidis.demo;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.cache.annotation.EnableCaching;
import org.springframework.context.event.EventListener;

/** A shop whose catalogue is slow, and whose Redis is not. */
@SpringBootApplication
@EnableCaching
public class DemoApplication {

    private static final Logger LOG = LoggerFactory.getLogger(DemoApplication.class);

    public static void main(String[] args) {
        SpringApplication.run(DemoApplication.class, args);
    }

    @EventListener
    void tellWhere(WebServerInitializedEvent started) {
        LOG.info("The shop is open: http://localhost:{}", started.getWebServer().getPort());
    }
}
