package io.solidis.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.solidis.error.ProtocolException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.Size;

class RespDecoderPropertyTest {

    /** A reply as it goes over the wire and as it must be read. */
    record Frame(String resp, String text) {}

    @Property(tries = 300)
    void anyFramesInAnyPiecesGiveTheSameReplies(
            @ForAll("frames") List<Frame> frames, @ForAll @Size(max = 30) List<Integer> cuts) {
        StringBuilder resp = new StringBuilder();
        frames.forEach(frame -> resp.append(frame.resp()));
        byte[][] pieces = cut(ReplyText.bytes(resp.toString()), cuts);
        assertThat(ReplyText.decodeAll(new RespDecoder(RespLimits.DEFAULT), pieces))
                .isEqualTo(frames.stream().map(Frame::text).toList());
    }

    @Property(tries = 1000)
    void anyBytesGiveRepliesOrAProtocolExceptionAndNothingElse(@ForAll("hostile") String bytes) {
        try {
            ReplyText.decodeAll(new RespDecoder(RespLimits.DEFAULT), ReplyText.bytes(bytes));
        } catch (ProtocolException expected) {
            assertThat(expected).hasMessageNotContaining(bytes + bytes);
        }
    }

    @Provide
    Arbitrary<List<Frame>> frames() {
        return frame(3).list().ofMinSize(1).ofMaxSize(6);
    }

    @Provide
    Arbitrary<String> hostile() {
        return Arbitraries.strings()
                .withChars('+', '-', ':', '$', '*', '%', '~', '>', '|', '_', '#', ',', '(', '=', '!', '0', '1', '9')
                .withChars('\r', '\n', 't', '\0')
                .ofMaxLength(60);
    }

    private static Arbitrary<Frame> frame(int depth) {
        Arbitrary<String> text =
                Arbitraries.strings().withChars('a', 'Z', ' ', '7').ofMaxLength(12);
        Arbitrary<String> binary =
                Arbitraries.strings().withCharRange('\0', 'ÿ').ofMaxLength(40);
        Arbitrary<Frame> scalar = Arbitraries.oneOf(
                text.map(value -> new Frame("+" + value + "\r\n", "status(" + value + ")")),
                binary.map(value -> new Frame("$" + value.length() + "\r\n" + value + "\r\n", "bulk(" + value + ")")),
                binary.map(value ->
                        new Frame("=" + (value.length() + 4) + "\r\ntxt:" + value + "\r\n", "bulk(" + value + ")")),
                Arbitraries.longs().map(value -> new Frame(":" + value + "\r\n", String.valueOf(value))),
                Arbitraries.doubles().map(value -> new Frame("," + value + "\r\n", "Double(" + value + ")")),
                Arbitraries.bigIntegers().map(value -> new Frame("(" + value + "\r\n", "BigInteger(" + value + ")")),
                Arbitraries.of(
                        new Frame("$-1\r\n", "null"),
                        new Frame("_\r\n", "null"),
                        new Frame("#t\r\n", "Boolean(true)")));
        if (depth == 0) {
            return scalar;
        }
        Arbitrary<List<Frame>> items = frame(depth - 1).list().ofMaxSize(4);
        return Arbitraries.frequencyOf(
                Tuple.of(4, scalar),
                Tuple.of(1, items.map(each -> aggregate('*', "array", each, 1))),
                Tuple.of(1, items.map(each -> aggregate('~', "array", each, 1))),
                Tuple.of(1, items.map(each -> aggregate('>', "push", each, 1))),
                Tuple.of(1, items.map(RespDecoderPropertyTest::even).map(each -> aggregate('%', "map", each, 2))),
                Tuple.of(
                        1,
                        items.map(RespDecoderPropertyTest::even)
                                .map(each ->
                                        new Frame(aggregate('|', "", each, 2).resp() + ":1\r\n", "1"))));
    }

    private static List<Frame> even(List<Frame> items) {
        return items.subList(0, items.size() & ~1);
    }

    private static Frame aggregate(char type, String name, List<Frame> items, int divisor) {
        StringBuilder resp =
                new StringBuilder().append(type).append(items.size() / divisor).append("\r\n");
        items.forEach(item -> resp.append(item.resp()));
        return new Frame(resp.toString(), name + items.stream().map(Frame::text).toList());
    }

    private static byte[][] cut(byte[] whole, List<Integer> cuts) {
        int[] positions = cuts.stream()
                .mapToInt(cut -> Math.floorMod(cut, whole.length + 1))
                .sorted()
                .toArray();
        List<byte[]> pieces = new ArrayList<>();
        int from = 0;
        for (int position : positions) {
            pieces.add(Arrays.copyOfRange(whole, from, position));
            from = position;
        }
        pieces.add(Arrays.copyOfRange(whole, from, whole.length));
        return pieces.toArray(new byte[0][]);
    }
}
