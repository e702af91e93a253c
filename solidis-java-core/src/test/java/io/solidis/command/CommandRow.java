package io.solidis.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.solidis.protocol.RespDecoder;
import io.solidis.protocol.RespEncoder;
import io.solidis.protocol.RespLimits;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One scenario of a command: the exact request, its keys, the reply in both protocols and the value read from it.
 *
 * <pre>{@code
 * row("get", StringCommands.get(b("k"))).sends("GET @k").answers(bulk("v")).gives(b("v"))
 * row("blpop", ...).sends("BLPOP @a @b 1.5").blocks(1500).answers("*-1\r\n", "_\r\n").gives(null)
 * }</pre>
 *
 * Text of requests is split at spaces; a word that starts with {@code @} is a key (the sign is not sent). Anything else
 * is given as {@code byte[]}. Replies are RESP, one char per byte; {@code RespText} spells them.
 */
public final class CommandRow {

    private final String factory;
    private final Command<?> command;
    private final List<byte[]> request = new ArrayList<>();
    private final List<byte[]> keys = new ArrayList<>();
    private long blockMillis = Command.NOT_BLOCKING;
    private String resp2 = "";
    private String resp3 = "";
    private @Nullable Object expected;

    private CommandRow(String factory, Command<?> command) {
        this.factory = factory;
        this.command = command;
    }

    /** A row for the factory method of this name. */
    public static CommandRow row(String factory, Command<?> command) {
        return new CommandRow(factory, command);
    }

    /** Words (text split at spaces, {@code @} marks keys) and raw arguments, the command's name included. */
    public CommandRow sends(Object... words) {
        for (Object each : words) {
            if (each instanceof byte[] bytes) {
                request.add(bytes);
            } else {
                for (String word : ((String) each).split(" ")) {
                    boolean key = word.startsWith("@");
                    byte[] bytes = b(key ? word.substring(1) : word);
                    request.add(bytes);
                    if (key) {
                        keys.add(bytes);
                    }
                }
            }
        }
        return this;
    }

    /** A key that cannot be written as a word. */
    public CommandRow sendsKey(byte[] key) {
        request.add(key);
        keys.add(key);
        return this;
    }

    /** How long the server may wait; rows without this must not be blocking. */
    public CommandRow blocks(long millis) {
        blockMillis = millis;
        return this;
    }

    /** The same reply in both protocols. */
    public CommandRow answers(String resp) {
        return answers(resp, resp);
    }

    /** The reply in RESP2 and in RESP3. */
    public CommandRow answers(String resp2, String resp3) {
        this.resp2 = resp2;
        this.resp3 = resp3;
        return this;
    }

    /** The decoded value, compared deeply and with types: {@code byte[]} by content, maps by order. */
    public CommandRow gives(@Nullable Object expected) {
        this.expected = expected;
        return this;
    }

    /** Name of the factory method this row is for. */
    public String factory() {
        return factory;
    }

    public Command<?> command() {
        return command;
    }

    /** Fails unless request, keys, blocking time and both decoded replies are as written. */
    public void verify() {
        assertThat(text(encoded())).isEqualTo(text(expectedRequest()));
        List<byte[]> marked = new ArrayList<>();
        for (int i = 0; i < command.keyCount(); i++) {
            marked.add(command.key(i));
        }
        assertThat(shown(marked)).as("keys").isEqualTo(shown(keys));
        assertThat(command.blockMillis()).as("blocking milliseconds").isEqualTo(blockMillis);
        verifyReply("RESP2", bytes(resp2));
        verifyReply("RESP3", bytes(resp3));
    }

    private void verifyReply(String protocol, byte[] reply) {
        assertThat(reply).as("a row needs a reply").isNotEmpty();
        for (int cut = 0; cut < reply.length; cut++) {
            ByteBuf in = Unpooled.wrappedBuffer(reply);
            RespDecoder decoder = new RespDecoder(RespLimits.DEFAULT);
            in.writerIndex(cut);
            assertThat(decoder.decode(in)).as("%s cut at %d", protocol, cut).isSameAs(RespDecoder.INCOMPLETE);
            in.writerIndex(reply.length);
            Object decoded = decoder.decode(in);
            assertThat(decoded).as("%s reply of the row", protocol).isNotSameAs(RespDecoder.INCOMPLETE);
            Object value = command.decode(decoded);
            assertThat(shown(value)).as("%s cut at %d", protocol, cut).isEqualTo(shown(expected));
            assertThat(in.readableBytes()).as("bytes left over in %s", protocol).isZero();
        }
    }

    private byte[] encoded() {
        ByteBuf out = Unpooled.buffer();
        RespEncoder encoder = new RespEncoder(UnpooledByteBufAllocator.DEFAULT, part -> {
            out.writeBytes(part);
            part.release();
        });
        command.encode(encoder);
        encoder.flush();
        byte[] bytes = new byte[out.readableBytes()];
        out.readBytes(bytes);
        return bytes;
    }

    private byte[] expectedRequest() {
        StringBuilder resp = new StringBuilder("*").append(request.size()).append("\r\n");
        for (byte[] word : request) {
            resp.append('$')
                    .append(word.length)
                    .append("\r\n")
                    .append(text(word))
                    .append("\r\n");
        }
        return bytes(resp.toString());
    }

    @Override
    public String toString() {
        StringBuilder words = new StringBuilder(factory).append(':');
        request.forEach(word -> words.append(' ').append(text(word).replaceAll("[^ -~]", "?")));
        return words.length() > 100 ? words.substring(0, 100) : words.toString();
    }

    /** Text as UTF-8. */
    public static byte[] b(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Keys and values in turn, order kept. */
    public static Map<Object, @Nullable Object> mapOf(@Nullable Object... keysAndValues) {
        Map<Object, @Nullable Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put(keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    /** A value as text that tells types and content apart; equal text means equal values, {@code byte[]} by content. */
    static String shown(@Nullable Object value) {
        if (value instanceof byte[] bytes) {
            return "b'" + text(bytes) + "'";
        }
        if (value instanceof Object[] array) {
            return shown(Arrays.asList(array));
        }
        if (value instanceof Collection<?> items) {
            return items.stream().map(CommandRow::shown).toList().toString();
        }
        if (value instanceof Map<?, ?> map) {
            return shown(new ArrayList<Object>(map.entrySet()));
        }
        if (value instanceof Map.Entry<?, ?> entry) {
            return shown(entry.getKey()) + "=" + shown(entry.getValue());
        }
        if (value instanceof Record record) {
            return record.getClass().getSimpleName() + shown(components(record));
        }
        return value == null ? "null" : value.getClass().getSimpleName() + "'" + value + "'";
    }

    private static List<@Nullable Object> components(Record record) {
        List<@Nullable Object> values = new ArrayList<>();
        try {
            for (RecordComponent component : record.getClass().getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                values.add(component.getAccessor().invoke(record));
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        return values;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
