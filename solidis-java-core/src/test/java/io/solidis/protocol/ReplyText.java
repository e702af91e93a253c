package io.solidis.protocol;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Replies as text that tells types apart, so that tests may compare trees that hold arrays of bytes. */
final class ReplyText {
    private ReplyText() {}

    static String of(@Nullable Object reply) {
        if (reply instanceof byte[] bytes) {
            return "bulk(" + new String(bytes, ISO_8859_1) + ")";
        }
        if (reply instanceof List<?> list) {
            String type = list instanceof MapReply ? "map" : list instanceof PushReply ? "push" : "array";
            return type + list.stream().map(ReplyText::of).collect(Collectors.joining(", ", "[", "]"));
        }
        if (reply instanceof ErrorReply error) {
            return "error(" + error.code() + "|" + error.message() + ")";
        }
        if (reply instanceof String) {
            return "status(" + reply + ")";
        }
        if (reply instanceof Double || reply instanceof BigInteger || reply instanceof Boolean) {
            return reply.getClass().getSimpleName() + "(" + reply + ")";
        }
        return String.valueOf(reply);
    }

    static byte[] bytes(String resp) {
        return resp.getBytes(ISO_8859_1);
    }

    /** All replies in these pieces, each handed over in a buffer of its own, which must be taken in whole. */
    static List<String> decodeAll(RespDecoder decoder, byte[]... pieces) {
        List<String> replies = new ArrayList<>();
        for (byte[] piece : pieces) {
            ByteBuf in = Unpooled.wrappedBuffer(piece);
            Object reply = decoder.decode(in);
            while (reply != RespDecoder.INCOMPLETE) {
                replies.add(of(reply));
                reply = decoder.decode(in);
            }
            if (in.isReadable()) {
                throw new AssertionError(in.readableBytes() + " bytes were left behind");
            }
        }
        return replies;
    }
}
