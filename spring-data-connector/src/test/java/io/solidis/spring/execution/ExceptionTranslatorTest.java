package io.solidis.spring.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.solidis.error.CommandRefusedException;
import io.solidis.error.CommandTimeoutException;
import io.solidis.error.ConnectionException;
import io.solidis.error.ConnectionLostException;
import io.solidis.error.HandshakeException;
import io.solidis.error.PoolExhaustedException;
import io.solidis.error.QueueLimitException;
import io.solidis.error.RedisReplyException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.dao.NonTransientDataAccessException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.data.redis.RedisConnectionFailureException;
import org.springframework.data.redis.RedisSystemException;
import org.springframework.data.redis.connection.PoolException;

class ExceptionTranslatorTest {

    static Stream<Arguments> translations() {
        return Stream.of(
                Arguments.of(new RedisReplyException("ERR", "ERR no"), RedisSystemException.class),
                Arguments.of(new CommandTimeoutException("late", true), QueryTimeoutException.class),
                Arguments.of(new ConnectionException("no server", null), RedisConnectionFailureException.class),
                Arguments.of(new ConnectionLostException("lost", null), RedisConnectionFailureException.class),
                Arguments.of(new HandshakeException("wrong", null), RedisConnectionFailureException.class),
                Arguments.of(new CommandRefusedException("no"), InvalidDataAccessApiUsageException.class),
                Arguments.of(new QueueLimitException("full"), RedisSystemException.class),
                Arguments.of(new PoolExhaustedException("all lent"), PoolException.class),
                Arguments.of(new IllegalStateException("odd"), RedisSystemException.class));
    }

    @ParameterizedTest
    @MethodSource("translations")
    void eachFailureHasItsTranslationAlsoWhenWrapped(RuntimeException failure, Class<?> expected) {
        assertThat(ExceptionTranslator.translate(failure))
                .isExactlyInstanceOf(expected)
                .hasRootCause(failure);
        assertThat(ExceptionTranslator.translate(new CompletionException(failure)))
                .isExactlyInstanceOf(expected);
        assertThat(ExceptionTranslator.translate(new ExecutionException(failure)))
                .isExactlyInstanceOf(expected);
    }

    @Test
    void aMissingScriptIsRecognisedByScriptExecutors() {
        RuntimeException translated = ExceptionTranslator.translate(
                new RedisReplyException("NOSCRIPT", "[EVALSHA] NOSCRIPT No matching script"));
        assertThat(translated)
                .isInstanceOf(NonTransientDataAccessException.class)
                .hasMessageContaining("Error in execution")
                .rootCause()
                .hasMessageContaining("NOSCRIPT");
    }

    @Test
    void springsOwnFailuresAndFailedChecksStayWhatTheyAre() {
        RuntimeException own = new InvalidDataAccessApiUsageException("no");
        RuntimeException check = new IllegalArgumentException("Key must not be null");
        assertThat(ExceptionTranslator.translate(new CompletionException(own))).isSameAs(own);
        assertThat(ExceptionTranslator.translate(check)).isSameAs(check);
    }

    @Test
    void anErrorIsThrownAndAnInterruptIsRestored() {
        assertThatExceptionOfType(StackOverflowError.class)
                .isThrownBy(() -> ExceptionTranslator.translate(new StackOverflowError()));
        assertThat(ExceptionTranslator.translate(new InterruptedException())).isInstanceOf(RedisSystemException.class);
        assertThat(Thread.interrupted()).as("interrupt flag").isTrue();
    }

    @Test
    void failuresOfOthersAreNotOurs() {
        assertThat(ExceptionTranslator.translateIfKnown(new IllegalStateException()))
                .isNull();
        assertThat(ExceptionTranslator.translateIfKnown(new CommandTimeoutException("late", false)))
                .isInstanceOf(QueryTimeoutException.class);
    }
}
