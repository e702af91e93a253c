package io.solidis.demo;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Says so when Redis does not answer, instead of showing a stack trace; the page keeps trying. */
@RestControllerAdvice
class RedisErrors {

    private static final Logger LOG = LoggerFactory.getLogger(RedisErrors.class);

    @ExceptionHandler
    ProblemDetail redisFailed(DataAccessException failure) {
        LOG.warn("Redis failed: {}", failure.toString());
        return ProblemDetail.forStatusAndDetail(
                HttpStatus.SERVICE_UNAVAILABLE, "Redis does not answer, try again in a moment");
    }
}
