package io.solidis.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A decoder that looks at bytes twice takes four times as long for twice the reply. */
class RespDecoderLinearTimeTest {
    private static final double HIGHEST_RATIO = 2.3;
    private static final int ROUNDS = 12;

    @Test
    void arrayOfAMillionElementsInPiecesOf64BytesTakesTimeInProportionToItsBytes() {
        assertLinear(elements -> "*" + elements + "\r\n" + "$4\r\nabcd\r\n".repeat(elements), 500_000, 64);
    }

    @Test
    void arrayInSingleBytesTakesTimeInProportionToItsBytes() {
        assertLinear(elements -> "*" + elements + "\r\n" + ":1\r\n".repeat(elements), 200_000, 1);
    }

    @Test
    void bulkStringInSmallPiecesTakesTimeInProportionToItsBytes() {
        assertLinear(bytes -> "$" + bytes + "\r\n" + "x".repeat(bytes) + "\r\n", 8_000_000, 64);
    }

    private interface Reply {
        String ofSize(int size);
    }

    /** The best of several rounds: noise only ever adds. Ends as soon as it is good enough. */
    private static void assertLinear(Reply reply, int size, int piece) {
        ByteBuf single = Unpooled.wrappedBuffer(ReplyText.bytes(reply.ofSize(size)));
        ByteBuf twice = Unpooled.wrappedBuffer(ReplyText.bytes(reply.ofSize(2 * size)));
        long bestOfSingle = Long.MAX_VALUE;
        long bestOfTwice = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            bestOfSingle = Math.min(bestOfSingle, time(single, piece));
            bestOfTwice = Math.min(bestOfTwice, time(twice, piece));
            if (round >= 2 && bestOfTwice < bestOfSingle * HIGHEST_RATIO) {
                return;
            }
        }
        assertThat((double) bestOfTwice / bestOfSingle).isLessThanOrEqualTo(HIGHEST_RATIO);
    }

    private static long time(ByteBuf resp, int piece) {
        RespDecoder decoder = new RespDecoder(RespLimits.DEFAULT);
        resp.readerIndex(0);
        ByteBuf window = resp.duplicate();
        Object reply = RespDecoder.INCOMPLETE;
        long start = System.nanoTime();
        for (int end = 0; reply == RespDecoder.INCOMPLETE; ) {
            end = Math.min(resp.writerIndex(), end + piece);
            window.writerIndex(end);
            reply = decoder.decode(window);
        }
        long nanos = System.nanoTime() - start;
        assertThat(reply instanceof List || reply instanceof byte[]).isTrue();
        return nanos;
    }
}
