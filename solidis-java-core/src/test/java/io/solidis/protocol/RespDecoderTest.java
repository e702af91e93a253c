package io.solidis.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.netty.buffer.Unpooled;
import io.solidis.error.ProtocolException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RespDecoderTest {
    private static final RespLimits SMALL = new RespLimits(1000, 100, 512);

    static Stream<Arguments> replies() {
        return Stream.of(
                Arguments.of("+OK\r\n", "status(OK)"),
                Arguments.of("+\r\n", "status()"),
                Arguments.of("+QUEUED\r\n", "status(QUEUED)"),
                Arguments.of("-ERR a b\r\n", "error(ERR|ERR a b)"),
                Arguments.of("-LOADING\r\n", "error(LOADING|LOADING)"),
                Arguments.of(":0\r\n", "0"),
                Arguments.of(":+7\r\n", "7"),
                Arguments.of(":-1\r\n", "-1"),
                Arguments.of(":9223372036854775807\r\n", "9223372036854775807"),
                Arguments.of(":-9223372036854775808\r\n", "-9223372036854775808"),
                Arguments.of("$0\r\n\r\n", "bulk()"),
                Arguments.of("$5\r\na\r\nb\0\r\n", "bulk(a\r\nb\0)"),
                Arguments.of("$-1\r\n", "null"),
                Arguments.of("*-1\r\n", "null"),
                Arguments.of("_\r\n", "null"),
                Arguments.of("*0\r\n", "array[]"),
                Arguments.of("*3\r\n:1\r\n$-1\r\n+x\r\n", "array[1, null, status(x)]"),
                Arguments.of("*2\r\n*1\r\n:1\r\n*0\r\n", "array[array[1], array[]]"),
                Arguments.of("#t\r\n", "Boolean(true)"),
                Arguments.of("#f\r\n", "Boolean(false)"),
                Arguments.of(",1.5\r\n", "Double(1.5)"),
                Arguments.of(",-1.5e-3\r\n", "Double(-0.0015)"),
                Arguments.of(",10\r\n", "Double(10.0)"),
                Arguments.of(",inf\r\n", "Double(Infinity)"),
                Arguments.of(",-inf\r\n", "Double(-Infinity)"),
                Arguments.of(",nan\r\n", "Double(NaN)"),
                Arguments.of(
                        "(3492890328409238509324850943850943825024385\r\n",
                        "BigInteger(3492890328409238509324850943850943825024385)"),
                Arguments.of("(-5\r\n", "BigInteger(-5)"),
                Arguments.of("!21\r\nSYNTAX invalid syntax\r\n", "error(SYNTAX|SYNTAX invalid syntax)"),
                Arguments.of("=15\r\ntxt:Some string\r\n", "bulk(Some string)"),
                Arguments.of("=4\r\nmkd:\r\n", "bulk()"),
                Arguments.of("~2\r\n+a\r\n:1\r\n", "array[status(a), 1]"),
                Arguments.of("%2\r\n+a\r\n:1\r\n+a\r\n_\r\n", "map[status(a), 1, status(a), null]"),
                Arguments.of("%1\r\n_\r\n%0\r\n", "map[null, map[]]"),
                Arguments.of(">2\r\n+invalidate\r\n*1\r\n$1\r\nk\r\n", "push[status(invalidate), array[bulk(k)]]"),
                Arguments.of("|1\r\n+ttl\r\n:60\r\n:42\r\n", "42"),
                Arguments.of("|0\r\n:42\r\n", "42"),
                Arguments.of("*2\r\n|1\r\n+ttl\r\n*2\r\n:1\r\n:2\r\n:1\r\n:2\r\n", "array[1, 2]"));
    }

    @ParameterizedTest
    @MethodSource("replies")
    void readsEveryTypeHoweverItIsCut(String resp, String expected) {
        byte[] whole = ReplyText.bytes(resp);
        assertThat(decode(whole)).containsExactly(expected);
        assertThat(decode(each(whole))).as("byte by byte").containsExactly(expected);
        for (int cut = 1; cut < whole.length; cut++) {
            byte[] head = Arrays.copyOfRange(whole, 0, cut);
            byte[] tail = Arrays.copyOfRange(whole, cut, whole.length);
            assertThat(decode(head)).as("cut at %d", cut).isEmpty();
            assertThat(decode(head, tail)).as("cut at %d", cut).containsExactly(expected);
        }
    }

    @Test
    void readsAllRepliesOfOneBufferInOrderHoweverTheyAreCut() {
        StringBuilder resp = new StringBuilder();
        replies().forEach(row -> resp.append(row.get()[0]));
        List<String> expected = replies().map(row -> (String) row.get()[1]).toList();
        byte[] whole = ReplyText.bytes(resp.toString());
        assertThat(decode(whole)).isEqualTo(expected);
        assertThat(decode(each(whole))).isEqualTo(expected);
        for (int size = 2; size < 40; size++) {
            assertThat(decode(pieces(whole, size))).as("pieces of %d", size).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ":\r\n",
                ":12ab\r\n",
                ":1.0\r\n",
                ":9223372036854775808\r\n",
                ":-9223372036854775809\r\n",
                ":99999999999999999999\r\n",
                ": 1\r\n",
                ":--1\r\n",
                ",\r\n",
                ",abc\r\n",
                ",NaN\r\n",
                ",0x1p3\r\n",
                ",1d\r\n",
                ",1e\r\n",
                ", 1\r\n",
                "(\r\n",
                "(x\r\n",
                "(1.5\r\n",
                "#x\r\n",
                "#\r\n",
                "#true\r\n",
                "_x\r\n",
                "=3\r\nabc\r\n",
                "=5\r\nabcde\r\n"
            })
    void malformedScalarIsAnErrorValueAndTheStreamStaysInStep(String resp) {
        List<String> replies = decode(ReplyText.bytes(resp + ":7\r\n"));
        assertThat(replies).hasSize(2);
        assertThat(replies.get(0)).startsWith("error(PROTOCOL|");
        assertThat(replies.get(1)).isEqualTo("7");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?\r\n",
                "OK\r\n",
                "\r\n",
                "\n",
                "+OK\n",
                ":1\n",
                "$\r\n",
                "$x\r\n",
                "$?\r\n",
                "*?\r\n",
                "$-2\r\n",
                "*-2\r\n",
                "%-1\r\n",
                "~-1\r\n",
                ">-1\r\n",
                "=-1\r\n",
                "!-1\r\n",
                "|-1\r\n",
                "$1\r\nabc\r\n",
                "$1\r\na\n\r",
                "$1\r\na\rb",
                "*99999999999\r\n",
                "*2147483647\r\n",
                "%1073741823\r\n",
                "$99999999999999999999\r\n",
                "$2147483648\r\n"
            })
    void malformedStructureIsAnException(String resp) {
        byte[] whole = ReplyText.bytes(resp);
        assertThatThrownBy(() -> decode(whole)).isInstanceOf(ProtocolException.class);
        assertThatThrownBy(() -> decode(each(whole))).as("byte by byte").isInstanceOf(ProtocolException.class);
    }

    @Test
    void bulkStringsAreLimited() {
        assertThatThrownBy(() -> decode(ReplyText.bytes("$536870913\r\n")))
                .isInstanceOf(ProtocolException.class)
                .hasMessageContaining("536870912");
        RespDecoder small = new RespDecoder(SMALL);
        assertThat(ReplyText.decodeAll(small, ReplyText.bytes("$1000\r\n" + "x".repeat(1000) + "\r\n")))
                .hasSize(1);
        assertThatThrownBy(() -> ReplyText.decodeAll(small, ReplyText.bytes("$1001\r\n")))
                .isInstanceOf(ProtocolException.class);
    }

    @Test
    void linesAreLimitedAlsoIfTheyNeverEnd() {
        String line = "+" + "x".repeat(98) + "\r\n";
        assertThat(ReplyText.decodeAll(new RespDecoder(SMALL), ReplyText.bytes(line)))
                .hasSize(1);
        String longer = "+" + "x".repeat(100) + "\r\n";
        assertThatThrownBy(() -> ReplyText.decodeAll(new RespDecoder(SMALL), ReplyText.bytes(longer)))
                .isInstanceOf(ProtocolException.class);
        assertThatThrownBy(() ->
                        ReplyText.decodeAll(new RespDecoder(SMALL), pieces(ReplyText.bytes("+" + "x".repeat(200)), 7)))
                .isInstanceOf(ProtocolException.class);
    }

    @Test
    void nestingOf512LevelsIsReadAnd513AreRefused() {
        assertThat(decode(ReplyText.bytes("*1\r\n".repeat(512) + ":1\r\n"))).hasSize(1);
        assertThatThrownBy(() -> decode(ReplyText.bytes("*1\r\n".repeat(513) + ":1\r\n")))
                .isInstanceOf(ProtocolException.class)
                .hasMessageContaining("512");
    }

    @Test
    void announcedLengthsAreNotAllocatedBeforeTheirBytesCome() {
        assertThat(allocatedBy("$536870912\r\nabc")).isLessThan(20 << 20);
        assertThat(allocatedBy("*1073741824\r\n:1\r\n")).isLessThan(1 << 20);
        assertThat(allocatedBy("*1073741824\r\n".repeat(512) + ":1\r\n")).isLessThan(8 << 20);
    }

    @Test
    void numbersOfAbsurdLengthAreMalformedInsteadOfSlow() {
        String digits = "9".repeat(500_000);
        assertThat(decode(ReplyText.bytes("(" + digits + "\r\n," + digits + "\r\n:1\r\n")))
                .satisfiesExactly(
                        big -> assertThat(big).startsWith("error(PROTOCOL"),
                        decimal -> assertThat(decimal).startsWith("error(PROTOCOL"),
                        next -> assertThat(next).isEqualTo("1"));
    }

    @Test
    void bulkStringBeyondThePresizedPartIsReadWhole() {
        byte[] value = new byte[40 << 20];
        Arrays.fill(value, (byte) 'v');
        RespDecoder decoder = new RespDecoder(RespLimits.DEFAULT);
        assertThat(decoder.decode(Unpooled.copiedBuffer(ReplyText.bytes("$" + value.length + "\r\n"))))
                .isSameAs(RespDecoder.INCOMPLETE);
        for (int from = 0; from < value.length; from += 1 << 20) {
            assertThat(decoder.decode(Unpooled.wrappedBuffer(value, from, 1 << 20)))
                    .isSameAs(RespDecoder.INCOMPLETE);
        }
        assertThat(decoder.decode(Unpooled.copiedBuffer(ReplyText.bytes("\r\n"))))
                .isEqualTo(value);
    }

    @Test
    void valuesDoNotShareMemoryWithTheInput() {
        byte[] resp = ReplyText.bytes("$3\r\nabc\r\n");
        byte[] value = (byte[]) new RespDecoder(RespLimits.DEFAULT).decode(Unpooled.wrappedBuffer(resp));
        Arrays.fill(resp, (byte) 'x');
        assertThat(value).isEqualTo(ReplyText.bytes("abc"));
    }

    @Test
    void limitsTooSmallToWorkAreRefused() {
        assertThatThrownBy(() -> new RespLimits(0, 100, 512)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RespLimits(1, 10, 512)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RespLimits(1, 100, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<String> decode(byte[]... pieces) {
        return ReplyText.decodeAll(new RespDecoder(RespLimits.DEFAULT), pieces);
    }

    private static byte[][] each(byte[] whole) {
        return pieces(whole, 1);
    }

    static byte[][] pieces(byte[] whole, int size) {
        byte[][] pieces = new byte[(whole.length + size - 1) / size][];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = Arrays.copyOfRange(whole, i * size, Math.min(whole.length, (i + 1) * size));
        }
        return pieces;
    }

    private static long allocatedBy(String resp) {
        byte[] bytes = ReplyText.bytes(resp);
        RespDecoder decoder = new RespDecoder(RespLimits.DEFAULT);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(decoder.decode(Unpooled.wrappedBuffer(bytes))).isSameAs(RespDecoder.INCOMPLETE);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
