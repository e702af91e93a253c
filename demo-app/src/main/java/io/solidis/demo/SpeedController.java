package io.solidis.demo;

import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** Runs the speed test, one at a time: two would measure each other. */
@RestController
@RequestMapping("/api/speed")
class SpeedController {

    private final SpeedTest test;
    private final ReentrantLock running = new ReentrantLock();

    SpeedController(SpeedTest test) {
        this.test = test;
    }

    @PostMapping
    List<SpeedTest.Result> run() {
        if (!running.tryLock()) {
            throw new ResponseStatusException(HttpStatus.CONFLICT, "A speed test is running, try again in a moment");
        }
        try {
            return test.run();
        } finally {
            running.unlock();
        }
    }
}
