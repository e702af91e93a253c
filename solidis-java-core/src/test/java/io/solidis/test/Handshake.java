package io.solidis.test;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import java.util.function.Function;

/** What {@link ScriptedRedis} answers to the commands clients send when they connect, or to see whether it is there. */
final class Handshake {
    private static final String SERVER =
            "+server\r\n+redis\r\n+version\r\n+7.4.0\r\n+proto\r\n:%d\r\n+id\r\n:%d\r\n+mode\r\n+standalone\r\n"
                    + "+role\r\n+master\r\n+modules\r\n*0\r\n";
    private static final String INFO = "# Server\r\nredis_version:7.4.0\r\nredis_mode:standalone\r\n"
            + "# Persistence\r\nloading:0\r\n# Replication\r\nrole:master\r\n";

    private Handshake() {}

    static Map<String, Function<ReceivedCommand, byte[]>> answers() {
        return Map.of(
                "HELLO", Handshake::hello,
                "AUTH", command -> resp("+OK\r\n"),
                "CLIENT", Handshake::client,
                "SELECT", command -> resp("+OK\r\n"),
                "PING", command -> resp("+PONG\r\n"),
                "INFO", command -> ScriptedRedis.bulk(INFO));
    }

    private static byte[] hello(ReceivedCommand command) {
        int id = command.connection() + 1;
        boolean three = command.words().size() > 1 && command.text(1).equals("3");
        return resp(three ? "%7\r\n" + SERVER.formatted(3, id) : "*14\r\n" + SERVER.formatted(2, id));
    }

    private static byte[] client(ReceivedCommand command) {
        boolean asksForId = command.words().size() == 2 && command.text(1).equalsIgnoreCase("ID");
        return resp(asksForId ? ":" + (command.connection() + 1) + "\r\n" : "+OK\r\n");
    }

    private static byte[] resp(String text) {
        return text.getBytes(UTF_8);
    }
}
