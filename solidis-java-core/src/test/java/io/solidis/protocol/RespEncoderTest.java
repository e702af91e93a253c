package io.solidis.protocol;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RespEncoderTest {
    private final List<ByteBuf> buffers = new ArrayList<>();
    private final RespEncoder encoder = new RespEncoder(UnpooledByteBufAllocator.DEFAULT, buffers::add);

    @AfterEach
    void release() {
        buffers.forEach(ByteBuf::release);
    }

    @Test
    void requestIsAnArrayOfBulkStrings() {
        encoder.array(2);
        encoder.bulk(bytes("GET"));
        encoder.bulk(bytes(""));
        encoder.flush();
        assertThat(written()).isEqualTo("*2\r\n$3\r\nGET\r\n$0\r\n\r\n");
    }

    @Test
    void nothingIsHandedOutBeforeFlush() {
        encoder.array(1);
        encoder.bulk(bytes("PING"));
        assertThat(buffers).isEmpty();
        encoder.flush();
        encoder.flush();
        assertThat(buffers).hasSize(1);
    }

    @Test
    void thousandsOfSmallRequestsLeaveInFewBuffers() {
        for (int i = 0; i < 10_000; i++) {
            encoder.array(1);
            encoder.bulk(bytes("PING"));
        }
        encoder.flush();
        assertThat(written()).isEqualTo("*1\r\n$4\r\nPING\r\n".repeat(10_000));
        assertThat(buffers.size()).isLessThanOrEqualTo(140_000 / (32 * 1024) + 1);
    }

    @Test
    void valuesOfEverySizeAroundTheChunkAndTheCachedHeadersComeOutWhole() {
        Random random = new Random(1);
        StringBuilder expected = new StringBuilder();
        int[] sizes = {
            0, 1, 9, 255, 256, 1022, 1023, 1024, 1025, 8191, 8192, 8193, 32_766, 32_767, 32_768, 32_769, 100_000
        };
        for (int round = 0; round < 3; round++) {
            for (int size : sizes) {
                byte[] value = new byte[size];
                random.nextBytes(value);
                encoder.array(size);
                encoder.bulk(value);
                expected.append('*').append(size).append("\r\n");
                expected.append('$')
                        .append(size)
                        .append("\r\n")
                        .append(new String(value, ISO_8859_1))
                        .append("\r\n");
            }
        }
        encoder.flush();
        assertThat(written()).isEqualTo(expected.toString());
    }

    @Test
    void largeValueIsCopiedOnceIntoABufferOfItsOwn() {
        byte[] value = bytes("v".repeat(1 << 20));
        encoder.array(1);
        encoder.bulk(value);
        encoder.flush();
        assertThat(buffers).hasSize(3);
        assertThat(buffers.get(1).capacity()).isEqualTo(value.length);
        value[0] = 'x';
        assertThat(buffers.get(1).getByte(0)).isEqualTo((byte) 'v');
    }

    @Test
    void rawBytesLongerThanTheChunkComeOutWhole() {
        String raw = "r".repeat(100_000);
        encoder.raw(bytes(raw));
        encoder.flush();
        assertThat(written()).isEqualTo(raw);
    }

    private String written() {
        StringBuilder text = new StringBuilder();
        buffers.forEach(buffer -> text.append(buffer.toString(ISO_8859_1)));
        return text.toString();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(ISO_8859_1);
    }
}
